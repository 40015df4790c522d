import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawBorder } from "./draw-border.ts";
import { drawEmblem } from "./draw-emblem.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawGrid } from "./draw-grid.ts";
import { drawSeal } from "./draw-seal.ts";
import { drawHead, drawStatement } from "./draw-texts.ts";
import { readDocumentFont } from "./measure-fonts.ts";
import { ivory, page, paleGold } from "./page.ts";

// node scripts/certificate/draw-template.ts: writes the certificate's page.

const file = join(import.meta.dirname, "../../packages/certificate/template/certificate.svg");

export function drawTemplate(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" text-rendering="geometricPrecision">`,
    `<rect width="${page.width}" height="${page.height}" fill="${ivory}"/>`,
    `<g data-rosette="turns=6" fill="none" stroke="${paleGold}" stroke-width=".5" transform="translate(500 597) scale(2.6)"></g>`,
    drawBorder(),
    drawEmblem(500, 146),
    drawHead(),
    drawStatement(),
    drawGrid(),
    drawSeal(500, 1224, readDocumentFont("eb-garamond-500.ttf.br")),
    drawFoot(),
    `</svg>`,
    ``,
  ].join("\n");
}

if (import.meta.main) writeFileSync(file, drawTemplate());
