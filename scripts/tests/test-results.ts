import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { asAWhole, reasonOf, type TestResult } from "./test-result.ts";

const root = join(import.meta.dirname, "../..");

/** Where the runs of `npm test` and `npm run test:beyond` leave their results: `vitest.config.ts`, `playwright.config.ts`. */
const resultsFolder = join(root, ".cache/results");

/** In the order in which they run. `beyond` is what only the long tests have. */
export const firstRuns = ["unit", "e2e", "unit-beyond", "e2e-beyond"] as const;
export type FirstRun = (typeof firstRuns)[number];

/** Each with its failed tests `again`, run alone. */
export type TestRun = FirstRun | `${FirstRun}-again`;
export const runs = firstRuns.flatMap((run): TestRun[] => [run, `${run}-again`]);

/** Vitest's report, as far as it is read. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface BrowserTest {
  status: string;
  results?: { errors?: { message?: string }[] }[];
}

interface Suite {
  title: string;
  specs: { title: string; file: string; tests: BrowserTest[] }[];
  suites?: Suite[];
}

/** Playwright's report, as far as it is read. */
interface BrowserReport {
  suites: Suite[];
  /** Outside of any test. */
  errors: { message?: string }[];
}

export const resultsFile = (run: TestRun): string => join(resultsFolder, `${run}.json`);

/** Undefined if the run left no report: it didn't take place, or was broken off. */
export function readResults(run: TestRun): TestResult[] | undefined {
  if (!existsSync(resultsFile(run))) return undefined;
  const report: unknown = JSON.parse(readFileSync(resultsFile(run), "utf8"));
  return run.startsWith("unit")
    ? resultsOfUnit(report as UnitReport)
    : resultsOfBrowser(report as BrowserReport);
}

export function resultsOfUnit({ testResults }: UnitReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const results = assertionResults.map((each): TestResult => {
      const hasRun = each.status === "passed" || each.status === "failed";
      const outcome = hasRun ? (each.status as "passed") : "skipped";
      return { file, name: each.fullName, outcome, ...reasonOf(each.failureMessages?.[0]) };
    });
    // The file could not be loaded, or something before or after its tests failed.
    if (status === "failed" && !results.some(({ outcome }) => outcome === "failed"))
      results.push({ file, name: asAWhole, outcome: "failed", ...reasonOf(message) });
    return results;
  });
}

export function resultsOfBrowser({ suites, errors }: BrowserReport): TestResult[] {
  return [
    ...suites.flatMap((suite) => resultsOfSuite(suite, [])),
    ...errors.map(({ message }): TestResult => ({
      file: "e2e",
      name: asAWhole,
      outcome: "failed",
      ...reasonOf(message),
    })),
  ];
}

/** The outermost suite is the file. */
function resultsOfSuite({ specs, suites = [] }: Suite, titles: string[]): TestResult[] {
  return [
    ...specs.map(({ file, title, tests }): TestResult => {
      const statuses = tests.map(({ status }) => status);
      const isSkipped = statuses.every((status) => status === "skipped");
      const hasFailed = statuses.includes("unexpected");
      const outcome = hasFailed ? "failed" : isSkipped ? "skipped" : "passed";
      const [error] = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors));
      return {
        file: `e2e/${file}`,
        name: [...titles, title].join(" "),
        outcome,
        ...(hasFailed ? reasonOf(error?.message) : {}),
      };
    }),
    ...suites.flatMap((suite) => resultsOfSuite(suite, [...titles, suite.title])),
  ];
}
