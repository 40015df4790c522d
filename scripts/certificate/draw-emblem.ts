import { gold, navy } from "./page.ts";

/** The light gold on navy that the site has in the dark (`theme.css`). */
const lightGold = "#ddbd78";

/** The emblem at the certificate's head. `draw-template.ts` writes it into `certificate.svg`, which a test compares. */
export function drawEmblem(x: number, y: number): string {
  const petals = [0, 45, 90, 135].map((turn) => `<ellipse rx="22.5" ry="9.6" transform="rotate(${turn})"/>`);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<circle r="36" fill="none" stroke="${gold}" stroke-width="1"/>`,
    `<circle r="32" fill="${navy}"/>`,
    `<g fill="none" stroke="${lightGold}" stroke-width="1.6">${petals.join("")}</g>`,
    `</g>`,
  ].join("\n");
}
