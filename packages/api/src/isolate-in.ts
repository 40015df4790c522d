/** Letters of the scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const letter = /\p{L}/gu;
const number = /^[\d\s.,:%]*$/;

/**
 * Words for a sentence of a language: between the invisible U+2068 and U+2069 if they are written in the other direction,
 * so that a Latin title doesn't turn an Arabic sentence round, nor an Arabic name an English one. What is isolated
 * already stays as it is.
 */
export function isolateIn(language: string, words: string): string {
  if (/[\u2066-\u2069]/u.test(words)) return words;
  return isForeign(language, words) ? `\u2068${words}\u2069` : words;
}

function isForeign(language: string, words: string): boolean {
  if (!/^ar\b/u.test(language)) return rightToLeft.test(words);
  const letters = words.match(letter) ?? [];
  return letters.length === 0
    ? !number.test(words)
    : letters.some((character) => !rightToLeft.test(character));
}
