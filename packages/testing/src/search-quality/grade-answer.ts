import type { Plan } from "@colophon/server/search/plan/plan.ts";
import type { SetQuery, SetWork } from "./search-set.ts";

export interface Answer {
  /** The set's ids, best first. */
  ids: readonly string[];
  plan: Plan;
}

export interface Grade {
  query: SetQuery;
  answer: Answer;
  /** Undefined if nothing should be found. */
  ndcg: number | undefined;
  success: boolean | undefined;
  /** Wrong fields of the plan. */
  misread: string[];
  leaks: string[];
  /** For a question without an answer: whether none was given. */
  honest: boolean | undefined;
}

const gain = (grade: number): number => 2 ** grade - 1;
const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** Compares an answer with the right one, as testdata/search-eval/README.md says. */
export function gradeAnswer(query: SetQuery, answer: Answer, works: ReadonlyMap<string, SetWork>): Grade {
  const leaks = answer.ids.filter((id) => works.get(id)?.listing !== "public");
  const misread = misreadFields(query, answer.plan);
  if (query.expectEmpty)
    return {
      query,
      answer,
      ndcg: undefined,
      success: undefined,
      misread,
      leaks,
      honest: answer.ids.length === 0,
    };
  const depth = Math.min(10, typeof query.plan.count === "number" ? query.plan.count : 10);
  const grades = answer.ids.slice(0, depth).map((id) => query.relevant[id] ?? 0);
  const ideal = Object.values(query.relevant)
    .toSorted((a, b) => b - a)
    .slice(0, depth);
  const ndcg = discounted(grades) / discounted(ideal);
  const success = (grades[0] ?? 0) >= Math.min(2, ideal[0] ?? 0);
  return { query, answer, ndcg, success, misread, leaks, honest: undefined };
}

const fields = [
  "count",
  "similarTo",
  "types",
  "media",
  "categories",
  "excludeTypes",
  "published",
  "yearFrom",
  "yearTo",
  "creator",
  "place",
  "workLang",
  "sort",
  "flags",
] as const satisfies readonly (keyof Plan)[];

function misreadFields({ plan: expected }: SetQuery, plan: Plan): string[] {
  return fields.filter((field) => {
    const wanted: unknown = expected[field];
    const accepted = isAny(wanted) ? wanted.any : [wanted];
    return !accepted.some((one) => isSame(one, plan[field]));
  });
}

const isAny = (value: unknown): value is { any: unknown[] } =>
  typeof value === "object" && value !== null && "any" in value;

/** An empty list and null mean that the field is absent; registered works are compared only by id. */
function isSame(wanted: unknown, read: unknown): boolean {
  const isAbsent = wanted === undefined || wanted === null || (Array.isArray(wanted) && wanted.length === 0);
  if (isAbsent || read === undefined) return isAbsent && read === undefined;
  if (Array.isArray(wanted) && Array.isArray(read)) return sorted(wanted) === sorted(read);
  if (isTitled(wanted) && isTitled(read))
    return wanted.id === null
      ? read.id === null && wanted.title.toLowerCase() === read.title.toLowerCase()
      : wanted.id === read.id;
  return wanted === read;
}

const sorted = (list: readonly unknown[]): string => JSON.stringify(list.map(String).toSorted());

const isTitled = (value: unknown): value is { id: string | null; title: string } =>
  typeof value === "object" && value !== null && "title" in value;
