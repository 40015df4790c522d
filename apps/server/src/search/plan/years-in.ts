/** Years before the first one of each era that East Asian calendars count from. */
const eras: Readonly<Record<string, number>> = {
  民国: 1911,
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
};

const eraNames = `(?:${Object.keys(eras).join("|")})`;

/** A year of an era, in a normalised text. */
export const eraYear = `${eraNames}\\s?(?:\\d{1,3}|元)(?=年)`;

const anyYear = new RegExp(`(?<era>${eraNames})\\s?(?<of>\\d{1,3}|元)|\\d{4}|\\d0`, "gu");

/**
 * The years that a normalised text names: four digits, a year of an era, a decade's name, or a decade's two digits, which
 * are of the last century unless that would be the one before.
 */
export function yearsIn(text: string, decades: ReadonlyMap<string, number>): number[] {
  const found = Array.from(text.matchAll(anyYear), ({ 0: digits, groups = {} }) => {
    const { era, of } = groups;
    if (era !== undefined) return (eras[era] ?? 0) + (of === "元" ? 1 : Number(of));
    const number = Number(digits);
    if (number >= 100) return number;
    return number <= 20 ? 2000 + number : 1900 + number;
  });
  if (found.length > 0) return found;
  const named = [...decades]
    .toSorted(([a], [b]) => b.length - a.length)
    .find(([name]) => text.includes(name));
  return named === undefined ? [] : [named[1]];
}

const digits = "〇一二三四五六七八九";
const digitOf = (character: string): string => String(Math.max(0, digits.indexOf(character)));

/** A number below a hundred in Chinese characters, with blanks in front so that it stays as long. */
function inDigits(number: string): string {
  const [tens = "", ones = ""] = number.split("十");
  const value = 10 * (tens === "" ? 1 : digits.indexOf(tens)) + (ones === "" ? 0 : digits.indexOf(ones));
  return String(value).padStart(number.length);
}

/** Years and decades written in Chinese characters, in digits: as long as they were, so that positions stay. */
export const withDigitYears = (text: string): string =>
  text
    .replace(/[〇零○一二三四五六七八九]{4}(?=年)|[〇零○一二三四五六七八九][〇零○十](?=年代)/gu, (year) =>
      Array.from(year, digitOf).join(""),
    )
    .replace(
      new RegExp(
        `(?<=${eraNames})(?:[一二三四五六七八九]十[一二三四五六七八九]?|十[一二三四五六七八九])(?=年)`,
        "gu",
      ),
      inDigits,
    );
