import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawBorder } from "./draw-border.ts";
import { drawEmblem } from "./draw-emblem.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawGrid } from "./draw-grid.ts";
import { drawSeal } from "./draw-seal.ts";
import { drawHead, drawStatement } from "./draw-texts.ts";
import { readDocumentFont } from "./measure-fonts.ts";
import { gold, ivory, page, paleGold } from "./page.ts";

// node scripts/certificate/draw-template.ts: writes the certificate's page; a test compares it.

const file = join(import.meta.dirname, "../../packages/certificate/template/certificate.svg");

/** Its middle. */
const seal = 1224;

export function drawTemplate(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" text-rendering="geometricPrecision">`,
    `<rect width="${page.width}" height="${page.height}" fill="${ivory}"/>`,
    drawRosette({ y: 597, scale: 0.26, turns: 6, stroke: `stroke="${paleGold}" stroke-width="5"` }),
    drawBorder(),
    drawEmblem(500, 146),
    drawHead(),
    drawStatement(),
    drawGrid(),
    drawSeal(500, seal, readDocumentFont("eb-garamond-500.ttf.br")),
    // The certificate's own parts are kept together, so that the parts shared by every page are in few pieces.
    drawFoot(),
    drawRosette({
      y: seal,
      scale: 0.063,
      turns: 5,
      stroke: `data-seal="rosette" stroke="${gold}" stroke-width="9"`,
    }),
    `</svg>`,
    ``,
  ].join("\n");
}

/** A place on the page's middle axis for the certificate's own ornament. */
function drawRosette({
  y,
  scale,
  turns,
  stroke,
}: {
  y: number;
  scale: number;
  turns: number;
  stroke: string;
}) {
  return `<g data-rosette="turns=${turns}" fill="none" ${stroke} transform="translate(500 ${y}) scale(${scale})"></g>`;
}

if (import.meta.main) writeFileSync(file, drawTemplate());
