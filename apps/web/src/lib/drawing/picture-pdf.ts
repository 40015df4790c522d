import { lineOf } from "../text/words.ts";

/** One sheet's picture: its JPEG, and its size in pixels. */
export interface SheetPicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** A4 in points (72 per inch), and the margins at the top and the sides. */
const millimetre = 72 / 25.4;
const a4 = { width: 210 * millimetre, height: 297 * millimetre };
const margin = 10 * millimetre;

/** The ratio of height to width of a picture that fills a sheet within its margins. */
export const sheetRatio = (a4.height - 2 * margin) / (a4.width - 2 * margin);

/**
 * A PDF of pictures, one per A4 sheet, below a margin of 10 mm and as wide as the margins allow (ISO 32000-1: 7.5 structure,
 * 8.9.5 images, 7.4.8 embedded JPEG).
 */
export function picturePdf(pictures: readonly SheetPicture[], title: string, language: string): Blob {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (dictionary: string, stream?: Uint8Array) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };

  write("%PDF-1.7\n");
  const kids = pictures.map((_, i) => `${4 + 3 * i} 0 R`).join(" ");
  object(
    `<< /Type /Catalog /Pages 2 0 R /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  object(
    `<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} /MediaBox [0 0 ${size(a4.width)} ${size(a4.height)}] >>`,
  );
  object(`<< /Title ${textString(lineOf(title))} >>`);
  for (const { jpeg, width, height } of pictures) {
    const page = offsets.length + 1;
    const wide = a4.width - 2 * margin;
    const high = (wide * height) / width;
    const place = [wide, 0, 0, high, margin, a4.height - margin - high].map(size).join(" ");
    const content = new TextEncoder().encode(`q ${place} cm /Picture Do Q`);
    object(
      `<< /Type /Page /Parent 2 0 R /Resources << /XObject << /Picture ${page + 2} 0 R >> >> /Contents ${page + 1} 0 R >>`,
    );
    object(`<< /Length ${content.length} >>`, content);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries.join("")}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Blob(parts as BlobPart[], { type: "application/pdf" });
}

const size = (points: number): string => points.toFixed(3);

/** UTF-16 with a byte order mark, in hex: works in every language and needs no escaping. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, "0")).join("")}>`;
}
