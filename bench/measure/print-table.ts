/** Rows of equal keys as a table on standard output, numbers at the right. */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const titles = Object.keys(rows[0] ?? {});
  const lines = [titles, ...rows.map((row) => Object.values(row).map(String))];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "));
}
