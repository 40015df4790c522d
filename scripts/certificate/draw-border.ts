import { weaveBand, weaveRing } from "./guilloche.ts";
import { gold, ivory, navy, page } from "./page.ts";

/** From the edge of the page to the middle of the border. */
const inset = 44;

export function drawBorder(): string {
  return [drawRules(), drawBands(), ...corners.map(([x, y]) => drawCorner(x, y))].join("\n");
}

const corners = [
  [inset, inset],
  [page.width - inset, inset],
  [inset, page.height - inset],
  [page.width - inset, page.height - inset],
] as const;

function drawBands(): string {
  const woven = (reach: number, wave: number, strands: number): string =>
    (["top", "bottom", "left", "right"] as const)
      .map((side) => {
        const isUpright = side === "left" || side === "right";
        const far = side === "bottom" || side === "right";
        const across = far ? (isUpright ? page.width : page.height) - inset : inset;
        const length = (isUpright ? page.height : page.width) - 2 * inset;
        const [x, y] = isUpright ? [across, inset] : [inset, across];
        return weaveBand({ x, y, length, isUpright, reach, wave, strands });
      })
      .join("");
  return [
    `<g fill="none">`,
    `<path stroke="${gold}" stroke-width=".5" d="${woven(17, 46, 6)}"/>`,
    `<path stroke="${navy}" stroke-width=".6" d="${woven(11, 23, 5)}"/>`,
    `<path stroke="${gold}" stroke-width=".6" d="${woven(4, 11.5, 2)}"/>`,
    `</g>`,
  ].join("\n");
}

function drawRules(): string {
  const rule = (from: number, width: number, color: string): string =>
    `<rect x="${from}" y="${from}" width="${page.width - 2 * from}" height="${page.height - 2 * from}" stroke="${color}" stroke-width="${width}"/>`;
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

function drawCorner(x: number, y: number): string {
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
