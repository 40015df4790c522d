/** A value of PDF's syntax (ISO 32000-1, 7.3). Strings hold one character for each byte. */
export type PdfValue =
  | null
  | boolean
  | number
  | { name: string }
  | PdfString
  | { object: number }
  | PdfValue[]
  | PdfDictionary;

export type PdfDictionary = Map<string, PdfValue>;

export interface PdfString {
  string: string;
  /** Its position in the text it was read from, delimiters included. */
  start: number;
  end: number;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isString(value: PdfValue | undefined): value is PdfString {
  return typeof value === "object" && value !== null && "string" in value;
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
}

export function referenceOf(value: PdfValue | undefined): number | undefined {
  return typeof value === "object" && value !== null && "object" in value ? value.object : undefined;
}

/** A text string (7.9.2.2): UTF-16 after its byte order mark, else one character for each byte. */
export function textOf(value: PdfValue | undefined): string | undefined {
  if (!isString(value)) return undefined;
  const { string } = value;
  if (!string.startsWith("\u00fe\u00ff")) return string;
  const units = string.slice(2).match(/[^]{2}/g) ?? [];
  return units.map((unit) => String.fromCharCode((unit.charCodeAt(0) << 8) | unit.charCodeAt(1))).join("");
}

/** The dictionaries that a value is or contains; references are not followed. */
export function* dictionariesIn(value: PdfValue): Generator<PdfDictionary> {
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isDictionary(next)) {
      yield next;
      for (const inner of next.values()) open.push(inner);
    } else if (Array.isArray(next)) {
      for (const inner of next) open.push(inner);
    }
  }
}
