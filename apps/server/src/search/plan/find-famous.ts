import { type FamousWork, readFamousWorks } from "@colophon/lexicon";
import { keyOf, wholeLikeness } from "@colophon/text-analysis";
import { nameCandidates } from "./name-candidates.ts";

export interface FoundFamous {
  work: FamousWork;
  /** Where its title stands in the text. */
  start: number;
  end: number;
}

const keysOf = ({ titles }: FamousWork): string[] => titles.map(keyOf);

interface Famous {
  byKey: ReadonlyMap<string, FamousWork>;
  /** Whoever misspells a title hardly gets its first character wrong. */
  byInitial: ReadonlyMap<string, readonly string[]>;
}

/** Read for the first question, and kept. */
let famous: Famous | undefined;

function readFamous(): Famous {
  const byKey = new Map(readFamousWorks().flatMap((work) => keysOf(work).map((key) => [key, work] as const)));
  return { byKey, byInitial: Map.groupBy(byKey.keys(), (key) => key.charAt(0)) };
}

/** From which likeness on all of a text is taken for a misspelt title, and how long it must be for that. */
const nearly = { least: 0.8, shortest: 6 };

/** The famous work that a folded text names: by the longest title that stands in it, or by one that all of it nearly is. */
export function findFamous(text: string): FoundFamous | undefined {
  const { byKey, byInitial } = (famous ??= readFamous());
  for (const { key, start, end } of nameCandidates(text)) {
    const work = byKey.get(key);
    if (work !== undefined) return { work, start, end };
  }
  const said = keyOf(text);
  if (said.length < nearly.shortest) return undefined;
  let best: { key: string; like: number } | undefined;
  for (const key of byInitial.get(said.charAt(0)) ?? []) {
    const like = wholeLikeness(said, key, nearly.least);
    if (like > (best?.like ?? 0)) best = { key, like };
  }
  const work = best && byKey.get(best.key);
  return work && { work, start: 0, end: text.trimEnd().length };
}

/** What else a famous work is called, as keys of titles: it may be registered under any of these. */
export const otherTitles = (work: FamousWork): string[] => [...new Set(keysOf(work))];
