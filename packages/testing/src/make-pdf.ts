import { deflateSync } from "node:zlib";
import { concat, toHex, utf8 } from "@colophon/proof";
import { type CmsOptions, makeCms, withTimeStamp } from "./make-cms.ts";

export interface PdfOptions extends CmsOptions {
  bundle?: Uint8Array | string;
  status?: Uint8Array | string;
  /** In place of a bundle, in a licence's document, and its status. */
  licence?: Uint8Array | string;
  licenceStatus?: Uint8Array | string;
  certificateId?: string;
  signedAt?: number;
  subFilter?: string;
  /** Whether the attachment is compressed; it is by default. */
  isPacked?: boolean;
  /** Objects that need not stand by themselves go into an object stream, as newer writers do. */
  hasObjectStream?: boolean;
  hasUpperCaseHex?: boolean;
  /** Bytes kept for the signature. */
  room?: number;
  /** Bytes after the CMS structure, instead of zeros. */
  padding?: Uint8Array;
  /** Characters before and after /Contents that the ByteRange leaves out, too. */
  gap?: number;
  /** Further objects, such as a second signature. */
  objects?: Record<number, string>;
}

const RANGE = "[0 0000000000 0000000000 0000000000]";

/** A page with an attached bundle, signed as a registry signs it. */
export function makePdf(options: PdfOptions): Uint8Array {
  const {
    bundle,
    status,
    licence,
    licenceStatus,
    certificateId = "RSF-000000005",
    signedAt = 1_760_000_000,
    gap = 0,
  } = options;
  const hole = "0".repeat(2 * (options.room ?? 1792));
  const date = `${new Date(signedAt * 1000).toISOString().slice(0, 19).replaceAll(/[-T:]/g, "")}Z`;
  const name = `(${certificateId}.colophon.json)`;
  const loose = {
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /SigFlags 3 >>${bundle === undefined ? "" : ` /Names << /EmbeddedFiles << /Names [${name} 7 0 R] >> >> /AF [7 0 R]`} >>`,
    2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [5 0 R] >>",
    5: "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Registry \\(seal\\)) /Rect [0 0 0 0] /V 6 0 R /P 3 0 R >>",
    ...(bundle !== undefined && {
      7: `<< /Type /Filespec /F ${name} /UF ${name} /EF << /F 8 0 R >> /AFRelationship /Data >>`,
    }),
    ...(licence !== undefined && {
      13: `<< /Type /Filespec /F (${certificateId}.licence.json) /UF (${certificateId}.licence.json) /EF << /F 14 0 R >> /AFRelationship /Data >>`,
    }),
    ...(licenceStatus !== undefined && {
      15: `<< /Type /Filespec /F (${certificateId}.licence-status.json) /EF << /F 16 0 R >> /AFRelationship /Supplement >>`,
    }),
    ...(status !== undefined && {
      11: `<< /Type /Filespec /F (${certificateId}.status.json) /EF << /F 12 0 R >> /AFRelationship /Supplement >>`,
    }),
  };
  const fixed: Record<number, Uint8Array> = {
    4: stream("", utf8("0 0 m 595 842 l S % 9 0 obj << /ByteRange [1 2 3 4] >>")),
    6: utf8(
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${options.subFilter ?? "ETSI.CAdES.detached"} /ByteRange ${RANGE} /Contents <${hole}> /Reason (${certificateId}) /M (D:${date}) >>`,
    ),
    ...(bundle !== undefined && { 8: attachment(bundle, options.isPacked ?? true) }),
    ...(status !== undefined && { 12: attachment(status, options.isPacked ?? true) }),
    ...(licence !== undefined && { 14: attachment(licence, options.isPacked ?? true) }),
    ...(licenceStatus !== undefined && { 16: attachment(licenceStatus, options.isPacked ?? true) }),
  };
  const written = writeObjects(loose, fixed, options);
  const start = written.text.indexOf(`<${hole}>`) - gap;
  const end = start + hole.length + 2 + 2 * gap;
  const range = `[0 ${start} ${end} ${written.bytes.length - end}]`.padEnd(RANGE.length);
  const file = withText(written.bytes, written.text.indexOf(RANGE), range);
  const cms = makeCms(concat(file.subarray(0, start), file.subarray(end)), options);
  const content = toHex(concat(cms, options.padding ?? new Uint8Array()));
  const digits = options.hasUpperCaseHex === true ? content.toUpperCase() : content;
  return withText(file, start + gap + 1, digits);
}

