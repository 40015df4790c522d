import { analyse, gramsOf, keyOf, type Piece, type TextLanguage } from "@colophon/text-analysis";
import type { PersonName } from "../../record/read-shown-names.ts";
import { conceptTokens } from "./concept-tokens.ts";
import { impliedConcepts } from "./implied-concepts.ts";
import { type Field, quoteToken, TokenVector } from "./token-vector.ts";

/** What of a work is searched: all of it stands on the public certificate. */
export interface SearchedTexts {
  title: string;
  description: string;
  keywords: readonly string[];
  creator: string;
  collaborators: readonly PersonName[];
  materialType: string;
  medium: string;
  categories: readonly string[];
  isPublished: boolean;
  year: number | null;
}

/**
 * A work's tokens: words by their stems and `c:` concepts, both with `^` before them too where they stand in the title,
 * `@` the creator's names, `&` whole names of collaborators, with a weight where the family name comes first, and what is
 * filtered by: `t:` material type and `m:` medium, both also by language, `g:`
 * category, `p:` published, `y:` year, `l:` language. A word of a text holds letters and digits only, so the kinds never
 * meet.
 */
export function tokensOfWork(work: SearchedTexts): { language: TextLanguage; tokens: string } {
  const { title, description, keywords, creator, collaborators } = work;
  const { language, pieces } = analyse([title, description, ...keywords]);
  const [titlePieces = [], descriptionPieces = [], ...keywordPieces] = pieces;
  const vector = new TokenVector();
  addPieces(vector, titlePieces, "title");
  for (const each of keywordPieces) addPieces(vector, each, "keywords");
  addPieces(vector, descriptionPieces, "description");
  for (const { tokens, concepts } of titlePieces) {
    for (const token of tokens) vector.mark(`^${token}`);
    for (const concept of concepts) vector.mark(`^c:${concept}`);
  }
  for (const concept of impliedConcepts(work.materialType, work.medium)) {
    const { own, wider } = conceptTokens(concept);
    vector.mark(own);
    for (const token of wider) vector.mark(token);
  }
  for (const token of creatorTokens(creator)) vector.mark(token);
  for (const { token, isFamilyFirst } of collaborators.flatMap(collaboratorTokens))
    if (isFamilyFirst) vector.add(token, "title");
    else vector.mark(token);
  for (const token of [`t:${work.materialType}`, `m:${work.medium}`]) {
    vector.mark(token);
    vector.mark(inLanguage(token, language));
  }
  for (const category of work.categories) vector.mark(`g:${category}`);
  vector.mark(`p:${work.isPublished ? "yes" : "no"}`);
  if (work.year !== null) vector.mark(`y:${work.year}`);
  vector.mark(`l:${language}`);
  return { language, tokens: vector.toString() };
}

/** A type or a medium among the works of one language: a far shorter list to read than the two of which it is made. */
export const inLanguage = (token: string, language: TextLanguage): string => `${token}:${language}`;

const characters = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u;

/** The words of a person's name; of one written without spaces, its pairs of characters. */
export const creatorTokens = (name: string): string[] =>
  keyOf(name)
    .split(" ")
    .filter((word) => word !== "")
    .flatMap((word) => (characters.test(word) ? gramsOf(word) : [word]))
    .map((word) => `@${word}`);

/** A whole name as people write it: in either order, and without a space where its language has none. */
export function collaboratorTokens(person: PersonName): { token: string; isFamilyFirst: boolean }[] {
  const [given, family] = partsOf(person);
  const isSpaceless = characters.test(given + family);
  const orders = [
    { name: `${given} ${family}`.trim(), isFamilyFirst: family === "" && isSpaceless },
    { name: `${family} ${given}`.trim(), isFamilyFirst: family !== "" },
  ];
  const all = isSpaceless
    ? [...orders, ...orders.map((order) => ({ ...order, name: order.name.replaceAll(" ", "") }))]
    : orders;
  return all
    .filter(({ name }, at) => name !== "" && all.findIndex((other) => other.name === name) === at)
    .map(({ name, isFamilyFirst }) => ({ token: collaboratorToken(name), isFamilyFirst }));
}

/** Of who gave all of their name as one the last word is the family's. */
function partsOf({ givenName, familyName }: PersonName): [given: string, family: string] {
  const [given, family] = [keyOf(givenName), keyOf(familyName)];
  const last = given.lastIndexOf(" ");
  return family === "" && last > 0 ? [given.slice(0, last), given.slice(last + 1)] : [given, family];
}

/** Of a name as a key. */
export const collaboratorToken = (key: string): string => `&${key}`;

/** Asks for collaborators whose names begin so, the family's first. */
export const collaboratorQuery = (beginning: string): string =>
  `${quoteToken(collaboratorToken(beginning))}:*A`;

function addPieces(vector: TokenVector, pieces: readonly Piece[], field: Field): void {
  for (const { tokens, concepts, stop } of pieces) {
    if (!stop || field === "title") for (const token of tokens) vector.add(token, field);
    for (const concept of concepts) {
      const { own, wider } = conceptTokens(concept);
      const isNew = !vector.has(own);
      vector.add(own, field);
      // Where a concept is, all that are wider are already.
      if (isNew) for (const token of wider) vector.mark(token);
    }
  }
  for (const { within = [] } of pieces) for (const concept of within) vector.mark(conceptTokens(concept).own);
}
