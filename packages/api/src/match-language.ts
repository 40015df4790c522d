/**
 * The language among `languages` that a language code (BCP 47) asks for, or the code as it is: a region without texts of
 * its own gets its language's, and readers of traditional Chinese get traditional Chinese.
 */
export function matchLanguage(code: string, languages: readonly string[]): string {
  if (languages.includes(code)) return code;
  const wanted = /^zh-(Hant|TW|HK|MO)\b/i.test(code) ? "zh-TW" : (code.split("-")[0] ?? code);
  return languages.includes(wanted) ? wanted : code;
}
