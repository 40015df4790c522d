/** One file of a tree with the product's layout: its subject, its path, its content. */
type Plant = { about: string; file: string; code: string };

/** Of a table with a row for each file. */
export function plants(table: string): Plant[] {
  const rows = table.trim().split("\n");
  return rows.map((row) => {
    const [about = "", file = "", code = ""] = row.split("|").map((cell) => cell.trim());
    return { about, file, code };
  });
}
