/** Where in a work a token stands. */
export type Field = "title" | "keywords" | "description";

/** How often at most a token is counted in a field. */
const maxFrequency = 15;
const maxTokens = 600;
/** Postgres takes up to 2046 bytes. */
const maxLength = 80;

type Frequencies = Record<Field, number>;

/**
 * The tokens of a work as Postgres' tsvector. Where a token stands is written as its weight, and how often as its
 * position: 1–15 in the title, 17–31 in the keywords, 33–47 in the description.
 */
export class TokenVector {
  readonly #frequencies = new Map<string, Frequencies>();

  has(token: string): boolean {
    return this.#frequencies.has(cutToken(token));
  }

  /** Counts a token in a field. */
  add(token: string, field: Field): void {
    const counts = this.#of(token);
    if (counts !== undefined) counts[field] += 1;
  }

  /** Adds a token that stands in no field: it is there or not. */
  mark(token: string): void {
    this.#of(token);
  }

  toString(): string {
    let text = "";
    for (const [token, counts] of this.#frequencies)
      text += `${text === "" ? "" : " "}${quoteToken(token)}${positionsOf(counts)}`;
    return text;
  }

  #of(whole: string): Frequencies | undefined {
    const token = cutToken(whole);
    const known = this.#frequencies.get(token);
    if (known !== undefined || this.#frequencies.size >= maxTokens) return known;
    const counts = { title: 0, keywords: 0, description: 0 };
    this.#frequencies.set(token, counts);
    return counts;
  }
}

function positionsOf({ title, keywords, description }: Frequencies): string {
  if (title + keywords + description === 0) return "";
  const positions = position(title, 0, "A") + position(keywords, 16, "B") + position(description, 32, "C");
  return `:${positions.slice(1)}`;
}

const position = (count: number, base: number, weight: "A" | "B" | "C"): string =>
  count === 0 ? "" : `,${base + Math.min(count, maxFrequency)}${weight}`;

/** As much of a token as Postgres takes, of a work and of a question alike. */
export const cutToken = (token: string): string =>
  token.length > maxLength || !token.isWellFormed() ? token.slice(0, maxLength).toWellFormed() : token;

/** A token inside the text form of a tsvector or a tsquery. */
export const quoteToken = (whole: string): string => `'${cutToken(whole).replace(/['\\]/g, "$&$&")}'`;
