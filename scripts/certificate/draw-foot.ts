import { textBox } from "./draw-texts.ts";
import { darkGold, gold, ink, muted, navy } from "./page.ts";

// Part of `certificate.svg`, which `certificate.test.ts` compares: after a change, run `draw-template.ts`.

/** Of the QR code, which is drawn where the template has `data-qr`, and the white quiet zone around it, in units of `page`. */
const code = { x: 122, y: 1132, size: 200, quiet: 24 };

/** How to check the certificate, and who attests it. */
export function drawFoot(): string {
  const { x, y, size, quiet } = code;
  const middle = x + size / 2;
  const whole = size + 2 * quiet;
  return [
    `<rect x="${x - quiet}" y="${y - quiet}" width="${whole}" height="${whole}" fill="#fff" stroke="${gold}" stroke-width=".6"/>`,
    textBox("qr_caption", {
      x: middle,
      y: y + size + quiet + 15,
      fit: "width=246;lines=1;min=8",
      size: 12.5,
      fill: muted,
    }),
    ...attestation("witness", 1152),
    ...attestation("notary", 1262),
    textBox("validation_url", { x: 500, y: 1363, fit: "width=250;lines=1;min=7", size: 11.5, fill: muted }),
    textBox("timestamp", { x: 772, y: 1363, fit: "width=250;lines=1;min=8", size: 11.5, fill: muted }),
    `<rect data-qr="" x="${x}" y="${y}" width="${size}" height="${size}"/>`,
  ].join("\n");
}

/** A line like one for a signature, with a fact above it. */
function attestation(name: "witness" | "notary", y: number): string[] {
  const [from, to] = [652, 892];
  const x = (from + to) / 2;
  return [
    textBox(`${name}_name`, {
      breaks: "kept",
      x,
      y,
      fit: "width=240;lines=3;min=11;height=58",
      size: 16.5,
      fill: ink,
      isItalic: true,
    }),
    `<path stroke="${navy}" stroke-width=".9" d="M${from} ${y + 30}H${to}"/>`,
    textBox(`label_${name}`, {
      x,
      y: y + 47,
      fit: "width=240;lines=1;min=8",
      size: 11.5,
      fill: darkGold,
      isCapitals: true,
      spacing: 0.1,
    }),
  ];
}
