import { Converter } from "opencc-js/t2cn";
import { isAscii } from "./fold.ts";

const toSimplified = Converter({ from: "t", to: "cn" });

const arabicMarks = /[\u064B-\u065F\u0670\u0640]/g;
const arabicLetters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ؤ: "و",
  ئ: "ي",
};

/**
 * One spelling for all spellings of a text: compatibility forms, case, Arabic carriers and vowel marks, traditional
 * characters, digits of other scripts. Documents and queries go through it alike. Accents stay: stemmers know them.
 */
export function normalise(text: string): string {
  // Half of all texts: the other spellings have no place in them.
  if (isAscii(text)) return text.toLowerCase().replaceAll("`", "'");
  const composed = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'");
  const plain = /[\u0600-\u06ff]/.test(composed) ? normaliseArabic(composed) : composed;
  return /\p{sc=Han}/u.test(plain) ? toSimplified(plain) : plain;
}

const normaliseArabic = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replace(arabicMarks, "")
    .replace(/[أإآٱىؤئ]/g, (letter) => arabicLetters[letter] ?? letter);
