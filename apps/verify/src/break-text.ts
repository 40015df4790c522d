const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Narrower than this, a line is left to the terminal. */
const LEAST = 20;

/**
 * A text that begins at the column `indent`, broken so that each further line begins there too: whatever a stranger wrote,
 * none of it is at the beginning of a line, where the command's own words are.
 */
export function breakText(text: string, { columns, indent }: { columns: number; indent: number }): string {
  const columnsLeft = Math.max(LEAST, columns - indent);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const piece of piecesOf(text, columnsLeft)) {
    const width = columnsOf(piece.trimEnd());
    if (line !== "" && used + width > columnsLeft) {
      lines.push(line);
      line = "";
      used = 0;
    }
    line += piece;
    used += columnsOf(piece);
  }
  return [...lines, line].map((one) => one.trimEnd()).join(`\n${" ".repeat(indent)}`);
}

/** Words with the spaces after them; one that is longer than a line in as many parts as it needs. */
function piecesOf(text: string, longest: number): string[] {
  return (text.match(/\s*\S*\s?/gu) ?? []).flatMap((word) =>
    columnsOf(word) <= longest ? [word] : Array.from(graphemes.segment(word), ({ segment }) => segment),
  );
}

/** How many columns a text may take in some terminal: rather too many than too few. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, ""))
    columns += (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
  return columns;
}
