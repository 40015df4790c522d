import { number, weaveRing } from "./guilloche.ts";
import { gold, ivory, navy } from "./page.ts";
import type { Contour, Font } from "./read-font.ts";

// The registry's seal: its name and what a colophon states, who, where and when, with room for the certificate's own rosette.
// Part of `certificate.svg`, which `certificate.test.ts` compares: after a change, run `draw-template.ts`.
// A page that shows a new certificate animates the elements with `data-seal`.

const legend = "COLOPHON · QUIS · UBI · QUANDO ·";

export function drawSeal(x: number, y: number, font: Font): string {
  const circle = (r: number, color: string, width: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" stroke="${color}" stroke-width="${width}"/>`;
  return [
    `<circle cx="${x}" cy="${y}" r="112" fill="${ivory}"/>`,
    `<g data-seal="rings" fill="none">`,
    `<path stroke="${gold}" stroke-width=".6" d="${weaveRing({ x, y, from: 99, to: 112, petals: 60, strands: 3 })}"/>`,
    circle(98, navy, 1.2),
    circle(95, gold, 0.6),
    circle(69, gold, 0.6),
    circle(66.5, navy, 1.2),
    `</g>`,
    `<path data-seal="letters" fill="${navy}" d="${drawLegend(x, y, 75, 19, font)}"/>`,
  ].join("\n");
}

/** Letters around a circle, the registry's name at its top. */
function drawLegend(x: number, y: number, radius: number, size: number, font: Font): string {
  const scale = size / font.unitsPerEm;
  const glyphs = Array.from(legend, (letter) => {
    const glyph = font.glyphs.get(letter.codePointAt(0) ?? 0);
    if (glyph === undefined) throw new TypeError(`the font has no ${letter}`);
    const width = font.advance(glyph);
    return {
      outline: letter === "·" ? [diamond(width / 2, 0.32 * font.unitsPerEm)] : font.outline(glyph),
      width: width * scale,
    };
  });
  const spare = 2 * Math.PI * radius - glyphs.reduce((sum, { width }) => sum + width, 0);
  const space = spare / glyphs.length;
  const name = glyphs.slice(0, legend.indexOf(" "));
  let along = -name.reduce((sum, { width }) => sum + width + space, 0) / 2;
  return glyphs
    .map(({ outline, width }) => {
      along += (width + space) / 2;
      const angle = along / radius;
      along += (width + space) / 2;
      const turn = (px: number, py: number): string => {
        const [across, up] = [px * scale - width / 2, py * scale + radius];
        const px2 = x + across * Math.cos(angle) + up * Math.sin(angle);
        const py2 = y + across * Math.sin(angle) - up * Math.cos(angle);
        return `${number(px2)} ${number(py2)}`;
      };
      return outline.map((contour) => drawContour(contour, turn)).join("");
    })
    .join("");
}

/** Between the words. */
const diamond = (x: number, y: number): Contour =>
  [
    [0, 110],
    [110, 0],
    [0, -110],
    [-110, 0],
  ].map(([across = 0, up = 0]) => ({ x: x + across, y: y + up, isOnCurve: true }));

/** Quadratic curves: between two off-curve points there is an implied point on the curve. */
function drawContour(contour: Contour, turn: (x: number, y: number) => string): string {
  const start = contour.findIndex(({ isOnCurve }) => isOnCurve);
  const points = [...contour.slice(start), ...contour.slice(0, start + 1)];
  let path = "";
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (i === 0) path += `M${turn(point.x, point.y)}`;
    else if (!point.isOnCurve && next) {
      const end = next.isOnCurve ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      path += `Q${turn(point.x, point.y)} ${turn(end.x, end.y)}`;
    } else if (points[i - 1]?.isOnCurve) path += `L${turn(point.x, point.y)}`;
  }
  return `${path}Z`;
}
