import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { CannotCheckError } from "./errors.ts";
import { MAX_BYTES, readSmallFile, unreadable } from "./read-limited.ts";

export interface WorkFile {
  kind: "work_file";
  /** Lower-case hex. */
  sha256: string;
  isPdf: boolean;
}

/** What was given to be checked. */
export type Input =
  | WorkFile
  | { kind: "bundle"; bytes: Uint8Array }
  | { kind: "certificate_id"; certificateId: string };

const CERTIFICATE_ID = /^RSF-[0-9A-HJKMNP-TV-Z]{9}$/;
const CHUNK_BYTES = 1024 * 1024;

/** Tells bundles from work files by their name, or because they say so inside. What exists as a file is never an id. */
export async function readInput(name: string): Promise<Input> {
  const size = await sizeOf(name);
  if (size === undefined) return { kind: "certificate_id", certificateId: name };
  if (size <= MAX_BYTES) {
    const bytes = await readSmallFile(name);
    if (name.endsWith(".colophon.json") || Buffer.from(bytes).includes('"colophon-bundle/'))
      return { kind: "bundle", bytes };
  }
  return await readWorkFile(name);
}

/** Hashes a file of any size in a stream. */
export async function readWorkFile(path: string): Promise<WorkFile> {
  const hash = createHash("sha256");
  let isPdf: boolean | undefined;
  try {
    for await (const chunk of createReadStream(path, {
      highWaterMark: CHUNK_BYTES,
    }) as AsyncIterable<Buffer>) {
      isPdf ??= chunk.subarray(0, 1024).includes("%PDF-");
      hash.update(chunk);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  return { kind: "work_file", sha256: hash.digest("hex"), isPdf: isPdf ?? false };
}

/** Undefined for a certificate id. Devices and pipes are refused: some never end. */
async function sizeOf(name: string): Promise<number | undefined> {
  try {
    const { size, isFile } = await stat(name).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) throw new CannotCheckError("unreadable", `${name} cannot be read: it is not a file.`);
    return size;
  } catch (error) {
    if (CERTIFICATE_ID.test(name) && !(error instanceof CannotCheckError)) return undefined;
    throw unreadable(name, error);
  }
}
