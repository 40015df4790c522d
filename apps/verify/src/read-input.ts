import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type CertificatePdf, type Recognised, recogniseFile } from "@colophon/pdf-check";
import { CERTIFICATE_ID } from "@colophon/proof";
import { LICENCE_ID } from "@colophon/proof/licences";
import { CannotCheckError } from "./errors.ts";
import { readBeginning, cannotRead } from "./read-limited.ts";

/** A file that belongs to a bundle: a work's, or the PDF of a certificate. */
export interface BundledFile {
  /** Lower-case hex. */
  sha256: string;
  /** When it is the PDF of a certificate. */
  pdf?: CertificatePdf;
}

/** What was given to be checked. */
export type CheckInput =
  | { kind: "work_file"; sha256: string; isPdf: boolean }
  | Exclude<Recognised, { kind: "work" }>
  | { kind: "certificate_id"; certificateId: string }
  | { kind: "licence_id"; licenceId: string };

const CHUNK_BYTES = 1024 * 1024;

/** Says what an input is: a file by what is in it, or an id. What exists as a file is never an id. */
export async function readInput(name: string): Promise<CheckInput> {
  const size = await sizeOf(name);
  if (size === undefined)
    return LICENCE_ID.test(name)
      ? { kind: "licence_id", licenceId: name }
      : { kind: "certificate_id", certificateId: name };
  const file = await recognise(name, size);
  return file.kind === "work" ? { kind: "work_file", sha256: await hashFile(name), isPdf: file.isPdf } : file;
}

/** A file for which the bundle is given beside it. */
export async function readWorkFile(path: string): Promise<BundledFile> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw cannotRead(path, error);
  });
  const file = await recognise(path, size);
  return { sha256: await hashFile(path), ...(file.kind === "certificate_pdf" && { pdf: file.pdf }) };
}

function recognise(path: string, size: number): Promise<Recognised> {
  return recogniseFile({ name: path, size, read: (length) => readBeginning(path, length) });
}

/** Hashes a file of any size in a stream. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    const chunks = createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>;
    for await (const chunk of chunks) hash.update(chunk);
  } catch (error) {
    throw cannotRead(path, error);
  }
  return hash.digest("hex");
}

/** Undefined for a number. Devices and pipes are refused: some never end. */
async function sizeOf(name: string): Promise<number | undefined> {
  try {
    const { size, isFile } = await stat(name).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) throw new CannotCheckError("unreadable", `${name} cannot be read: it is not a file.`);
    return size;
  } catch (error) {
    const isNumber = CERTIFICATE_ID.test(name) || LICENCE_ID.test(name);
    if (isNumber && !(error instanceof CannotCheckError)) return undefined;
    throw cannotRead(name, error);
  }
}
