const isEastAsian = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u.test(text);
const isKatakana = (text: string): boolean => /^[\p{Script=Katakana}ー]+$/u.test(text);

/** East Asian names put the family first, without a space; names from elsewhere, written in Katakana, do not. */
export function personName({ givenName, familyName }: { givenName: string; familyName: string }): string {
  const [given, family] = [givenName.trim(), familyName.trim()];
  const isForeign = isKatakana(given) && isKatakana(family);
  if (isEastAsian(given) && isEastAsian(family) && !isForeign) return `${family}${given}`;
  return `${given} ${family}`.trim();
}
