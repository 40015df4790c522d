import { fromHex, ProofError } from "@colophon/proof";
import { toLatin1 } from "./latin1.ts";
import { dictionariesIn, isString, nameOf, type PdfDictionary, textOf } from "./pdf-value.ts";
import type { PdfObjects } from "./pdf-object.ts";

/** A PDF's one signature (ISO 32000-1, 12.8.1), and what of the file it covers: all but the signature itself. */
export interface CoveringSignature {
  /** Everything before and after the hole for the signature. */
  covered: [before: Uint8Array, after: Uint8Array];
  /** The CMS structure, without the zeros that fill the hole. */
  cms: Uint8Array;
  /** The certificate id, as a certificate's PDF has it there. */
  reason: string;
  /** When the signer says that it signed, Unix seconds. */
  signedAt: number;
}

/** Refuses a file without a signature, with several, or with a byte that the one it has does not answer for. */
export function findSignature(bytes: Uint8Array, objects: PdfObjects): CoveringSignature {
  const [signature, ...others] = [...objects.values()]
    .flatMap(({ value }) => [...dictionariesIn(value)])
    .filter((dictionary) => dictionary.has("ByteRange"));
  if (signature === undefined) throw new ProofError("pdf_not_signed");
  if (others.length > 0) throw new ProofError("pdf_signed_twice");
  if (nameOf(signature.get("SubFilter")) !== "ETSI.CAdES.detached")
    throw new ProofError("bad_pdf_signature", "SubFilter");
  const [start, end] = findHole(signature, bytes);
  return {
    covered: [bytes.subarray(0, start), bytes.subarray(end)],
    cms: readHole(bytes.subarray(start + 1, end - 1)),
    reason: textOf(signature.get("Reason")) ?? "",
    signedAt: readDate(textOf(signature.get("M")) ?? ""),
  };
}

/** Where the hole in the covered bytes is. It must be exactly /Contents with its brackets, in a file covered to its end. */
function findHole(signature: PdfDictionary, bytes: Uint8Array): [start: number, end: number] {
  const [range, contents] = [signature.get("ByteRange"), signature.get("Contents")];
  if (!Array.isArray(range) || range.length !== 4) throw new ProofError("pdf_not_covered", "ByteRange");
  const [first, start, end, rest] = range;
  if (first !== 0 || typeof end !== "number" || typeof rest !== "number" || end + rest !== bytes.length)
    throw new ProofError("pdf_not_covered", "ByteRange does not reach from the beginning to the end");
  if (!isString(contents) || contents.start !== start || contents.end !== end)
    throw new ProofError("pdf_not_covered", "ByteRange leaves out more than the signature");
  if (bytes[start] !== 0x3c || bytes[end - 1] !== 0x3e) throw new ProofError("bad_pdf_signature", "Contents");
  return [contents.start, contents.end];
}

/** The DER in a hole of lower-case hex digits; after it only zeros, since that part isn't signed. */
function readHole(hole: Uint8Array): Uint8Array {
  const digits = String.fromCharCode(...hole.subarray(0, 10));
  const header = /^30(?:8[1-4])?/.exec(digits)?.[0] ?? "";
  const lengthBytes = header.length === 4 ? Number(header[3]) : 1;
  const length = Number.parseInt(digits.slice(header.length, header.length + 2 * lengthBytes), 16);
  const end = header.length + 2 * (lengthBytes + length);
  if (header === "" || !(end <= hole.length)) throw new ProofError("bad_pdf_signature", "Contents");
  if (hole.subarray(end).some((digit) => digit !== 0x30))
    throw new ProofError("pdf_not_covered", "the signature is followed by something");
  const hex = toLatin1(hole.subarray(0, end));
  if (!/^[0-9a-f]*$/.test(hex))
    throw new ProofError("bad_pdf_signature", "Contents is not in lower-case hex");
  return fromHex(hex);
}

/** A date of ISO 32000-1, 7.9.4, with all its parts, in Unix seconds. */
function readDate(text: string): number {
  const found =
    /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:Z(?:00'00'?)?|([+-])(\d{2})'(\d{2})'?)$/.exec(text);
  if (!found) throw new ProofError("bad_pdf_signature", "the time of signing is missing");
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1, 7).map(Number);
  const [sign, offsetHours, offsetMinutes] = found.slice(7);
  const offset = (Number(offsetHours ?? 0) * 60 + Number(offsetMinutes ?? 0)) * (sign === "-" ? -60 : 60);
  return Date.UTC(year, month - 1, day, hours, minutes, seconds) / 1000 - offset;
}
