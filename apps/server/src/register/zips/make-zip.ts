import { Readable } from "node:stream";
import type { Language } from "@colophon/api";
import { makeZip as zip } from "client-zip";
import { AppError } from "../../base/errors.ts";
import { csvLine } from "../../base/csv-line.ts";
import { failedNotes } from "./failed-notes.ts";

export interface ZippedWork {
  certificateId: string;
  title: string;
}

export interface ZippedFile {
  name: string;
  input: Uint8Array | string;
}

export interface Filling {
  registeredAt: Date;
  /** The first is the one that the list names. */
  files: [ZippedFile, ...ZippedFile[]];
}

/** A work to put in, or the id of one that is not there. */
export type Selected = { work: ZippedWork } | { missing: string };

interface Zipping {
  works: AsyncIterable<Selected>;
  fill: (work: ZippedWork) => Promise<Filling>;
  /** Where anyone sees a work's certificate. */
  addressOf: (certificateId: string) => string;
  language: Language;
  /** Aborted once the client has gone. */
  gone: AbortSignal;
  warn: (err: unknown, certificateId: string) => void;
}

/** When this number of works in a row fail, the fault is the registry's, not theirs. */
const mostFailuresInRow = 10;

/**
 * A ZIP of many works that is made while it is sent, one work after the other: nothing is made ahead, kept or open while the
 * client reads slowly or has gone. A work that fails is named in `FAILED.txt`, since thousands of others should not wait for
 * it; once many fail one after the other, the connection breaks, and nobody takes the rest for a whole ZIP.
 */
export function makeZip(zipping: Zipping): Readable {
  return Readable.fromWeb(zip(zippedFiles(zipping)) as Parameters<typeof Readable.fromWeb>[0]);
}

async function* zippedFiles({ works, fill, addressOf, language, gone, warn }: Zipping) {
  const lines = [csvLine(["file", "certificate", "title", "registered", "address"])];
  const failed: string[] = [];
  let inRow = 0;
  for await (const selected of works) {
    if ("missing" in selected) {
      failed.push(`${selected.missing} (not_found)`);
      continue;
    }
    const { certificateId, title } = selected.work;
    let filling;
    try {
      filling = await fill(selected.work);
    } catch (error) {
      gone.throwIfAborted();
      inRow += 1;
      if (inRow === mostFailuresInRow) throw error;
      warn(error, certificateId);
      failed.push(`${certificateId} (${error instanceof AppError ? error.code : "internal"})`);
      continue;
    }
    inRow = 0;
    const { registeredAt, files } = filling;
    for (const file of files) yield { ...file, lastModified: registeredAt };
    const [{ name }] = files;
    lines.push(csvLine([name, certificateId, title, registeredAt.toISOString(), addressOf(certificateId)]));
  }
  if (failed.length > 0)
    yield { name: "FAILED.txt", input: [failedNotes[language], "", ...failed, ""].join("\r\n") };
  // Spreadsheets read UTF-8 where a mark says so.
  yield { name: "manifest.csv", input: `\ufeff${lines.join("")}` };
}
