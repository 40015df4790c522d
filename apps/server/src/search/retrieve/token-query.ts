/** A condition on a work's tokens, as Postgres writes it, with how many postings the index may read for it. */
export interface TokenQuery {
  text: string;
  postings: number;
}

/** How many works have a token, as far as is known. */
export type Frequency = (token: string) => number;

export const termQuery = (token: string, frequency: Frequency): TokenQuery => ({
  text: `'${token.replace(/['\\]/g, "$&$&")}'`,
  postings: frequency(token),
});

export const anyOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: joined(queries, " | "),
  postings: queries.reduce((sum, { postings }) => sum + postings, 0),
});

/** The index reads the rarest of them and only looks up the others. */
export const allOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: joined(queries, " & "),
  postings: queries.reduce((least, { postings }) => Math.min(least, postings), Infinity),
});

/** Excludes: by itself it would read everything, so it only ever stands beside another condition. */
export const noneOf = (queries: readonly TokenQuery[]): TokenQuery => ({
  text: `!${joined(queries, " | ", true)}`,
  postings: Infinity,
});

function joined(queries: readonly TokenQuery[], operator: string, always = false): string {
  const texts = queries.map(({ text }) => text);
  return texts.length === 1 && !always ? (texts[0] ?? "") : `(${texts.join(operator)})`;
}
