import { textBox } from "./draw-texts.ts";
import { darkGold, gold, muted, navy } from "./page.ts";

// Part of `certificate.svg`, which `certificate.test.ts` compares: after a change, run `draw-template.ts`.

const left = 110;
const right = 890;
const columns = [left, left + 260, left + 520, right];
/** Where each row begins, and the last one ends. A row with a line of small print has room for descenders. */
const rows = [790, 850, 910, 976, 1046] as const;
const [top, , signatureRow, fileRow, bottom] = rows;

/** The facts, in three columns and four rows. */
export function drawGrid(): string {
  return [drawRules(), ...cells.map(drawCell), drawToken(), ...drawWide(), ...drawNotes()].join("\n");
}

const cells = [
  ["certificate_id", 0, 0],
  ["registration_date", 0, 1],
  ["ip_type", 0, 2],
  ["medium", 1, 0],
  ["categories", 1, 1],
  ["publication", 1, 2],
  ["date_proof", 2, 0],
] as const;

function drawCell([name, row, column]: (typeof cells)[number]): string {
  const x = ((columns[column] ?? 0) + (columns[column + 1] ?? 0)) / 2;
  const y = rows[row];
  return [
    label(`label_${name}`, x, y, 232),
    textBox(name, { x, y: y + 46, fit: "width=228;lines=2;min=11.5;height=36", size: 21 }),
  ].join("\n");
}

/** The specification's field for a token: there is none, and nothing is drawn. */
const drawToken = (): string =>
  textBox("token_id", { x: left, y: signatureRow, fit: "width=240;lines=1;min=11.5", size: 21 });

function drawWide(): string[] {
  const x = ((columns[1] ?? 0) + right) / 2;
  return [
    label("label_blockchain_hash", x, signatureRow, 500),
    textBox("blockchain_hash", { x, y: signatureRow + 42, fit: "width=500;lines=1;min=12", size: 19 }),
    textBox("transaction", {
      x,
      y: signatureRow + 58,
      fit: "width=500;lines=1;min=8",
      size: 11.5,
      fill: muted,
    }),
    label("label_file_fingerprint", 500, fileRow, 740),
    textBox("file_name", {
      isOwnWords: true,
      x: 500,
      y: fileRow + 40,
      fit: "width=740;lines=1;min=12",
      size: 18,
    }),
    textBox("file_fingerprint", {
      x: 500,
      y: fileRow + 62,
      fit: "width=740;lines=1;min=8",
      size: 13,
      fill: muted,
    }),
  ];
}

/** What the facts don't prove, to be read, and that they are declared. */
const drawNotes = (): string[] => [
  textBox("not_verified", { x: 500, y: bottom + 24, fit: "width=780;lines=1;min=11", size: 18, weight: 500 }),
  textBox("declared", {
    x: 500,
    y: bottom + 50,
    fit: "width=780;lines=1;min=8",
    size: 14,
    fill: muted,
    isItalic: true,
  }),
];

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
  const across = rows
    .slice(1, -1)
    .map((y) => `M${left} ${y}H${right}`)
    .join("");
  // The left line spans one more row.
  const down = [rows.slice(0, 4), rows.slice(0, 3)]
    .flatMap((ends, i) =>
      ends.slice(1).map((end, row) => `M${columns[i + 1] ?? 0} ${(ends[row] ?? 0) + 10}V${end - 10}`),
    )
    .join("");
  return [
    `<path stroke="${navy}" stroke-width="1.4" d="M${left} ${top}H${right}M${left} ${bottom}H${right}"/>`,
    `<path stroke="${gold}" stroke-width=".6" d="${across}${down}"/>`,
  ].join("\n");
}
