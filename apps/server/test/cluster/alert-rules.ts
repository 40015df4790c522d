import { readFileSync } from "node:fs";
import path from "node:path";

/** What one scrape of a node saw: its answer, undefined if there was none in time, and when, in seconds. */
export interface Scrape {
  text: string | undefined;
  at: number;
}

/** An alert that fires, with the label that its rule is grouped by. */
export interface Firing {
  alert: string;
  /** The rule's condition on its metric, as an operator reads it. */
  condition: string;
  /** How long the condition has to last. */
  after: string | undefined;
}

interface Rule {
  alert: string;
  expr: string;
  after: string | undefined;
}

type Sample = [labels: Readonly<Record<string, string>>, value: number];

const file = path.join(import.meta.dirname, "../../../../docs/monitoring/alerts.yml");

export function readRules(text = readFileSync(file, "utf8")): Rule[] {
  return text
    .split("- alert: ")
    .slice(1)
    .map((rule) => ({
      alert: /^\w+/.exec(rule)?.[0] ?? "",
      expr: /\n {8}expr: (.*)/.exec(rule)?.[1] ?? "",
      after: /\n {8}for: (\w+)/.exec(rule)?.[1],
    }));
}

/** The form of most rules: a metric, perhaps its rate, perhaps one value of all, compared with a number. */
const form =
  /^(?:(?<all>max|min|sum)(?: by \((?<by>\w+)\) )?\(?)?(?:(?<per>rate|increase)\()?(?<metric>\w+)(?:\{(?<wanted>[^}]*)\})?(?:\[(?<time>\w+)\])?\)* (?<is>==|<|>) (?<limit>[\d.e]+)$/;

/** Whether `findFiring` can read it: the others compare with a day before, or the slowest of many requests. */
export function isReadable({ expr }: Rule): boolean {
  return form.test(expr);
}

/** The alerts whose condition holds, by what a scrape saw, and one before it for what is counted. */
export function findFiring(rules: readonly Rule[], before: Scrape, now: Scrape): Firing[] {
  return rules.flatMap(({ alert, expr, after }) => {
    const {
      all = "max",
      by = "",
      per,
      metric = "",
      wanted = "",
      time = "",
      is = "",
      limit = "",
    } = form.exec(expr)?.groups ?? {};
    const old = new Map(select(before, metric, wanted).map(([labels, value]) => [format(labels), value]));
    const groups = Map.groupBy(select(now, metric, wanted), ([labels]) => labels[by] ?? "");
    return [...groups].flatMap(([group, samples]) => {
      const values = samples.map(([labels, value]) => {
        const grown = per === undefined ? value : value - (old.get(format(labels)) ?? 0);
        return per === "rate" ? grown / (now.at - before.at) : grown;
      });
      if (!holds(combine(all, values), is, Number(limit))) return [];
      const labels = group === "" ? wanted : `${by}="${group}"`;
      const shown = `${metric}${labels === "" ? "" : `{${labels}}`}`;
      const counted = per === undefined ? shown : `${per}(${shown}[${time}])`;
      return [{ alert, condition: `${counted} ${is} ${limit}`, after }];
    });
  });
}

function combine(all: string, values: readonly number[]): number {
  if (all === "sum") return values.reduce((sum, each) => sum + each, 0);
  return all === "min" ? Math.min(...values) : Math.max(...values);
}

function holds(value: number, is: string, limit: number): boolean {
  if (is === "==") return value === limit;
  return is === ">" ? value > limit : value < limit;
}

const format = (labels: Sample[0]): string =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => a.localeCompare(b)));

/** The values of a metric that have all wanted labels. `up` is what Prometheus itself adds. */
function select({ text }: Scrape, metric: string, wanted: string): Sample[] {
  if (metric === "up") return [[{}, text === undefined ? 0 : 1]];
  const conditions = [...wanted.matchAll(/(\w+)(=~?)"([^"]*)"/g)];
  return [...(text ?? "").matchAll(/^(\w+)(?:\{([^}]*)\})? (\S+)$/gm)].flatMap(
    ([, name, found = "", value]) => {
      const pairs = [...found.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, key = "", said = ""]) => [key, said] as const,
      );
      const labels = Object.fromEntries(pairs);
      const isWanted = conditions.every(([, key = "", is, said = ""]) =>
        is === "=" ? labels[key] === said : new RegExp(`^(?:${said})$`).test(labels[key] ?? ""),
      );
      return name === metric && isWanted ? [[labels, Number(value)] satisfies Sample] : [];
    },
  );
}
