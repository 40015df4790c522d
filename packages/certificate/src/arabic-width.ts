import type { Face } from "./document-faces.ts";
import type { Metrics } from "./metrics.ts";

// A letter is as wide as the form that its neighbours give it: alone, at the end, at the beginning, in the middle.

/** By letter: its forms' code points in that order; letters that never join the next have two. */
const forms = new Map<number, number[]>();
for (let form = 0xfe80; form <= 0xfef4; form++) {
  const letter = String.fromCodePoint(form).normalize("NFKC").codePointAt(0) ?? 0;
  forms.set(letter, [...(forms.get(letter) ?? []), form]);
}

const joinsNext = (text: string): boolean => {
  const letter = /\p{L}|\u0640/u.exec(text)?.[0].codePointAt(0) ?? 0;
  return letter === 0x640 || (forms.get(letter)?.length ?? 0) === 4;
};

const joinsBefore = (text: string): boolean =>
  text.startsWith("\u0640") || (forms.get(text.codePointAt(0) ?? 0)?.length ?? 0) > 1;

/** Of one letter with its marks, which take no room. */
export function arabicWidth(
  face: Face,
  metrics: Metrics,
  points: readonly number[],
  before: string,
  after: string,
): number {
  const [letter = 0, ...marks] = points;
  const its = forms.get(letter) ?? [];
  const isAfter = joinsNext(before) ? 1 : 0;
  const isBefore = its.length === 4 && joinsBefore(after) ? 2 : 0;
  const form = its[isBefore + isAfter] ?? its[0] ?? letter;
  const width = metrics.widthOf(face, form) ?? metrics.widthOf(face, letter) ?? 0;
  const others = marks.filter((mark) => !/\p{M}/u.test(String.fromCodePoint(mark)));
  return others.reduce((sum, point) => sum + (metrics.widthOf(face, point) ?? 0), width);
}
