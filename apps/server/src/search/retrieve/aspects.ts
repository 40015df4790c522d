import {
  fold,
  isCommonWord,
  latinLanguages,
  lexicon,
  nameForm,
  nameSameConcepts,
  type Piece,
  wordOf,
} from "@colophon/text-analysis";
import type { Frequencies } from "../index/token-query.ts";
import type { ParsedQuery } from "../plan/make-plan.ts";

/** One way in which a work may have what is asked for: all of these tokens. */
export interface Alternative {
  tokens: readonly string[];
  /** From 0 to 1: how much of what was asked for it is. */
  strength: number;
}

/** One of the things that works should be about. */
export interface Aspect {
  /** Of the question; none where another work is the model. */
  piece?: Piece;
  /** What was asked for. */
  alternatives: readonly Alternative[];
  /** The concepts that it belongs to: the narrower they are, the nearer is another kind of them. */
  wider: readonly Alternative[];
  /** How much it counts among the aspects. */
  weight: number;
  /** How much a concept counts that only follows from another. */
  impliedShare?: number;
  /** Of these any will do: a work has of the aspect what it has of the best of them. */
  choices?: readonly Aspect[];
}

/** A phrase in part, where the rest of it is demanded otherwise. */
const coreStrength = 0.85;

/** Kinds of a material type are a wish: the type alone is demanded. */
const kindWeight = 0.4;

/** What a question's works should have. */
export function aspectsOf({ plan, topics, kinds }: ParsedQuery): Aspect[] {
  return [
    ...(plan.flags?.includes("unscripted") ? [unscripted] : []),
    ...joined(weighed(subjectsOf(topics, Object.keys(plan).length > 0))),
    ...kinds.map((kind) => ({ ...aspectOf(kind), weight: kindWeight })),
  ];
}

/** Without what says nothing where anything else is said. */
function subjectsOf(topics: readonly Piece[], demandsMore: boolean): readonly Piece[] {
  const said = topics.filter(({ vague }) => vague !== true);
  return said.length > 0 || demandsMore ? said : topics;
}

/** Of what somebody tells, what few works have says most: a kidney more than a mother. */
export function byRarity(aspects: readonly Aspect[], frequencies: Frequencies): Aspect[] {
  const most = Math.log(1 + frequencies.works);
  return aspects.map((aspect) => {
    const works = Math.max(
      0,
      ...aspect.alternatives.map(({ tokens }) => Math.min(...tokens.map((token) => frequencies.of(token)))),
    );
    const rarity = most === 0 ? 1 : 1 - Math.log(1 + works) / most;
    return { ...aspect, weight: aspect.weight * (leastOfRarity + (1 - leastOfRarity) * Math.min(1, rarity)) };
  });
}

const leastOfRarity = 0.3;

/** In a question with at least this number of parts, most parts are not what it is about. */
export const wordy = 6;
const weightOfWords = 0.3;

/** A word that everybody uses, and that names nothing the lexicon knows, says little beside what does. */
const weightOfCommonWords = 0.4;

/** The asker, and why they ask. */
const weightBeside = 0.45;

/** Every concept once, and heavier for being named again. What one concept belongs to is no sign of another. */
function weighed(subjects: readonly Piece[]): Aspect[] {
  const times = (piece: Piece) => subjects.filter((other) => nameSameConcepts(other, piece)).length;
  const distinct = subjects.filter(
    (piece, at) =>
      piece.concepts.length === 0 || subjects.findIndex((other) => nameSameConcepts(other, piece)) === at,
  );
  return distinct.map((piece) => {
    const aspect = aspectOf(piece);
    const others = distinct.filter((other) => other !== piece).flatMap(({ concepts }) => concepts);
    const entailed = new Set(others.flatMap((concept) => lexicon.widened(concept).map((id) => `c:${id}`)));
    return {
      ...aspect,
      wider: aspect.wider.filter(({ tokens }) => !tokens.some((token) => entailed.has(token))),
      weight:
        piece.concepts.length > 0
          ? aspect.weight *
            (1 + Math.max(0, times(piece) - 1) / 2) *
            (piece.isBeside === true ? weightBeside : 1)
          : Math.min(aspect.weight, ...lighter(piece, subjects)),
    };
  });
}

