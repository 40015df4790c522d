/** Splits at Latin, Arabic and East Asian commas; drops repeated and blank keywords. */
export function splitKeywords(text: string): string[] {
  const keywords = text.split(/[,،、，;\n]/).map((keyword) => keyword.trim());
  return [...new Set(keywords)].filter((keyword) => keyword !== "");
}
