import type { PdfValue } from "./pdf-value.ts";

/** One of the file's numbered objects. */
export interface PdfObject {
  value: PdfValue;
  /** The bytes of a stream, as they stand in the file. */
  stream?: Uint8Array;
}

/** By number; of objects with the same number, the last in the file. */
export type PdfObjects = Map<number, PdfObject>;
