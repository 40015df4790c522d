import type { IntendedMedium, MaterialType } from "@colophon/api";
import { fold, lexicon, type Piece, readAs, type TextLanguage } from "@colophon/text-analysis";
import { impliedConcepts } from "../index/implied-concepts.ts";
import type { Compiled } from "./compile-grammar.ts";
import type { QueryText } from "./query-text.ts";
import { keysIn } from "./take-words.ts";

/** The concepts that say no more than the material type. */
const plain: Readonly<Record<MaterialType, readonly string[]>> = {
  animation: ["animation"],
  art: ["visual-art"],
  book: ["book"],
  documentary: ["documentary"],
  screenplay: ["screenplay"],
  script: ["script", "screenplay"],
  music: ["music", "song"],
  photograph: ["photography"],
};

/** Material types of phrases that are kinds of them: "electronic music" is music, "comic books" are no books. */
export function typesOfPhrases(phrases: readonly Piece[], grammar: Compiled): MaterialType[] {
  return phrases.flatMap(({ text, concepts }) =>
    [...keysIn(text, grammar.types), ...(chineseMusic.test(text) ? (["music"] as const) : [])].filter(
      (type) =>
        concepts.some((concept) => plain[type].some((wide) => lexicon.widened(concept).includes(wide))),
    ),
  );
}

/** Words for kinds of music end in it: 爵士乐, 摇篮曲, 民谣. By itself, the character is a part of others, as in 快乐. */
const chineseMusic = /\p{sc=Han}[乐曲歌谣]$/u;

/** Media of phrases that are kinds of works for them: "farming games" are games. */
export function mediaOfPhrases(query: QueryText, grammar: Compiled): IntendedMedium[] {
  return [...grammar.media].flatMap(([medium, pattern]) => {
    const named = Array.from(query.free.matchAll(pattern), ({ index }) => index);
    const isKind = ({ start, end, concepts }: Piece) =>
      named.some((at) => start <= at && at < end) &&
      impliedConcepts("", medium).some((implied) =>
        concepts.some((concept) => lexicon.widened(concept).includes(implied)),
      );
    return query.freePhrases.some(isKind) ? [medium] : [];
  });
}

/** Words that name a material type and say more: "paintings" are art, but not all art is painted. */
export function kindsOfTypes(
  pieces: readonly Piece[],
  types: readonly MaterialType[],
  grammar: Compiled,
): Piece[] {
  return pieces.filter(({ text, concepts }) => {
    const named = keysIn(text, grammar.types).filter((type) => types.includes(type));
    return (
      named.length > 0 &&
      concepts.length > 0 &&
      !named.some((type) => concepts.some((concept) => plain[type].includes(concept)))
    );
  });
}

/** What a phrase says beside the material types that are demanded anyway: of "electronic music", what is electronic. */
export function withCore(phrase: Piece, types: readonly MaterialType[], grammar: Compiled): Piece {
  const words = phrase.text.split(" ");
  const core = phrase.tokens.filter(
    (_, at) => !keysIn(words[at] ?? "", grammar.types).some((type) => types.includes(type)),
  );
  return core.length > 0 && core.length < phrase.tokens.length ? { ...phrase, core } : phrase;
}

/** The form of works that a phrase names beside its subject: "detective novels" are about detectives, and novels. */
export function formWithin(phrase: Piece, { forms }: Compiled, language: TextLanguage): Piece[] {
  const said = fold(phrase.text);
  const known = phrase.concepts.flatMap((concept) => lexicon.widened(concept));
  const conceptsOf = (text: string) => readAs(text, language).flatMap(({ concepts }) => concepts);
  for (const pattern of forms.values())
    for (const { 0: text, index } of said.matchAll(pattern)) {
      const end = index + text.length;
      if (text.length === said.length || (index > 0 && end < said.length)) continue;
      const named = conceptsOf(text);
      const isForm = named.length > 0 && named.every((one) => lexicon.isForm(one) && !known.includes(one));
      // What is left must say something without it: a "graphic novel" is no graphic and a novel.
      const isSubject = conceptsOf(`${said.slice(0, index)} ${said.slice(end)}`).length > 0;
      if (!isForm || !isSubject) continue;
      const [form] = readAs(text, language);
      return form ? [{ ...form, start: phrase.start + index, end: phrase.start + end }] : [];
    }
  return [];
}
