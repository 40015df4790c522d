/** Something that should stay in one piece, such as a line of text: its start and end from the top. */
export interface PageBlock {
  top: number;
  bottom: number;
}

/**
 * Where to cut a tall page into sheets of at most `sheet`: as low as possible without cutting through a block, unless that
 * would leave half of the sheet empty; then through the block. The last cut is the page's end.
 */
export function pageBreaks(blocks: readonly PageBlock[], height: number, sheet: number): number[] {
  const cuts: number[] = [];
  for (let start = 0; start + sheet < height; start = cuts.at(-1) ?? height)
    cuts.push(lowestCut(blocks, start + sheet / 2, start + sheet) ?? start + sheet);
  return [...cuts, height];
}

function lowestCut(blocks: readonly PageBlock[], from: number, to: number): number | undefined {
  const isFree = (y: number) => blocks.every(({ top, bottom }) => bottom <= y || top >= y);
  const starts = blocks.map(({ top }) => top).filter((top) => top > from && top <= to && isFree(top));
  return starts.length === 0 ? undefined : Math.max(...starts);
}
