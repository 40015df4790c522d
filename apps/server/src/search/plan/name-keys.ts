import { keyOf } from "@colophon/text-analysis";

/** What kind of place it is, said before its name or after it, in folded texts. */
const before =
  /^(?:(?:the|la|le|el|l) )?(?:province|state|city|town|region|county|prefecture|island|provincia|estado|ciudad|comunidad|isla|departamento|ville|etat|departement|comte|ile)(?: (?:of|de la|de|del|du|des|d))? (?=\p{L})|^(?:محافظة|ولاية|مدينة|اقليم|منطقة|جهة|امارة) (?=\p{L})/u;
const after = /(?<=\p{L}) (?:province|state|city|county|prefecture|region|island)$/u;
const afterRun = /(?<=^.{2,})(?:特别行政区|自治区|省|市|县|県|府|都|道|区|町|村)$/u;

/** The wider first: works from 沖縄県 are from 沖縄, whatever their city. */
const kindsOfRuns = Array.from("県府都省市县区町村", (kind) => keyOf(kind));

/** A longer name that lacks its kind is rare, and every key is a look-up. */
const longest = 4;

const isOfCharacters = (text: string): boolean =>
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+$/u.test(text);

/** The same of a creator: a name of Chinese characters may be said with a space that the register has not. */
export function creatorKeys(key: string): string[] {
  const parts = key.split(" ");
  return parts.length === 2 && parts.every(isOfCharacters) ? [key, parts.join("")] : [key];
}

/** The keys that a place may have in the register, when it was called by this one: that itself first. */
export function placeKeys(key: string): string[] {
  const isRun = isOfCharacters(key);
  const bare = isRun ? key.replace(afterRun, "") : key.replace(before, "").replace(after, "");
  const kinds = isRun && key.length <= longest ? kindsOfRuns.map((kind) => key + kind) : [];
  const arabic = /^\p{sc=Arabic}/u.test(bare) ? [`محافظة ${bare}`] : [];
  return [...new Set([key, bare, ...kinds, ...arabic])];
}
