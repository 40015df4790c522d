import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a fault looks like from outside, each as the manual writes it. */
export interface Seen {
  ready: string;
  readyToRead: string;
  conditions: string;
  alerts: string;
  registering: string;
  looking: string;
}

const file = path.join(import.meta.dirname, "../../../../docs/operations.md");
const columns = ["ready", "readyToRead", "conditions", "alerts", "registering", "looking"] as const;

/** The table of the manual that begins with `| fault |`: its rows by their first cell. */
export function readFaultTable(): Map<string, Seen> {
  return new Map(
    findRows(readFileSync(file, "utf8")).map((row) => {
      const [fault = "", ...cells] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      const seen = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ""]));
      return [fault, seen as unknown as Seen];
    }),
  );
}

/**
 * Whether what was seen is what the manual says. A cell has one value (`200, or 507`: either) or several, one a line, of which those
 * with "(perhaps)" may be missing.
 */
export function isAsDocumented(seen: Seen, documented: Seen): boolean {
  return columns.every((column) => {
    const found = linesOf(seen[column]);
    const all = linesOf(documented[column]).map((line) => ({
      values: line.replace(perhaps, "").split(", or "),
      isNeeded: !line.endsWith(perhaps),
    }));
    return (
      found.every((line) => all.some(({ values }) => values.includes(line))) &&
      all.every(({ values, isNeeded }) => !isNeeded || found.some((line) => values.includes(line)))
    );
  });
}

const perhaps = " (perhaps)";
const linesOf = (cell: string): string[] => cell.split("<br>");

export function writeFaultTable(seen: ReadonlyMap<string, Seen>): void {
  const text = readFileSync(file, "utf8");
  const rows = [...seen].map(
    ([fault, row]) => `| ${[fault, ...columns.map((column) => row[column])].join(" | ")} |`,
  );
  writeFileSync(file, text.replace(findRows(text).join("\n"), rows.join("\n")));
}

function findRows(text: string): string[] {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith("| fault |")) + 2;
  const rows = lines.slice(first);
  return rows.slice(
    0,
    rows.findIndex((line) => !line.startsWith("|")),
  );
}
