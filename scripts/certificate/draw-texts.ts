import { darkGold, gold, ink, muted, navy } from "./page.ts";

// Part of `certificate.svg`, which `certificate.test.ts` compares: after a change, run `draw-template.ts`.

interface Look {
  x?: number;
  y?: number;
  fit: string;
  size: number;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  weight?: 500;
  isItalic?: boolean;
  isCapitals?: boolean;
  isFlexible?: boolean;
  /** Keeps those of the text, or breaks lines only between the entries of a list. */
  breaks?: "kept" | "entries";
  isOwnWords?: boolean;
  spacing?: number;
}

/** A place for a field: the fill module shrinks, wraps and truncates the text that it puts there. */
export function textBox(name: string, look: Look): string {
  const attributes = [
    look.x !== undefined && `x="${look.x}"`,
    look.y !== undefined && `y="${look.y}"`,
    `data-fit="${look.fit}"`,
    `font-size="${look.size}"`,
    `fill="${look.fill ?? ink}"`,
    look.anchor && `text-anchor="${look.anchor}"`,
    look.weight && `font-weight="${look.weight}"`,
    look.isItalic && `font-style="italic"`,
    look.isCapitals && `data-case="capitals"`,
    look.isFlexible && `data-flexible="yes"`,
    look.breaks && `data-breaks="${look.breaks}"`,
    look.isOwnWords && `data-words="own"`,
    look.spacing && `data-spacing="${look.spacing}"`,
  ];
  return `<text ${attributes.filter(Boolean).join(" ")}>{{${name}}}</text>`;
}

/** What the document is, at the head of the page. */
export const drawHead = (): string =>
  [
    textBox("registry", {
      y: 216,
      fit: "width=500;lines=1;min=20",
      size: 27,
      fill: navy,
      weight: 500,
      isCapitals: true,
      spacing: 0.32,
    }),
    textBox("register", {
      y: 243,
      fit: "width=700;lines=1;min=11",
      size: 15,
      fill: darkGold,
      isCapitals: true,
      spacing: 0.16,
    }),
    textBox("heading", { y: 314, fit: "width=780;lines=1;min=30", size: 58, fill: navy }),
    `<path stroke="${gold}" d="M330 349H484M516 349H670"/>`,
    `<path fill="${gold}" d="M500 342l7 7l-7 7l-7-7zM486 349l3 3l3-3l-3-3zM508 349l3 3l3-3l-3-3z"/>`,
  ].join("\n");

/** Whose work it is. */
export const drawStatement = (): string =>
  [
    `<g data-stack="top=372;bottom=778">`,
    textBox("label_entitled", { fit: "width=700;lines=1;min=14", size: 21, fill: muted, isItalic: true }),
    textBox("ip_title", {
      isOwnWords: true,
      fit: "width=760;lines=7;min=17;height=215;gap=12",
      size: 52,
      fill: navy,
      weight: 500,
    }),
    textBox("label_entered_by", {
      fit: "width=700;lines=1;min=14;gap=18",
      size: 21,
      fill: muted,
      isItalic: true,
    }),
    textBox("creator_name", {
      isOwnWords: true,
      fit: "width=700;lines=2;min=18;height=84;gap=8",
      size: 33,
      fill: ink,
      weight: 500,
    }),
    textBox("copyright_relation", { fit: "width=700;lines=1;min=12;gap=4", size: 16.5, fill: ink }),
    textBox("creator_email", { fit: "width=600;lines=1;min=10;gap=2", size: 15, fill: muted }),
    textBox("links", { fit: "width=700;lines=2;min=11;gap=4", size: 15, fill: muted, breaks: "kept" }),
    textBox("date_line", {
      fit: "width=740;lines=1;min=12;gap=12",
      size: 21,
      fill: muted,
      isItalic: true,
    }),
    textBox("collaborators", {
      fit: "width=660;lines=2;min=13;gap=10",
      size: 16,
      fill: ink,
      breaks: "entries",
    }),
    textBox("ip_description", {
      isOwnWords: true,
      breaks: "kept",
      fit: "width=620;lines=7;min=14;gap=22",
      size: 17.5,
      fill: ink,
      isFlexible: true,
    }),
    `</g>`,
  ].join("\n");
