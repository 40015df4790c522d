import { describe, expect, test } from "vitest";
import { type Concept, readConcepts, readRelated } from "./concepts.ts";
import { readFamousWorks } from "./famous-works.ts";
import { readConceptWords, type WordLanguage } from "./words.ts";

const languages: readonly WordLanguage[] = ["en", "es", "fr", "ar", "zh", "zh-TW", "ja"];

/** Languages written in one script share their look-up: a word of one is found in a text of the other. */
const scripts: { name: string; among: WordLanguage[] }[] = [
  { name: "Latin", among: ["en", "es", "fr"] },
  { name: "Chinese and Japanese", among: ["zh", "zh-TW", "ja"] },
  { name: "Arabic", among: ["ar"] },
];

const concepts = readConcepts();
const byId = new Map(concepts.map((concept) => [concept.id, concept]));

const parentsOf = ({ parents }: Concept): Concept[] => parents.flatMap((id) => byId.get(id) ?? []);

function ancestorsOf(concept: Concept, path: string[] = []): string[] {
  if (path.includes(concept.id)) throw new Error(`a cycle: ${[...path, concept.id].join(" → ")}`);
  return parentsOf(concept).flatMap((parent) => [parent.id, ...ancestorsOf(parent, [...path, concept.id])]);
}

const related = new Set(
  concepts.flatMap((concept) =>
    ancestorsOf(concept).flatMap((id) => [`${concept.id} ${id}`, `${id} ${concept.id}`]),
  ),
);

/** The words of these languages that stand for concepts unrelated to each other. */
function ambiguousWords(among: WordLanguage[]): [string, string[]][] {
  const meanings = new Map<string, Set<string>>();
  for (const language of among)
    for (const { concept, phrase } of readConceptWords(language))
      meanings.set(phrase.toLowerCase(), (meanings.get(phrase.toLowerCase()) ?? new Set()).add(concept));
  return Array.from(meanings, ([word, ids]): [string, string[]] => [word, [...ids]]).filter(([, ids]) =>
    ids.some((one) => ids.some((other) => one !== other && !related.has(`${one} ${other}`))),
  );
}

const repeated = (items: string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);

describe("the lexicon of concepts", () => {
  test("has at least five hundred concepts, each under an id of its own", () => {
    expect(concepts.length).toBeGreaterThanOrEqual(500);
    expect(repeated(concepts.map(({ id }) => id))).toEqual([]);
    expect(concepts.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test("knows every parent and names it once, without a detour to it", () => {
    const faults = concepts.flatMap((concept) => {
      const known = parentsOf(concept);
      const further = known.flatMap((parent) => ancestorsOf(parent));
      return concept.parents.length === known.length &&
        repeated([...concept.parents, ...new Set(further)]).length === 0
        ? []
        : [concept.id];
    });
    expect(faults).toEqual([]);
  });

  test.each(languages)("calls every concept something in %s, and knows each of its words", (language) => {
    const words = [...readConceptWords(language)];
    const labels = words.filter(({ isLabel }) => isLabel).map(({ concept }) => concept);
    expect(labels).toEqual(concepts.map(({ id }) => id));
    expect(words.filter(({ concept }) => !byId.has(concept))).toEqual([]);
    expect(repeatedRows(words.map(({ concept, phrase }) => `${concept} ${phrase.toLowerCase()}`))).toEqual(
      [],
    );
  });

  test.each(languages)("writes the words of %s as the analyser reads them", (language) => {
    const faults = Array.from(readConceptWords(language), ({ phrase, isLabel }) =>
      isLabel ? phrase.toLowerCase() : phrase,
    ).filter((word) => !isNormal(word));
    expect(faults).toEqual([]);
  });

  test.each(scripts)("gives no word of $name two unrelated meanings", ({ among }) => {
    expect(ambiguousWords(among)).toEqual([]);
  });

  test("relates concepts that it knows, and that are not each other's kinds", () => {
    const faults = [...readRelated()].filter(([id, others]) =>
      [id, ...others].some((each) => !byId.has(each) || (each !== id && related.has(`${id} ${each}`))),
    );
    expect(faults).toEqual([]);
  });

  test("knows what famous works are about, and what they are called", () => {
    const faults = readFamousWorks().filter(
      ({ titles, concepts: about }) =>
        titles.length === 0 || about.length === 0 || about.some((concept) => !byId.has(concept)),
    );
    expect(faults).toEqual([]);
  });
});

function repeatedRows(rows: readonly string[]): string[] {
  const seen = new Set<string>();
  return rows.filter((row) => seen.size === seen.add(row).size);
}

/** Lower case, composed, single spaces, no punctuation at the ends, and no Arabic vowel sign or lengthening. */
function isNormal(word: string): boolean {
  return (
    word === word.normalize("NFC").toLowerCase() &&
    /^[\p{L}\p{N}]+([ '・-]?[\p{L}\p{M}\p{N}ー]+)*$/u.test(word) &&
    !/[\u064B-\u065F\u0670\u0640]/.test(word)
  );
}
