import { readAttributes, readSettings } from "./read-attributes.ts";
import { readTextBox, type TextBox } from "./text-box.ts";

/** The page as its template draws it: read once, filled many times. */
export interface Template {
  /** The tag of the page itself. */
  open: string;
  /** From the bottom up, beneath all texts. */
  layers: (Art | RosetteSlot | CodeSlot)[];
  texts: (TextSlot | Stack)[];
}

/** The same on every page. */
interface Art {
  kind: "art";
  svg: string;
}

export interface RosetteSlot {
  kind: "rosette";
  turns: number;
  /** Attributes. */
  look: string;
}

export interface CodeSlot {
  kind: "code";
  x: number;
  y: number;
  size: number;
}

interface TextSlot {
  kind: "text";
  box: TextBox;
}

/** Boxes one below the other between `top` and `bottom`. */
export interface Stack {
  kind: "stack";
  top: number;
  bottom: number;
  boxes: TextBox[];
}

const textPattern = /<text (?<attributes>[^>]*)>\{\{(?<name>\w+)\}\}<\/text>/;

const slotPattern = new RegExp(
  [
    /<g data-stack="(?<stack>[^"]*)">(?<boxes>.*?)<\/g>/s,
    textPattern,
    /<g data-rosette="(?<rosette>[^"]*)"(?<look>[^>]*)><\/g>/,
    /<rect data-qr="" (?<code>[^>]*)\/>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gs",
);

export function parseTemplate(svg: string): Template {
  const [open = ""] = /^<svg [^>]*>/.exec(svg) ?? [];
  const template: Template = { open, layers: [], texts: [] };
  let art = "";
  const endArt = (): void => {
    if (art.trim() !== "") template.layers.push({ kind: "art", svg: art });
    art = "";
  };
  let at = open.length;
  for (const { 0: tag, index, groups = {} } of svg.matchAll(slotPattern)) {
    art += svg.slice(at, index);
    at = index + tag.length;
    const slot = readSlot(groups);
    if (slot.kind === "text" || slot.kind === "stack") {
      template.texts.push(slot);
    } else {
      endArt();
      template.layers.push(slot);
    }
  }
  art += svg.slice(at).replace(/<\/svg>\s*$/, "");
  endArt();
  return template;
}

function readSlot(slot: Record<string, string | undefined>): TextSlot | Stack | RosetteSlot | CodeSlot {
  if (slot["stack"] !== undefined) {
    const { top = 0, bottom = 0 } = readSettings(slot["stack"]);
    const boxes = Array.from(
      (slot["boxes"] ?? "").matchAll(new RegExp(textPattern, "g")),
      ({ groups = {} }) => readBox(groups),
    );
    return { kind: "stack", top, bottom, boxes };
  }
  if (slot["name"] !== undefined) return { kind: "text", box: readBox(slot) };
  if (slot["rosette"] !== undefined) {
    const { turns = 4 } = readSettings(slot["rosette"]);
    return { kind: "rosette", turns, look: slot["look"] ?? "" };
  }
  const { x, y, width } = readAttributes(slot["code"] ?? "");
  return { kind: "code", x: Number(x), y: Number(y), size: Number(width) };
}

const readBox = ({ attributes = "", name = "" }: Record<string, string | undefined>): TextBox =>
  readTextBox(attributes, name);
