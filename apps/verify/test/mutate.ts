import { utf8 } from "@colophon/proof";
import fc, { type GeneratorValue } from "fast-check";
import { type Json, pickPlace, placesOf, textsOf } from "./json-places.ts";

/** One of the values. */
export function pick<T>(g: GeneratorValue, first: T, ...others: T[]): T {
  return [first, ...others][g(fc.nat, { max: others.length })] ?? first;
}

/** The bytes of a file with one change that a forger would try; `donor` is a genuine file of the same format to take parts from. */
export function mutate(g: GeneratorValue, text: string, donor: string): Uint8Array {
  const change = pick(g, changeValue, spliceValue, changeText, changeText, changeSpelling, changeBytes);
  return change(g, text, donor);
}

/** Another value in a place of the JSON, or none, or one more. */
function changeValue(g: GeneratorValue, text: string): Uint8Array {
  const whole = JSON.parse(text) as Json;
  const { parent, name } = pickPlace(g, whole);
  const value = parent[name] ?? null;
  const others: Json[] = [null, "", 0, -1, 2 ** 53, true, [], {}, [value], JSON.stringify(value)];
  if (typeof value === "number") others.push(value + 1, value - 1, value * 256, -value, value / 2);
  const kind = pick(g, "remove", "repeat", "reverse", "replace", "replace");
  const list = Array.isArray(parent) ? parent : undefined;
  if (kind === "remove" && list) list.splice(Number(name), 1);
  else if (kind === "remove") delete parent[name];
  else if (kind === "repeat" && list) list.splice(Number(name), 0, value);
  else if (kind === "reverse" && list) list.reverse();
  else parent[name] = pick(g, null, ...others);
  return utf8(JSON.stringify(whole));
}

/** A value of the donor, in its own place or in another one of the same name. */
function spliceValue(g: GeneratorValue, text: string, donor: string): Uint8Array {
  const whole = JSON.parse(text) as Json;
  const { parent, name } = pickPlace(g, whole);
  const donated = placesOf(JSON.parse(donor) as Json).filter(
    (place) => place.name === name || (Array.isArray(parent) && Array.isArray(place.parent)),
  );
  const from = donated[g(fc.nat, { max: Math.max(donated.length - 1, 0) })];
  if (from) parent[name] = from.parent[from.name] ?? null;
  return utf8(JSON.stringify(whole));
}

/** The parts of which SD-JWTs, notes and proofs consist: disclosures, segments, lines, words. */
const separators = ["~", ".", "\n", "\n\n", " ", "="];

function separatorsOf(text: string): [string, ...string[]] {
  const [first = "", ...others] = separators.filter((separator) => text.includes(separator));
  return [first, ...others];
}

/** A text in the JSON with its parts moved, left out, repeated, altered, or taken from the donor's. */
function changeText(g: GeneratorValue, text: string, donor: string): Uint8Array {
  const whole = JSON.parse(text) as Json;
  const texts = textsOf(whole).filter(({ text: one }) => one.length > 20);
  const place = texts[g(fc.nat, { max: Math.max(texts.length - 1, 0) })];
  if (!place) return changeValue(g, text);
  const { parent, name } = place;
  const separator = pick(g, ...separatorsOf(place.text));
  const parts = place.text.split(separator);
  const others = textsOf(JSON.parse(donor) as Json)
    .filter((donated) => donated.name === name)
    .flatMap((donated) => donated.text.split(separator));
  const at = g(fc.nat, { max: parts.length - 1 });
  const part = parts[at] ?? "";
  const other = others[g(fc.nat, { max: Math.max(others.length - 1, 0) })] ?? "";
  const kind = pick(g, "remove", "repeat", "swap", "alter", "take", "add");
  if (kind === "remove") parts.splice(at, 1);
  else if (kind === "repeat") parts.splice(at, 0, part);
  else if (kind === "swap") parts.splice(at, 2, ...parts.slice(at, at + 2).toReversed());
  else if (kind === "take") parts[at] = other;
  else if (kind === "add") parts.splice(at, 0, other);
  else {
    const sign = g(fc.nat, { max: part.length });
    parts[at] = part.slice(0, sign) + pick(g, "A", "B", "-", "\u0000", "é", "") + part.slice(sign + 1);
  }
  parent[name] = parts.join(separator);
  return utf8(JSON.stringify(whole));
}

/** The same JSON written otherwise, some of which strict readers refuse. */
function changeSpelling(g: GeneratorValue, text: string): Uint8Array {
  const [first = "", ...others] = text.split('"');
  const at = g(fc.nat, { max: Math.max(others.length - 1, 0) });
  const word = others[at] ?? "";
  const escaped = word.replace(/[a-z]/, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  return utf8(
    pick(
      g,
      [first, ...others.with(at, escaped)].join('"'),
      text.replace("{", `{"${others[0] ?? ""}":null,`),
      text.replace(/\}\s*$/, `,"${others[0] ?? ""}":"${others[2] ?? ""}"}`),
      `\uFEFF${text}`,
      `${text}\n\u0000`,
      text.replaceAll(",", " ,\t\n"),
      text.replace(/:(\d+)/, ":$1.0"),
      text.replace(/:(\d+)/, ":$1e0"),
      text.replace("{", '{"%PDF-1.7":"%PDF-1.7",'),
      `[${text}]`,
      text.slice(0, g(fc.nat, { max: text.length })),
    ),
  );
}

/** Some bytes changed, put in or left out, without regard to the format. */
export function changeBytes(g: GeneratorValue, file: string | Uint8Array): Uint8Array {
  const bytes = [...(typeof file === "string" ? utf8(file) : file)];
  for (let times = g(fc.integer, { min: 1, max: 3 }); times > 0; times--) {
    const at = g(fc.nat, { max: bytes.length });
    const [removed, added] = pick<[number, number]>(g, [1, 1], [1, 0], [0, 1], [3, 0]);
    bytes.splice(at, removed, ...Array.from({ length: added }, () => g(fc.nat, { max: 255 })));
  }
  return Uint8Array.from(bytes);
}
