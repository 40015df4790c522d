import { weaveBand, weaveRing } from "./guilloche.ts";
import { gold, ivory, navy, page } from "./page.ts";

// Part of `certificate.svg` and of the web's `sheet-frame.svg`, which `certificate.test.ts` compares: after a change, run
// `draw-template.ts` and `draw-frame.ts`.

/** From the edge of the page to the middle of the border. */
export const inset = 44;

interface Sheet {
  width: number;
  height: number;
}

export function drawBorder(): string {
  const lines = [drawRules(page), drawBands(page, 46)];
  return [...lines, ...corners.map(([x, y]) => drawCorner(x, y))].join("\n");
}

const corners = [
  [inset, inset],
  [page.width - inset, inset],
  [inset, page.height - inset],
  [page.width - inset, page.height - inset],
] as const;

/** Woven bands along the sides; the longest wave is about so long. */
export function drawBands(sheet: Sheet, longest: number): string {
  const woven = (reach: number, wave: number, strands: number): string =>
    (["top", "bottom", "left", "right"] as const)
      .map((side) => {
        const isUpright = side === "left" || side === "right";
        const far = side === "bottom" || side === "right";
        const across = far ? (isUpright ? sheet.width : sheet.height) - inset : inset;
        const length = (isUpright ? sheet.height : sheet.width) - 2 * inset;
        const [x, y] = isUpright ? [across, inset] : [inset, across];
        return weaveBand({ x, y, length, isUpright, reach, wave, strands });
      })
      .join("");
  return [
    `<g fill="none">`,
    `<path stroke="${gold}" stroke-width=".5" d="${woven(17, longest, 6)}"/>`,
    `<path stroke="${navy}" stroke-width=".6" d="${woven(11, longest / 2, 5)}"/>`,
    `<path stroke="${gold}" stroke-width=".6" d="${woven(4, longest / 4, 2)}"/>`,
    `</g>`,
  ].join("\n");
}

export function drawRules(sheet: Sheet): string {
  const rule = (from: number, width: number, color: string): string =>
    `<rect x="${from}" y="${from}" width="${sheet.width - 2 * from}" height="${sheet.height - 2 * from}" stroke="${color}" stroke-width="${width}"/>`;
  return [
    `<g fill="none">`,
    rule(14, 2.4, navy),
    rule(19, 0.7, gold),
    rule(69, 0.7, gold),
    rule(74, 1.4, navy),
    rule(80, 0.5, gold),
    `</g>`,
  ].join("\n");
}

export function drawCorner(x: number, y: number): string {
  const ring = (from: number, to: number, petals: number, strands: number): string =>
    weaveRing({ x, y, from, to, petals, strands });
  return [
    `<circle cx="${x}" cy="${y}" r="38" fill="${ivory}" stroke="${navy}" stroke-width="1.4"/>`,
    `<g fill="none" stroke-width=".55">`,
    `<circle cx="${x}" cy="${y}" r="34.5" stroke="${gold}"/>`,
    `<path stroke="${gold}" d="${ring(20, 33, 18, 4)}"/>`,
    `<path stroke="${navy}" d="${ring(8, 21, 12, 4)}"/>`,
    `<path stroke="${gold}" d="${ring(1, 9, 6, 2)}"/>`,
    `</g>`,
  ].join("\n");
}
