import type { Language, MaterialType } from "@colophon/api";
import { nameForm, type Piece } from "@colophon/text-analysis";
import type { Plan } from "../plan/plan.ts";
import type { SearchOutcome, Meant } from "../search.ts";
import { labelOf } from "./label.ts";
import type { ResultRow } from "./result-store.ts";
import { fill, searchTexts } from "./texts.ts";

/** A question that could be asked next, and how it must be understood to be worth asking. */
export interface Suggestion extends Meant {
  text: string;
}

/** What could be asked next, or, where nothing is listed, with less demanded. */
export function proposeQuestions(
  found: SearchOutcome,
  listed: readonly ResultRow[],
  language: Language,
): Suggestion[] {
  return listed.length > 0 ? next(found, listed, language) : relaxed(found, language);
}

function next(
  { parsed, results }: SearchOutcome,
  rows: readonly ResultRow[],
  language: Language,
): Suggestion[] {
  const { ask } = searchTexts[language];
  const [first] = rows;
  const likely = (of: readonly ResultRow[]) =>
    results.filter(({ workId }) => of.some((row) => row.workId === workId));
  // Of a kind of work, "books about novels" would be made, and a title is no subject.
  const topic =
    parsed.titleKey === undefined ? parsed.topics.find((each) => !nameForm(each.concepts)) : undefined;
  const others = rows.filter(({ materialType }) => !parsed.plan.types?.includes(materialType));
  const other = others.find(({ materialType }) => materialType !== first?.materialType) ?? others[0];
  const by = rows.find((row) => row.creator !== parsed.plan.creator);
  const { nearTitle } = parsed;
  return [
    ...(nearTitle === undefined
      ? []
      : [
          {
            text: fill(ask.like, { title: nearTitle }),
            isMeant: (plan: Plan) => asksOnly(plan, ["similarTo"]) && plan.similarTo?.title === nearTitle,
            likely: [],
          },
        ]),
    ...(topic && other ? [about(topic, other.materialType, likely([other]), language, parsed)] : []),
    ...(first && parsed.plan.similarTo === undefined
      ? [
          {
            text: fill(ask.like, { title: first.title }),
            isMeant: (plan: Plan) =>
              asksOnly(plan, ["similarTo"]) && plan.similarTo?.id === first.certificateId,
            likely: likely(rows.slice(1)),
            model: likely([first])[0],
          },
        ]
      : []),
    ...(by !== undefined && parsed.plan.creator === undefined
      ? [
          {
            text: fill(ask.creator, { name: by.creator }),
            isMeant: (plan: Plan) => asksOnly(plan, ["creator"]) && plan.creator === by.creator,
            likely: likely([by]),
          },
        ]
      : []),
    ...(topic && parsed.plan.sort === undefined
      ? [
          {
            text: fill(ask.newest, { topic: labelOf(topic, language, parsed.language) }),
            isMeant: (plan: Plan) => asksOnly(plan, ["sort"]) && plan.sort === "newest",
            likely: likely(rows),
          },
        ]
      : []),
  ];
}

/** One demand less at a time: a subject with its kind of work, a kind alone, a subject alone. */
function relaxed({ parsed }: SearchOutcome, language: Language): Suggestion[] {
  const { types } = searchTexts[language];
  const { plan, topics } = parsed;
  const [type] = plan.types ?? [];
  const subjects = topics.filter(({ concepts }) => !nameForm(concepts));
  return [
    ...(type === undefined ? [] : subjects.map((topic) => about(topic, type, [], language, parsed))),
    ...topics.map((topic) => ({
      text: labelOf(topic, language, parsed.language),
      isMeant: (read: Plan) => asksOnly(read, []),
      likely: [],
    })),
    ...(type === undefined ? [] : [{ text: types[type], isMeant: isOf(type), likely: [] }]),
  ];
}

function about(
  topic: Piece,
  type: MaterialType,
  likely: Suggestion["likely"],
  language: Language,
  parsed: SearchOutcome["parsed"],
): Suggestion {
  const { ask, types } = searchTexts[language];
  const text = fill(ask.about, { type: types[type], topic: labelOf(topic, language, parsed.language) });
  return {
    text: text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
    isMeant: isOf(type),
    likely,
  };
}

const isOf =
  (type: MaterialType) =>
  (plan: Plan): boolean =>
    asksOnly(plan, ["types"]) && plan.types?.includes(type) === true;

/** Whether a plan demands nothing else. A wish that filters nothing may stand beside. */
const asksOnly = (plan: Plan, keys: readonly (keyof Plan)[]): boolean =>
  Object.keys(plan).every((key) => key === "flags" || keys.some((each) => each === key));
