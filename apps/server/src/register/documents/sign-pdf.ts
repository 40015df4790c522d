import { createHash } from "node:crypto";
import { openPdfFile, type PdfFile } from "./pdf-file.ts";
import { type CmsSignature, signCms } from "./sign-cms.ts";
import type { SigningIdentity } from "./signing-identity.ts";

export interface PdfSigning {
  identity: SigningIdentity;
  /** `/Reason`: identifies the document's certificate. */
  certificateId: string;
  signedAt: Date;
  /** Where a click opens the signature, in points from the lower left corner. */
  seal: { left: number; bottom: number; right: number; top: number };
  /** Resolves to a time-stamp token for the bytes, or undefined when none is available. */
  timeStamp?: ((bytes: Uint8Array) => Promise<Uint8Array | undefined>) | undefined;
}

/**
 * The printed seal, in points from the lower left corner of the sheet: where `certificate.svg` draws it, by the `unit` and `edge` of
 * `certificate.typ`.
 */
export const printedSeal = { left: 239, bottom: 94, right: 359, top: 214 };

/** Bytes reserved for the signature: two certificates, and with a time-stamp the token including the authority's own. */
const reserved = { plain: 4096, timeStamped: 24_576 };

/**
 * Signs a PDF as a certifying author: PAdES baseline (ETSI EN 319 142-1), no changes permitted (ISO 32000-1 §12.8.2.2).
 * The signature is an update at the end of the file and covers all of the file except itself.
 */
export async function signPdf(bytes: Uint8Array, signing: PdfSigning): Promise<Buffer> {
  const space = signing.timeStamp ? reserved.timeStamped : reserved.plain;
  const update = writeUpdate(openPdfFile(bytes), signing, space);
  const file = Buffer.concat([bytes, Buffer.from(update, "latin1")]);
  const start = file.indexOf("/Contents <", bytes.length) + "/Contents ".length;
  const end = start + 2 * space + 2;
  const range = `[0 ${start} ${end} ${file.length - end}]`;
  file.write(range.padEnd(byteRangeRoom.length), file.indexOf(byteRangeRoom, bytes.length), "latin1");

  const digest = createHash("sha256").update(file.subarray(0, start)).update(file.subarray(end)).digest();
  const cms = await assemble(signCms(digest, signing.identity), signing, space);
  file.write(Buffer.from(cms).toString("hex"), start + 1, "latin1");
  return file;
}

async function assemble(
  signature: CmsSignature,
  { timeStamp }: PdfSigning,
  space: number,
): Promise<Uint8Array> {
  const token = await timeStamp?.(signature.value);
  const stamped = signature.assemble(token);
  const cms = stamped.length <= space ? stamped : signature.assemble();
  if (cms.length > space)
    throw new Error(`the signature has ${cms.length} bytes, more than the ${space} kept for it`);
  return cms;
}

const byteRangeRoom = `[${"0".repeat(10)} ${"0".repeat(10)} ${"0".repeat(10)} ${"0".repeat(10)}]`;

/** An incremental update (ISO 32000-1 §7.5.6): the catalog and the first page with the field, the field, the signature. */
function writeUpdate(pdf: PdfFile, signing: PdfSigning, space: number): string {
  const catalog = pdf.objectText(pdf.root);
  const pages = Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  const page = Number(/\/Kids \[(\d+) 0 R/.exec(pdf.objectText(pages))?.[1]);
  const [signature, field, appearance] = [pdf.size, pdf.size + 1, pdf.size + 2];
  const { left, bottom, right, top } = signing.seal;
  const objects: [number, string][] = [
    [page, withAnnotation(pdf.objectText(page), field)],
    [
      pdf.root,
      addEntries(
        catalog,
        `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`,
        `/Perms << /DocMDP ${signature} 0 R >>`,
      ),
    ],
    [signature, signatureDictionary(signing, space)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (certification) /F 132 /P ${page} 0 R /V ${signature} 0 R` +
        ` /Rect [${[left, bottom, right, top].map((n) => n.toFixed(2)).join(" ")}] /AP << /N ${appearance} 0 R >> >>`,
    ],
    // PDF/A requires an appearance (ISO 19005-3 §6.3.3); the seal is already printed on the page, so this one is empty.
    [
      appearance,
      "<< /Type /XObject /Subtype /Form /BBox [0 0 0 0] /Resources << >> /Length 0 >>\nstream\n\nendstream",
    ],
  ];
  return writeObjects(pdf, objects);
}

function signatureDictionary({ certificateId, signedAt }: PdfSigning, space: number): string {
  const date = signedAt.toISOString().replace(/\D/g, "").slice(0, 14);
  const reference =
    "<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>";
  return (
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${byteRangeRoom}` +
    ` /Contents <${"0".repeat(2 * space)}> /M (D:${date}Z) /Reason (${certificateId}) /Reference [${reference}] >>`
  );
}

function withAnnotation(page: string, field: number): string {
  const annotations = /\/Annots \[([^\]]*)\]/;
  return annotations.test(page)
    ? page.replace(annotations, (_, others: string) => `/Annots [${`${others} ${field} 0 R`.trim()}]`)
    : addEntries(page, `/Annots [${field} 0 R]`);
}

function addEntries(dictionary: string, ...entries: string[]): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf(">>"))}${entries.join("\n")}\n>>`;
}

function writeObjects(pdf: PdfFile, objects: readonly [number, string][]): string {
  let text = "\n";
  let table = "";
  for (const [number, body] of objects) {
    const offset = pdf.bytes.length + text.length;
    table += `${number} 1\n${String(offset).padStart(10, "0")} 00000 n \n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const id = createHash("sha256").update(pdf.bytes).update(text).digest("hex").slice(0, 32);
  const tableStart = pdf.bytes.length + text.length;
  return (
    `${text}xref\n${table}trailer\n<< /Size ${pdf.size + 3} /Root ${pdf.root} 0 R ${pdf.info}` +
    ` /ID [${pdf.firstId} <${id}>] /Prev ${pdf.tableStart} >>\nstartxref\n${tableStart}\n%%EOF\n`
  );
}
