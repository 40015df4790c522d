import { gold, navy } from "./page.ts";

/** The registry's mark, as on its pages. */
export function drawEmblem(x: number, y: number): string {
  const petals = [0, 45, 90, 135].map((turn) => `<ellipse rx="22.5" ry="9.6" transform="rotate(${turn})"/>`);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<circle r="36" fill="none" stroke="${gold}" stroke-width="1"/>`,
    `<circle r="32" fill="${navy}"/>`,
    `<g fill="none" stroke="#ddbd78" stroke-width="1.6">${petals.join("")}</g>`,
    `</g>`,
  ].join("\n");
}
