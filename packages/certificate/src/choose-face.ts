import type { Face, Family } from "./document-faces.ts";
import type { DocumentLanguage } from "./document-language.ts";
import type { Metrics } from "./metrics.ts";
import type { Script } from "./script-of.ts";

type HanFamily = "Noto Serif SC" | "Noto Serif TC" | "Noto Serif JP";

const preferences: Record<string, HanFamily[]> = {
  zh: ["Noto Serif SC", "Noto Serif TC", "Noto Serif JP"],
  "zh-TW": ["Noto Serif TC", "Noto Serif SC", "Noto Serif JP"],
  ja: ["Noto Serif JP", "Noto Serif SC", "Noto Serif TC"],
};

/** What a Latin text asks for: other scripts have one weight and no italics. */
export type LatinFace = Pick<Face, "weight" | "style">;

/** The same characters are drawn differently in China, Taiwan and Japan: kana say Japanese, else the language does. */
export function hanFamilies(text: string, lang: DocumentLanguage, metrics: Metrics): HanFamily[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const order = preferences[isJapanese ? "ja" : lang] ?? preferences["zh"] ?? [];
  const han = [...text.matchAll(/\p{Script=Han}/gu)].map(([character]) => character);
  const whole = order.find((family) => han.every((character) => hasAll(metrics, plain(family), character)));
  return whole === undefined ? order : [whole, ...order.filter((family) => family !== whole)];
}

/** The first face that has all of a character's code points; undefined when none has. */
export function chooseFace(
  character: string,
  script: Script,
  { latin, han, metrics }: { latin: LatinFace; han: readonly HanFamily[]; metrics: Metrics },
): Face | undefined {
  const latinFace = { family: "EB Garamond", ...latin } as Face;
  const hanFaces = han.map(plain);
  const arabicFace = plain("Amiri");
  const orders: Partial<Record<Script, Face[]>> = {
    arabic: [arabicFace, latinFace, ...hanFaces],
    han: [...hanFaces, latinFace, arabicFace],
  };
  const order = orders[script] ?? [latinFace, ...hanFaces, arabicFace];
  return order.find((face) => hasAll(metrics, face, character));
}

const plain = (family: Exclude<Family, "EB Garamond">): Face => ({ family, weight: 400, style: "normal" });

const hasAll = (metrics: Metrics, face: Face, character: string): boolean =>
  Array.from(character.replaceAll(joiners, "")).every(
    (point) => metrics.widthOf(face, point.codePointAt(0) ?? 0) !== undefined,
  );

/** They shape what is around them and have no glyphs of their own. */
export const joiners = /\u200c|\u200d|[\ufe00-\ufe0f]/gu;
