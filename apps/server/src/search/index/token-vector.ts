/** Where in a work a token stands, as the weight letter of a tsvector. */
const weights = { title: "A", keywords: "B", description: "C" } as const;

export type Field = keyof typeof weights;

const fields = Object.keys(weights) as Field[];

/** How often at most a token is counted in a field. */
const maxFrequency = 15;
const maxTokens = 600;
/** Postgres takes up to 2046 bytes. */
const maxLength = 80;

/**
 * The tokens of a work as Postgres' tsvector. How often a token stands in a field is written as its position: 1–15 in
 * the title, 17–31 in the keywords, 33–47 in the description.
 */
export class TokenVector {
  readonly #frequencies = new Map<string, [number, number, number]>();

  /** Counts a token in a field. */
  add(token: string, field: Field): void {
    const counts = this.#of(token);
    if (counts !== undefined) counts[fields.indexOf(field)] = (counts[fields.indexOf(field)] ?? 0) + 1;
  }

  /** Adds a token that stands in no field: it is there or not. */
  mark(token: string): void {
    this.#of(token);
  }

  toString(): string {
    return [...this.#frequencies].map(([token, counts]) => quoteToken(token) + positionsOf(counts)).join(" ");
  }

  #of(token: string): [number, number, number] | undefined {
    const known = this.#frequencies.get(token);
    if (known !== undefined || this.#frequencies.size >= maxTokens) return known;
    const counts: [number, number, number] = [0, 0, 0];
    const key = token.slice(0, maxLength).toWellFormed();
    if (key !== token) return this.#of(key);
    this.#frequencies.set(key, counts);
    return counts;
  }
}

function positionsOf(counts: readonly [number, number, number]): string {
  if (counts[0] + counts[1] + counts[2] === 0) return "";
  const positions = counts.flatMap((count, at) => {
    const field = fields[at];
    if (count === 0 || field === undefined) return [];
    return [`${16 * at + Math.min(count, maxFrequency)}${weights[field]}`];
  });
  return `:${positions.join(",")}`;
}

/** A token inside the text form of a tsvector or a tsquery. */
const quoteToken = (token: string): string =>
  /['\\]/.test(token) ? `'${token.replace(/['\\]/g, "$&$&")}'` : `'${token}'`;