/** Subjects of which any will do, as one. */
function joined(aspects: readonly Aspect[]): Aspect[] {
  const choiceOf = ({ piece }: Aspect) => piece?.choice;
  return aspects.flatMap((aspect) => {
    const choices = aspects.filter(
      (other) => other === aspect || (choiceOf(other) !== undefined && choiceOf(other) === choiceOf(aspect)),
    );
    if (choices.length === 1) return [aspect];
    if (choices[0] !== aspect) return [];
    return [
      {
        ...aspect,
        alternatives: choices.flatMap(({ alternatives }) => alternatives),
        wider: choices.flatMap(({ wider }) => wider),
        weight: Math.max(...choices.map(({ weight }) => weight)),
        choices,
      },
    ];
  });
}

/** What else a word weighs that the lexicon does not know. */
function lighter(piece: Piece, subjects: readonly Piece[]): number[] {
  const isCommon =
    subjects.some(({ concepts }) => concepts.length > 0 && !nameForm(concepts)) &&
    commonIn.some((language) => isCommonWord(fold(piece.text), language));
  return [...(subjects.length >= wordy ? [weightOfWords] : []), ...(isCommon ? [weightOfCommonWords] : [])];
}

const commonIn = [...latinLanguages, "ar"] as const;

/** A documentary follows no script either, but who asks for the unscripted means what calls itself so. */
const unscripted: Aspect = {
  alternatives: [
    { tokens: ["c:unscripted"], strength: 1 },
    { tokens: ["c:reality"], strength: 1 },
  ],
  wider: [],
  weight: 1.6,
  impliedShare: 0.2,
};

export function aspectOf(piece: Piece): Aspect {
  const alternatives: Alternative[] = [
    ...piece.concepts.map((concept) => ({ tokens: [`c:${concept}`], strength: 1 })),
    ...spellingsOf(piece).map((tokens) => ({ tokens, strength: 1 })),
    ...(piece.core ? [{ tokens: piece.core, strength: coreStrength }] : []),
  ];
  return { piece, alternatives, wider: piece.concepts.flatMap(widerThan), weight: weightOf(piece) };
}

/** Of any wider concept, however narrow. */
const mostOfWider = 0.8;

/** A lullaby is about childhood, though it is no kind of it: too little to answer by itself. */
const relatedStrength = 0.5;

/** Mourning a father is like mourning a friend; but being of nature, or of society, makes two things hardly alike. */
export const kindsOf = (concept: string): Alternative[] =>
  lexicon.parentsOf(concept).map((parent) => ({
    tokens: [`c:${parent}`],
    strength: Math.min(mostOfWider, lexicon.specificityOf(parent)),
  }));

const widerThan = (concept: string): Alternative[] => [
  ...kindsOf(concept),
  ...lexicon.relatedTo(concept).map((other) => ({ tokens: [`c:${other}`], strength: relatedStrength })),
];

/**
 * What a work is counts less than what it is about, and what any text says counts least. A word that the lexicon does not
 * know may be a name or a subject, or what a question is made of, and so may a stretch of characters; the longer that is,
 * the likelier it is several words.
 */
function weightOf({ stop, concepts, text }: Piece): number {
  if (stop) return 0.3;
  if (concepts.includes("story")) return 0.15;
  if (concepts.length === 0) return /^\p{sc=Han}{4,}$/u.test(text) ? 0.5 : 0.8;
  return nameForm(concepts) ? 0.5 : 1;
}

/** What weighs less beside the heaviest is no condition. */
export const leastShare = 0.3;

/**
 * Those that say what is asked for, where others only add to it: that weigh more than a share of the heaviest,
 * and what is no word of the question. */
export function tellingOf(aspects: readonly Aspect[], share = 0.5): Aspect[] {
  const most = Math.max(...aspects.map(({ weight }) => weight));
  return aspects.filter(({ piece, weight }) => piece === undefined || weight > most * share);
}

/** The piece's own words, and a single word as any language would stem it: a question is too short to be sure of one. */
function spellingsOf({ text, tokens }: Piece): (readonly string[])[] {
  if (tokens.length === 0) return [];
  if (tokens.length > 1 || !/^[\p{sc=Latin}\p{M}\p{N}]+$/u.test(text)) return [tokens];
  const folded = fold(text);
  const stems = [text, folded].flatMap((spelling) => {
    const word = wordOf(spelling);
    return latinLanguages.map((language) => word.stem(language));
  });
  return [...new Set([...tokens, ...stems, folded])].map((token) => [token]);
}
