import { documentFaces, type Face, type Family } from "./document-faces.ts";
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
  const han = Array.from(text.matchAll(/\p{Script=Han}/gu), ([character]) => character.codePointAt(0) ?? 0);
  const whole = order.find((family) => chooseFace(han, facesOf(family), metrics));
  return whole === undefined ? order : [whole, ...order.filter((family) => family !== whole)];
}

/** Which face is asked first, and which after it, for a character of each script. */
export type FaceOrders = Readonly<Record<Script, readonly Face[]>>;

export function orderFaces(latin: LatinFace, hanInOrder: readonly HanFamily[]): FaceOrders {
  const [latinFaces, hanFaces] = [
    facesOf("EB Garamond", latin),
    hanInOrder.flatMap((family) => facesOf(family)),
  ];
  const arabicFaces = facesOf("Amiri");
  const others = [...latinFaces, ...hanFaces, ...arabicFaces];
  return {
    latin: others,
    common: others,
    other: others,
    arabic: [...arabicFaces, ...latinFaces, ...hanFaces],
    han: [...hanFaces, ...latinFaces, ...arabicFaces],
  };
}

/** The first face that has all of a character's code points; undefined when none has. */
export const chooseFace = (
  points: readonly number[],
  order: readonly Face[],
  metrics: Metrics,
): Face | undefined =>
  order.find((face) => points.every((point) => metrics.widthOf(face, point) !== undefined));

const facesOf = (family: Family, { weight, style }: LatinFace = { weight: 400, style: "normal" }): Face[] =>
  documentFaces.filter((face) => face.family === family && face.weight === weight && face.style === style);
