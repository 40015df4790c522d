import { languages, type Language } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { concepts } from "./all-concepts.ts";
import { formConcepts } from "./form-concepts.ts";
import type { Concept } from "./concept.ts";

const byId = new Map(concepts.map((concept) => [concept.id, concept]));

/** Languages written in one script share their look-up: a word of one is found in a text of the other. */
const scripts: { name: string; among: Language[] }[] = [
  { name: "Latin", among: ["en", "es", "fr"] },
  { name: "Chinese and Japanese", among: ["zh", "zh-TW", "ja"] },
  { name: "Arabic", among: ["ar"] },
];

function parentsOf({ parents }: Concept): Concept[] {
  return parents.flatMap((id) => byId.get(id) ?? []);
}

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
function ambiguousWords(among: Language[]): [string, string[]][] {
  const meanings = new Map<string, string[]>();
  for (const { id, words } of concepts)
    for (const word of new Set(among.flatMap((language) => words[language] ?? []).map(inLowerCase)))
      meanings.set(word, [...(meanings.get(word) ?? []), id]);
  return [...meanings].filter(([, ids]) =>
    ids.some((one) => ids.some((other) => one !== other && !related.has(`${one} ${other}`))),
  );
}

function repeated(items: string[]): string[] {
  return items.filter((item, at) => items.indexOf(item) !== at);
}

describe("the lexicon of concepts", () => {
  test("holds at least five hundred concepts, each under an id of its own", () => {
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

  test("knows the concepts that are forms of works", () => {
    expect([...formConcepts].filter((id) => !byId.has(id))).toEqual([]);
  });

  test.each(languages)("has words for every concept in %s, none of them twice", (language) => {
    const faults = concepts.filter(({ words }) => {
      const listed = (words[language] ?? []).map(inLowerCase);
      return listed.length === 0 || repeated(listed).length > 0;
    });
    expect(faults).toEqual([]);
  });

  test.each(languages)("writes the words of %s as the analyser reads them", (language) => {
    const faults = concepts
      .flatMap(({ words }) => (words[language] ?? []).map((word, at) => (at === 0 ? inLowerCase(word) : word)))
      .filter((word) => !isNormal(word));
    expect(faults).toEqual([]);
  });

  test.each(scripts)("gives no word of $name two unrelated meanings", ({ among }) => {
    expect(ambiguousWords(among)).toEqual([]);
  });
});

/** The first word is what the concept is called, and a name has capitals. */
const inLowerCase = (word: string): string => word.toLowerCase();

/** Lower case, composed, single spaces, no punctuation at the ends, and no Arabic vowel sign or lengthening. */
function isNormal(word: string): boolean {
  return (
    word === word.normalize("NFC").toLowerCase() &&
    /^[\p{L}\p{N}]+([ '・-]?[\p{L}\p{M}\p{N}ー]+)*$/u.test(word) &&
    !/[\u064B-\u065F\u0670\u0640]/.test(word)
  );
}
