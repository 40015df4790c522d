/*
 * `search_words` keeps what can be misspelt in listed works: the words of their titles, and with the marks of their tokens
 * those of their creators' names and the surnames of their collaborators, long enough, in letters with spaces between.
 */

/** In the text of a work's tokens; of a collaborator's name in the order that begins with the family's. */
const kept =
  /(?<=')(?:[\^@][\p{sc=Latin}\p{sc=Arabic}]{3,}(?=')|&[\p{sc=Latin}\p{sc=Arabic}]{3,}(?= [^']+':))/gu;

export const keptWordsOf = (tokens: string): string[] => (tokens.match(kept) ?? []).map(keptWordOf);

/** How the word of a title or a name is kept, by its token. */
export const keptWordOf = (token: string): string => token.replace(/^\^| .*$/gu, "");
