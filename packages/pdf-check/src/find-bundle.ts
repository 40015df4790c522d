import { STATUS_MAX_BYTES_OF_ALL } from "@colophon/proof";
import { decodeStream } from "./decode-stream.ts";
import { dictionariesIn, isDictionary, type PdfDictionary, referenceOf, textOf } from "./pdf-value.ts";
import type { PdfObject, PdfObjects } from "./pdf-object.ts";

/** A bundle has at most 1,048,576 bytes (docs/format.md); a larger attachment is refused as one by its first check. */
const MAX_BUNDLE = 1024 * 1024 + 1;

const MAX_STATUS = STATUS_MAX_BYTES_OF_ALL + 1;

/** A licence has at most 3,145,728 bytes (docs/format.md). */
const MAX_LICENCE = 3 * 1024 * 1024 + 1;

/**
 * The attached `*.colophon.json`, the last one if there are several: a file that its signature covers has one.
 * An attachment that cannot be unpacked is returned as it is, for the check of the bundle to refuse.
 */
export function findBundle(objects: PdfObjects): Uint8Array | undefined {
  return findAttachment(objects, ".colophon.json", MAX_BUNDLE);
}

/** The attached `*.status.json`, what was said of the certificate up to then; in the same way. */
export function findStatus(objects: PdfObjects): Uint8Array | undefined {
  return findAttachment(objects, ".status.json", MAX_STATUS);
}

/** The attached `*.licence.json` of a licence's document, in the same way. */
export function findLicence(objects: PdfObjects): Uint8Array | undefined {
  return findAttachment(objects, ".licence.json", MAX_LICENCE);
}

/** The attached `*.licence-status.json`, what was said of the licence up to then. */
export function findLicenceStatus(objects: PdfObjects): Uint8Array | undefined {
  return findAttachment(objects, ".licence-status.json", MAX_STATUS);
}

function findAttachment(objects: PdfObjects, ending: string, max: number): Uint8Array | undefined {
  let found: PdfObject | undefined;
  for (const { value } of objects.values())
    for (const dictionary of dictionariesIn(value))
      found = attachmentOf(dictionary, objects, ending) ?? found;
  return found && (decodeStream(found, max) ?? found.stream);
}

/** The embedded file of a file specification (ISO 32000-1, 7.11.3) whose name ends so. */
function attachmentOf(dictionary: PdfDictionary, objects: PdfObjects, ending: string): PdfObject | undefined {
  const embedded = dictionary.get("EF");
  if (embedded === undefined) return undefined;
  const name = textOf(dictionary.get("UF")) ?? textOf(dictionary.get("F"));
  if (name?.endsWith(ending) !== true) return undefined;
  const reference = referenceOf(embedded);
  const files = reference === undefined ? embedded : objects.get(reference)?.value;
  if (!isDictionary(files)) return undefined;
  const file = referenceOf(files.get("UF")) ?? referenceOf(files.get("F"));
  const object = file === undefined ? undefined : objects.get(file);
  return object?.stream && object;
}
