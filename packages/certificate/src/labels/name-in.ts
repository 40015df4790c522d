/** What a word of a vocabulary is called; one that came later stands as it is. */
export const nameIn = (names: Readonly<Record<string, string>>, word: string): string =>
  (Object.hasOwn(names, word) ? names[word] : undefined) ?? word;
