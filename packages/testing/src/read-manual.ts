import { readFileSync } from "node:fs";
import path from "node:path";

export type Manual = "operations.md" | "first-year.md";

/** A block of code of a manual: settings, or lines for a shell. */
export interface ManualBlock {
  lines: string[];
  /** What its paragraph before it says. */
  before: string;
}

/** The blocks of a manual, which are indented by four spaces, or more within a list. */
export function readBlocks(manual: Manual): ManualBlock[] {
  const lines = readManual(manual).split("\n");
  const blocks: ManualBlock[] = [];
  let before = "";
  let open: ManualBlock | undefined;
  for (const [place, line] of lines.entries()) {
    const isCode = /^ {4,}\S/.test(line) && (open !== undefined || lines[place - 1] === "");
    if (isCode) {
      if (open === undefined) blocks.push((open = { lines: [], before }));
      open.lines.push(line);
    } else {
      open = undefined;
      if (line !== "") before = line;
    }
  }
  for (const block of blocks) {
    const margin = Math.min(...block.lines.map((line) => line.search(/\S/)));
    block.lines = block.lines.map((line) => line.slice(margin));
  }
  return blocks;
}

/** What stands between backticks within the text, with the rest of its line: of a table's row, or of a paragraph. */
export function readSpans(manual: Manual): { span: string; line: string }[] {
  const text = readManual(manual).split("\n");
  return text
    .filter((line) => !line.startsWith("    "))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => ({ span, line })));
}

function readManual(manual: Manual): string {
  return readFileSync(path.join(import.meta.dirname, "../../../docs", manual), "utf8");
}
