import type { Language } from "@colophon/api";
import type { Plan } from "../plan/plan.ts";
import type { Found, Searcher } from "../search.ts";
import { labelOf } from "./label.ts";
import type { ResultRow } from "./result-store.ts";
import { fill, searchTexts } from "./texts.ts";

/** A question that could be asked next, and how it must be understood to be worth asking. */
interface Suggestion {
  text: string;
  isMeant(plan: Plan): boolean;
}

const most = 3;

/** Questions made from what the results hold, or, where there are none, from a part of what was asked. */
export async function suggest(
  searcher: Searcher,
  found: Found,
  rows: readonly ResultRow[],
  { language, asker, asked }: { language: Language; asker: string | null; asked: string },
): Promise<string[]> {
  // What only the asker can see is not offered: a question is easily passed on.
  const listed = rows.filter(({ isListed }) => isListed);
  const proposed = listed.length > 0 ? next(found, listed, language) : relaxed(found, language);
  const fresh = proposed
    .filter(({ text }) => text.toLowerCase() !== asked.trim().toLowerCase())
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, most + 1);
  const answered = await Promise.all(
    fresh.map(({ text, isMeant }) => searcher.hasAnswer({ text, language, asker }, isMeant)),
  );
  return fresh.flatMap(({ text }, at) => (answered[at] ? [text] : [])).slice(0, most);
}

function next({ reading }: Found, rows: readonly ResultRow[], language: Language): Suggestion[] {
  const { ask, types } = searchTexts[language];
  const [first] = rows;
  const [topic] = reading.topics;
  const others = rows.filter(({ materialType }) => !reading.plan.types?.includes(materialType));
  const other = others.find(({ materialType }) => materialType !== first?.materialType) ?? others[0];
  const { creator } = rows.find((row) => row.creator !== reading.plan.creator) ?? {};
  return [
    ...(topic && other ? [about(types[other.materialType], topic, language, other.materialType)] : []),
    ...(first && reading.plan.similarTo === undefined
      ? [
          {
            text: fill(ask.like, { title: first.title }),
            isMeant: ({ similarTo }: Plan) => similarTo?.id === first.certificateId,
          },
        ]
      : []),
    ...(creator !== undefined && reading.plan.creator === undefined
      ? [{ text: fill(ask.creator, { name: creator }), isMeant: (plan: Plan) => plan.creator === creator }]
      : []),
    ...(topic && reading.plan.sort === undefined
      ? [
          {
            text: fill(ask.newest, { topic: labelOf(topic, language) }),
            isMeant: ({ sort }: Plan) => sort === "newest",
          },
        ]
      : []),
  ];
}

/** One demand less at a time: a subject with its kind of work, a kind alone, a subject alone. */
function relaxed({ reading }: Found, language: Language): Suggestion[] {
  const { types } = searchTexts[language];
  const { plan, topics } = reading;
  const [type] = plan.types ?? [];
  return [
    ...(type === undefined ? [] : topics.map((topic) => about(types[type], topic, language, type))),
    ...topics.map((topic) => ({ text: labelOf(topic, language), isMeant: () => true })),
    ...(type === undefined
      ? []
      : [{ text: types[type], isMeant: (read: Plan) => read.types?.includes(type) === true }]),
  ];
}

function about(
  type: string,
  topic: Found["reading"]["topics"][number],
  language: Language,
  only: string,
): Suggestion {
  const text = fill(searchTexts[language].ask.about, { type, topic: labelOf(topic, language) });
  return {
    text: text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
    isMeant: ({ types }) => types?.some((one) => one === only) === true,
  };
}
