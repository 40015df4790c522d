import { toCell } from "@colophon/api";

/** A line of CSV (RFC 4180). What a spreadsheet would run as a formula is text to it. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${toCell(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
