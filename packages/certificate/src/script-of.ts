import type { DocumentLanguage } from "./document-language.ts";

/** What decides on a typeface; `common` characters follow their neighbours. */
export type Script = "latin" | "arabic" | "han" | "common" | "other";

const scripts: [Script, RegExp][] = [
  [
    "han",
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
  ],
  ["arabic", /^[\p{Script=Arabic}\u060c\u061b\u061f\u0640]/u],
  ["other", /^(?:\p{RGI_Emoji}|\p{Emoji_Presentation})/v],
  ["latin", /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u],
  ["common", /^[\p{P}\p{Z}\p{S}\p{N}\p{M}\p{C}]/u],
];

/** Of characters of one code unit, which are few and come again and again. */
const known = new Map<string, Script>();

export function scriptOf(character: string): Script {
  const script = known.get(character) ?? findScript(character);
  if (character.length === 1) known.set(character, script);
  return script;
}

const findScript = (character: string): Script =>
  scripts.find(([, pattern]) => pattern.test(character))?.[0] ?? "other";

/** Marks that Chinese and Japanese share with Latin texts, and set as wide as a character. */
export const isSharedMark = (character: string): boolean => /^[“”‘’…—·]/u.test(character);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** That of its first letter; in a sentence of the document, that of the document's language. */
export function directionOfText(text: string, lang?: DocumentLanguage): "ltr" | "rtl" {
  const decisive = lang === "ar" ? text : (/\p{L}/u.exec(text)?.[0] ?? "");
  return rightToLeft.test(decisive) ? "rtl" : "ltr";
}
