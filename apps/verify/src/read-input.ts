import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { type CertificatePdf, isPdf, MAX_PDF_BYTES, readCertificatePdf } from "@colophon/pdf-check";
import { ProofError } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";
import { MAX_BYTES, readSmallFile, unreadable } from "./read-limited.ts";

export interface WorkFile {
  kind: "work_file";
  /** Lower-case hex. */
  sha256: string;
  /** When it is a PDF, and small enough for one of a certificate. */
  pdf?: CertificatePdf;
}

/** What was given to be checked. */
export type Input =
  | WorkFile
  | { kind: "bundle"; bytes: Uint8Array }
  | { kind: "certificate_pdf"; pdf: CertificatePdf; bundle: Uint8Array }
  | { kind: "certificate_id"; certificateId: string };

const CERTIFICATE_ID = /^RSF-[0-9A-HJKMNP-TV-Z]{9}$/;
const CHUNK_BYTES = 1024 * 1024;

/**
 * Tells bundles from work files by their name, or because they say so inside, and PDFs of certificates by the bundle
 * that they carry. What exists as a file is never an id.
 */
export async function readInput(name: string): Promise<Input> {
  const size = await sizeOf(name);
  if (size === undefined) return { kind: "certificate_id", certificateId: name };
  if (size <= MAX_BYTES) {
    const bytes = await readSmallFile(name);
    if (name.endsWith(".colophon.json") || Buffer.from(bytes).includes('"colophon-bundle/'))
      return { kind: "bundle", bytes };
  }
  const file = await readWorkFile(name);
  const { pdf } = file;
  return pdf?.bundle === undefined ? file : { kind: "certificate_pdf", pdf, bundle: pdf.bundle };
}

/** Hashes a file of any size in a stream. */
export async function readWorkFile(path: string): Promise<WorkFile> {
  const hash = createHash("sha256");
  let start: Buffer | undefined;
  let size = 0;
  try {
    for await (const chunk of createReadStream(path, {
      highWaterMark: CHUNK_BYTES,
    }) as AsyncIterable<Buffer>) {
      start ??= chunk;
      size += chunk.length;
      hash.update(chunk);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  const mayBePdf = start !== undefined && isPdf(start) && size <= MAX_PDF_BYTES;
  const pdf = mayBePdf ? await readPdf(path) : undefined;
  return { kind: "work_file", sha256: hash.digest("hex"), ...(pdf && { pdf }) };
}

/** Undefined when it cannot be taken apart: then it is a work file like any other. */
async function readPdf(path: string): Promise<CertificatePdf | undefined> {
  const bytes = await readSmallFile(path, MAX_PDF_BYTES);
  try {
    return readCertificatePdf(bytes);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
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
