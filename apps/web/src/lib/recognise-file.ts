import { type CertificatePdf, isPdf, MAX_PDF_BYTES, readCertificatePdf } from "@colophon/pdf-check";
import { BUNDLE_FORMAT, fromUtf8, ProofError } from "@colophon/proof";

/** What a file turns out to be. A work's file may be anything, a PDF without a bundle too. */
export type Recognised =
  | { kind: "certificate_pdf"; pdf: CertificatePdf; bundle: Uint8Array }
  | { kind: "bundle"; bundle: Uint8Array }
  | { kind: "work"; isPdf: boolean };

/** A bundle has at most so many bytes (docs/format.md). */
const MAX_BUNDLE_BYTES = 1024 * 1024;

/** Looks at a file by what is in it; a bundle is also known by its name, so that a damaged one is not taken for a work. */
export async function recogniseFile(file: File): Promise<Recognised> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  if (isPdf(start))
    return file.size > MAX_PDF_BYTES ? { kind: "work", isPdf: true } : await recognisePdf(file);
  if (file.size > MAX_BUNDLE_BYTES) return { kind: "work", isPdf: false };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBundle = file.name.endsWith(".colophon.json") || textOf(bytes).includes(`"${BUNDLE_FORMAT}"`);
  return isBundle ? { kind: "bundle", bundle: bytes } : { kind: "work", isPdf: false };
}

async function recognisePdf(file: File): Promise<Recognised> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pdf = attempt(() => readCertificatePdf(bytes));
  return pdf?.bundle ? { kind: "certificate_pdf", pdf, bundle: pdf.bundle } : { kind: "work", isPdf: true };
}

const textOf = (bytes: Uint8Array): string => attempt(() => fromUtf8(bytes)) ?? "";

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}
