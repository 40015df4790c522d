import { type ChosenWorks, noAnswer } from "@colophon/api";
import { callApiForBytes } from "../api/call-api.ts";
import { createEntryReader } from "./read-entries.ts";
import { saveFile } from "./save-file.ts";

export interface SaveOptions {
  /** How many works have arrived. */
  onWorks?: (count: number) => void;
  signal?: AbortSignal;
}

export interface SavedZip {
  works: number;
  /** The ZIP names works that are not in it. */
  isIncomplete: boolean;
}

/** Saves the proofs of several of the user's own works as one ZIP. */
export const saveProofs = (chosen: ChosenWorks, options: SaveOptions = {}): Promise<SavedZip> =>
  saveZip("POST /api/ip/user/proofs.zip", "colophon-proofs.zip", chosen, options);

/** The same of their certificates as PDFs, each of which may have to be drawn first. */
export const saveDocuments = (chosen: ChosenWorks, options: SaveOptions = {}): Promise<SavedZip> =>
  saveZip("POST /api/ip/user/documents.zip", "colophon-certificates.zip", chosen, options);

/** What the page holds itself; a browser keeps more of a Blob on its disk. */
const mostInMemory = 8 * 1024 * 1024;

/**
 * The session's token is in no cookie, so that no plain link can ask for the ZIP: it is read here, in pieces that the browser
 * keeps, and saved once it is whole. One that breaks off is not.
 */
async function saveZip(
  key: "POST /api/ip/user/proofs.zip" | "POST /api/ip/user/documents.zip",
  name: string,
  body: ChosenWorks,
  { onWorks, signal }: SaveOptions,
): Promise<SavedZip> {
  const answer = await callApiForBytes(key, { body }, signal ? { signal } : {});
  const saved: SavedZip = { works: 0, isIncomplete: false };
  const read = createEntryReader((entry) => {
    if (entry === "FAILED.txt") saved.isIncomplete = true;
    if (!/\.(?:pdf|colophon\.json)$/.test(entry)) return;
    saved.works += 1;
    onWorks?.(saved.works);
  });
  const kept: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const keep = () => {
    kept.push(new Blob(pieces));
    pieces = [];
    size = 0;
  };
  for await (const piece of piecesOf(answer, signal)) {
    read(piece);
    pieces.push(piece);
    size += piece.length;
    if (size > mostInMemory) keep();
  }
  keep();
  saveFile(new Blob(kept, { type: "application/zip" }), name);
  return saved;
}

/** An answer that breaks off is no answer. */
async function* piecesOf({ body }: Response, signal: AbortSignal | undefined) {
  const reader = body?.getReader();
  for (;;) {
    const read = await reader?.read().catch((cause: unknown) => {
      throw signal?.aborted ? cause : noAnswer();
    });
    if (read?.value === undefined) return;
    yield read.value;
  }
}
