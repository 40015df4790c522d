import type { CertificateFields } from "@colophon/certificate";
import { graphemes } from "../../base/graphemes.ts";
import { typstLanguage } from "./page-data.ts";
import { createPrinter } from "./printable-text.ts";

/** In letters; Han, kana and hangul count twice. */
const longest = { title: 100, creator: 44 };

/** The contents of `card.json` for `card.typ`. */
export function cardData({ lang, texts }: CertificateFields) {
  const printer = createPrinter(lang);
  const title = cut(texts.ip_title, longest.title);
  return {
    ...typstLanguage(lang),
    rtl: lang === "ar",
    fonts: printer.fonts,
    registry: texts.registry,
    title: { ...printer.print(title), size: sizeOf(title) },
    creator: printer.print(cut(texts.creator_name, longest.creator)),
    heading: texts.heading,
    facts: [texts.certificate_id, texts.registration_date],
  };
}

/** In points, such that the longest title takes four lines. */
function sizeOf(title: string): number {
  const width = widthOf(title);
  if (width <= 14) return 76;
  if (width <= 48) return 60;
  return 46;
}

function widthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  return Array.from(text).length + (wide?.length ?? 0);
}

/** Never cuts within a grapheme. */
function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept + segment) >= width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
