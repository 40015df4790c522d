/**
 * A PDF file whose objects can be read by number, as Typst writes it: with a classic cross-reference table and without
 * object streams.
 */
export interface PdfFile {
  bytes: Uint8Array;
  /** One more than the highest object number. */
  size: number;
  /** Object number of the document catalog. */
  root: number;
  /** Trailer entries that an update must repeat. */
  info: string;
  firstId: string;
  /** Where the newest cross-reference table begins. */
  tableStart: number;
  /** The text between `obj` and `endobj`; of a stream, only its dictionary is meaningful as text. */
  objectText(number: number): string;
}

export function openPdfFile(bytes: Uint8Array): PdfFile {
  // One character per byte: offsets in the text are offsets in the file.
  const text = Buffer.from(bytes).toString("latin1");
  const tableStart = Number(find(text.slice(-64), /startxref\s+(\d+)\s+%%EOF\s*$/));
  const table = text.slice(tableStart);
  const size = Number(find(table, /\/Size (\d+)/));
  const rows = /^xref\s+0 (\d+)\s+/.exec(table);
  if (rows === null || Number(rows[1]) !== size)
    throw new Error("the PDF's cross-reference table has an unexpected form");
  return {
    bytes,
    size,
    root: Number(find(table, /\/Root (\d+) 0 R/)),
    info: find(table, /(\/Info \d+ 0 R)/),
    firstId: find(table, /\/ID \[(\([^)]*\)|<[^>]*>)/),
    tableStart,
    objectText(number) {
      const row = rows[0].length + 20 * number;
      const start = Number(table.slice(row, row + 10));
      const body = find(text.slice(start), /^\d+ 0 obj\s([\s\S]*?)\sendobj/);
      if (!text.startsWith(`${number} 0 obj`, start)) throw new Error(`the PDF has no object ${number}`);
      return body;
    },
  };
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`the PDF has no match for ${String(pattern)}`);
  return found;
}
