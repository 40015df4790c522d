const articles = /^(?:وال|فال|بال|كال|ولل|ال|لل|و(?=.{4}))(?=.{2})/u;
/** As indefinite objects end, but not after the vowels that such words lack: مضحكا is مضحك, and دنيا stays. */
const accusative = /(?<=.{3}[^اوي])ا$/u;
const endings = /(?<=.{3})(?:هما|كما|ات|ان|ون|ين|ها|هم|يه|ية|ي|ه|ة|و)$/u;

/**
 * Light stemming: the article with what is written together with it, and the endings. Snowball's stemmer also takes
 * first letters that belong to the word, and so gives a noun another stem with its article than without.
 */
export function stemArabic(word: string): string {
  const bare = word.replace(articles, "");
  const once = bare.replace(accusative, "").replace(endings, "");
  return once.length > 3 ? once.replace(/(?<=.{3})(?:ي|ه|ة)$/u, "") : once;
}
