/** Commas of Latin, Arabic and East Asian writing separate; repeated and blank ones fall away. */
export function splitKeywords(text: string): string[] {
  const keywords = text.split(/[,،、，;\n]/).map((keyword) => keyword.trim());
  return [...new Set(keywords)].filter((keyword) => keyword !== "");
}