/** The CMS structure of a signed PDF. */
export function cmsOf(pdf: Uint8Array): Uint8Array {
  const { hole } = findHole(pdf);
  const whole = Buffer.from(hole, "hex");
  // Its length has two bytes.
  return new Uint8Array(whole.subarray(0, 4 + whole.readUInt16BE(2)));
}

/** A PDF with another structure in the signature's place, which needs no key: nothing that is signed changes. */
export function withCms(pdf: Uint8Array, cms: Uint8Array): Uint8Array {
  const { start, hole } = findHole(pdf);
  return withText(pdf, start, toHex(cms).padEnd(hole.length, "0"));
}

/** A signed PDF with a time-stamp that a stranger has put into its spare zeros. `at`: Unix seconds. */
export function addTimeStamp(pdf: Uint8Array, at: number): Uint8Array {
  return withCms(pdf, withTimeStamp(cmsOf(pdf), at));
}

function findHole(pdf: Uint8Array): { start: number; hole: string } {
  const text = Buffer.from(pdf).toString("latin1");
  const hole = /\/ByteRange [^>]*\/Contents <([0-9a-f]+)>/.exec(text)?.[1] ?? "";
  return { start: text.indexOf(`<${hole}>`) + 1, hole };
}

/** Adds what a program adds that saves changes at the end of a file. */
export function appendUpdate(pdf: Uint8Array, objects: Record<number, string>): Uint8Array {
  const text = Object.entries(objects).map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`);
  return concat(pdf, utf8(`${text.join("")}trailer\n<< /Root 1 0 R >>\n%%EOF\n`));
}

function writeObjects(
  loose: Record<number, string>,
  fixed: Record<number, Uint8Array>,
  { hasObjectStream, objects = {} }: PdfOptions,
): { bytes: Uint8Array; text: string } {
  const packed = hasObjectStream === true ? { 30: objectStream(loose) } : encoded(loose);
  const all = Object.entries({ ...packed, ...fixed, ...encoded(objects) });
  const parts = [utf8("%PDF-1.7\n%âãÏÓ\n")];
  const offsets: string[] = [];
  for (const [number, object] of all) {
    const offset = String(parts.reduce((sum, { length }) => sum + length, 0)).padStart(10, "0");
    offsets.push(`${number} 1\n${offset} 00000 n \n`);
    parts.push(utf8(`${number} 0 obj\n`), object, utf8("\nendobj\n"));
  }
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  parts.push(
    utf8(`xref\n${offsets.join("")}trailer\n<< /Size 40 /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`),
  );
  const bytes = concat(...parts);
  return { bytes, text: Buffer.from(bytes).toString("latin1") };
}

function encoded(objects: Record<number, string>): Record<number, Uint8Array> {
  return Object.fromEntries(Object.entries(objects).map(([number, object]) => [number, utf8(object)]));
}

function objectStream(objects: Record<number, string>): Uint8Array {
  let at = 0;
  const pairs = Object.entries(objects).map(([number, object]) => {
    const pair = `${number} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const header = `${pairs.join(" ")}\n`;
  const content = deflateSync(utf8(header + Object.values(objects).join("\n")));
  return stream(`/Type /ObjStm /N ${pairs.length} /First ${header.length} /Filter /FlateDecode`, content);
}

function attachment(bundle: Uint8Array | string, isPacked: boolean): Uint8Array {
  const bytes = typeof bundle === "string" ? utf8(bundle) : bundle;
  return isPacked
    ? stream("/Type /EmbeddedFile /Filter /FlateDecode", deflateSync(bytes))
    : stream("/Type /EmbeddedFile", bytes);
}

function stream(entries: string, content: Uint8Array): Uint8Array {
  return concat(utf8(`<< ${entries} /Length ${content.length} >>\nstream\n`), content, utf8("\nendstream"));
}

function withText(bytes: Uint8Array, at: number, text: string): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy.set(utf8(text), at);
  return copy;
}
