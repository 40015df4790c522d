import type { Compiled } from "./compile-grammar.ts";
import type { Plan } from "./plan.ts";
import type { QueryText } from "./query-text.ts";
import { numberIn } from "./read-count.ts";
import { yearsIn } from "./years-in.ts";

type Years = Pick<Plan, "yearFrom" | "yearTo">;

/** Takes what a question says of years. The wordier rules come first: "since 2019" is not "2019". */
export function readYears(query: QueryText, grammar: Compiled, thisYear: number): Years {
  const rules: [RegExp, (years: number[], text: string) => Years][] = [
    [grammar.between, ([a = 0, b = 0]) => ({ yearFrom: Math.min(a, b), yearTo: Math.max(a, b) })],
    [grammar.decade, ([first = 0]) => ({ yearFrom: first, yearTo: first + 9 })],
    [grammar.lastYears, (_, text) => ({ yearFrom: thisYear - numberIn(text, grammar) })],
    [grammar.until, ([year = 0]) => ({ yearTo: year })],
    [grammar.since, ([year = 0]) => ({ yearFrom: year })],
    [grammar.after, ([year = 0]) => ({ yearFrom: year + 1 })],
    [grammar.before, ([year = 0]) => ({ yearTo: year - 1 })],
    [grammar.lastYear, () => ({ yearFrom: thisYear - 1, yearTo: thisYear - 1 })],
    [grammar.thisYear, () => ({ yearFrom: thisYear, yearTo: thisYear })],
  ];
  const years: Years = {};
  for (const [pattern, meaning] of rules) {
    const found = query.take(pattern);
    if (found !== undefined) Object.assign(years, meaning(yearsIn(found.text, grammar.decades), found.text));
  }
  if (years.yearFrom !== undefined || years.yearTo !== undefined) return years;
  const found = query.take(grammar.during);
  const [year] = found === undefined ? [] : yearsIn(found.text, grammar.decades);
  return year === undefined ? {} : { yearFrom: year, yearTo: year };
}
