import { textBox } from "./draw-texts.ts";
import { darkGold, gold, muted, navy } from "./page.ts";

const left = 110;
const right = 890;
const top = 840;
const row = 60;
const columns = [left, left + 260, left + 520, right];

/** The facts, in three columns and four rows. */
export function drawGrid(): string {
  return [drawRules(), ...cells.map(drawCell), ...drawWide()].join("\n");
}

const cells = [
  ["certificate_id", 0, 0],
  ["registration_date", 0, 1],
  ["ip_type", 0, 2],
  ["medium", 1, 0],
  ["categories", 1, 1],
  ["publication", 1, 2],
  ["token_id", 2, 0],
] as const;

function drawCell([name, line, column]: (typeof cells)[number]): string {
  const x = ((columns[column] ?? 0) + (columns[column + 1] ?? 0)) / 2;
  const y = top + line * row;
  return [
    label(`label_${name}`, x, y, 240),
    textBox(name, { x, y: y + 46, fit: "width=240;lines=2;min=11.5;height=36", size: 21 }),
  ].join("\n");
}

function drawWide(): string[] {
  const x = ((columns[1] ?? 0) + right) / 2;
  const y = top + 2 * row;
  const last = top + 3 * row;
  return [
    label("label_blockchain_hash", x, y, 500),
    textBox("blockchain_hash", { x, y: y + 39, fit: "width=500;lines=1;min=12", size: 19 }),
    textBox("transaction", { x, y: y + 54, fit: "width=500;lines=1;min=8", size: 11.5, fill: muted }),
    label("label_file_fingerprint", 500, last, 740),
    textBox("file_name", {
      isOwnWords: true,
      x: 500,
      y: last + 38,
      fit: "width=740;lines=1;min=12",
      size: 18,
    }),
    textBox("file_fingerprint", {
      x: 500,
      y: last + 54,
      fit: "width=740;lines=1;min=8",
      size: 13,
      fill: muted,
    }),
  ];
}

const label = (name: string, x: number, y: number, width: number): string =>
  textBox(name, {
    x,
    y: y + 18,
    fit: `width=${width};lines=1;min=8`,
    size: 11.5,
    fill: darkGold,
    isCapitals: true,
    spacing: 0.1,
  });

function drawRules(): string {
  const across = [1, 2, 3].map((line) => `M${left} ${top + line * row}H${right}`).join("");
  const down = columns
    .slice(1, 3)
    .map(
      (x, i) => `M${x} ${top + 10}V${top + row - 10}m0 20v${row - 20}${i === 0 ? `m0 20v${row - 20}` : ""}`,
    )
    .join("");
  return [
    `<path stroke="${navy}" stroke-width="1.4" d="M${left} ${top}H${right}M${left} ${top + 4 * row}H${right}"/>`,
    `<path stroke="${gold}" stroke-width=".6" d="${across}${down}"/>`,
  ].join("\n");
}
