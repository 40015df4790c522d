import { ProofError, STATUS_MAX_BYTES_OF_ALL } from "@colophon/proof";
import { toLatin1 } from "./latin1.ts";
import { type CertificatePdf, isPdf, MAX_PDF_BYTES, readCertificatePdf } from "./read-certificate-pdf.ts";

/** A file that somebody gives to be checked. `read` gives at most `length` of its first bytes. */
export interface GivenFile {
  name: string;
  size: number;
  read: (length: number) => Promise<Uint8Array>;
}

/** What a file turns out to be. A work's file may be anything, a PDF without a bundle too. */
export type Recognised =
  | { kind: "certificate_pdf"; pdf: CertificatePdf; bundle: Uint8Array }
  | { kind: "bundle"; bundle: Uint8Array }
  | { kind: "status"; status: Uint8Array }
  | { kind: "licence_pdf"; pdf: CertificatePdf; licence: Uint8Array }
  | { kind: "licence"; licence: Uint8Array }
  | { kind: "work"; isPdf: boolean };

const BEGINNING_BYTES = 1024;

/** A bundle has at most 1,048,576 bytes (docs/format.md); one more shows that a file has more. */
const MAX_BUNDLE_BYTES = 1024 * 1024;

/** A licence has at most 3,145,728. */
const MAX_LICENCE_BYTES = 3 * 1024 * 1024;

/**
 * Says what a file is, by its content; a bundle and a licence are also recognised by their names, so that a damaged one is not taken for a work.
 * No file is two things: what begins as a bundle is one, and its own check refuses it when a PDF begins further inside; of
 * all others, what begins as a PDF is one, whatever it contains. Nothing is verified yet.
 */
export async function recogniseFile({ name, size, read }: GivenFile): Promise<Recognised> {
  const beginning = await read(BEGINNING_BYTES);
  const beginsAsObject = /^[ \t\r\n]*\{/.test(toLatin1(beginning));
  if (isPdf(beginning) && !beginsAsObject && size <= MAX_PDF_BYTES) {
    const pdf = takeApart(await read(MAX_PDF_BYTES));
    if (pdf?.bundle) return { kind: "certificate_pdf", pdf, bundle: pdf.bundle };
    if (pdf?.licence) return { kind: "licence_pdf", pdf, licence: pdf.licence };
  }
  const isNamed = name.endsWith(".colophon.json");
  const isLicence =
    name.endsWith(".licence.json") ||
    (beginsAsObject && size <= MAX_LICENCE_BYTES && says("licence", beginning));
  if (isLicence) return { kind: "licence", licence: await read(MAX_LICENCE_BYTES + 1) };
  if (isNamed || (beginsAsObject && size <= MAX_BUNDLE_BYTES)) {
    const bytes = await read(MAX_BUNDLE_BYTES + 1);
    if (isNamed || says("bundle", bytes)) return { kind: "bundle", bundle: bytes };
    if (says("status", bytes)) return { kind: "status", status: bytes };
    if (says("licence", bytes)) return { kind: "licence", licence: bytes };
  }
  if (beginsAsObject && size > MAX_BUNDLE_BYTES && says("status", beginning))
    return { kind: "status", status: await read(STATUS_MAX_BYTES_OF_ALL + 1) };
  return { kind: "work", isPdf: isPdf(beginning) };
}

/** Undefined when it cannot be taken apart: then it is a work's file like any other. */
function takeApart(bytes: Uint8Array): CertificatePdf | undefined {
  try {
    return readCertificatePdf(bytes);
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}

function says(what: "bundle" | "status" | "licence", bytes: Uint8Array): boolean {
  return new RegExp(`"format"\\s*:\\s*"colophon-${what}/`).test(toLatin1(bytes));
}
