/** The tokens of a tsvector's text form, with their positions and weights as they stand there. */
export function parseTokens(tokens: string): Map<string, string> {
  return new Map(
    Array.from(tokens.matchAll(/'((?:[^']|'')*)'(?::([\dA-D,]+))?/g), ([, token = "", positions = ""]) => [
      token.replaceAll("''", "'"),
      positions,
    ]),
  );
}
