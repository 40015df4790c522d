/** A line of CSV (RFC 4180). What a spreadsheet would run as a formula is text to it, by an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${asText(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

const asText = (cell: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell);
