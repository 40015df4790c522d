import { ProofError } from "@colophon/proof";
import { findBundle, findLicence, findLicenceStatus, findStatus } from "./find-bundle.ts";
import type { PdfObjects } from "./pdf-object.ts";
import { scanObjects } from "./scan-objects.ts";

/** A certificate's PDF has some hundred kilobytes; a larger file is not one. */
export const MAX_PDF_BYTES = 16 * 1024 * 1024;

export interface CertificatePdf {
  bytes: Uint8Array;
  objects: PdfObjects;
  /** The attached bundle, unpacked and unchecked; absent in PDFs of other kinds. */
  bundle?: Uint8Array;
  /** The attached status, the same; documents older than statements have none. */
  status?: Uint8Array;
  /** The attached licence and its status, the same, in a licence's document. */
  licence?: Uint8Array;
  licenceStatus?: Uint8Array;
}

/** Whether a file says at its beginning that it is a PDF. */
export function isPdf(beginning: Uint8Array): boolean {
  return String.fromCharCode(...beginning.subarray(0, 1024)).includes("%PDF-");
}

/** Takes a PDF apart. Nothing is believed yet. Refuses (`bad_pdf`) what is none, or too large or too full for one. */
export function readCertificatePdf(bytes: Uint8Array): CertificatePdf {
  if (!isPdf(bytes) || bytes.length > MAX_PDF_BYTES) throw new ProofError("bad_pdf");
  const objects = scanObjects(bytes);
  const bundle = findBundle(objects);
  const status = findStatus(objects);
  const licence = findLicence(objects);
  const licenceStatus = findLicenceStatus(objects);
  return {
    bytes,
    objects,
    ...(bundle && { bundle }),
    ...(status && { status }),
    ...(licence && { licence }),
    ...(licenceStatus && { licenceStatus }),
  };
}
