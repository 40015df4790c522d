import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawBands, drawCorner, drawRules, inset } from "./draw-border.ts";

// node scripts/certificate/draw-frame.ts: writes the certificate's border as a frame for sheets of any size; a test compares it.

export const frameFile = join(import.meta.dirname, "../../apps/web/src/app/sheet-frame.svg");

/** A corner, one wave, and a corner: what is between the corners goes on as often as there is room. */
const wave = 44;
/** The slice of `border-image` in `theme.css`. */
const corner = 2 * inset;
const size = 2 * corner + wave;

export function drawFrame(): string {
  const sheet = { width: size, height: size };
  const far = size - 2 * inset;
  const others = [`x="${far}"`, `y="${far}"`, `x="${far}" y="${far}"`];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    drawRules(sheet),
    drawBands(sheet, wave),
    `<g id="corner">`,
    drawCorner(inset, inset),
    `</g>`,
    ...others.map((place) => `<use href="#corner" ${place}/>`),
    `</svg>`,
    ``,
  ].join("\n");
}

if (import.meta.main) writeFileSync(frameFile, drawFrame());
