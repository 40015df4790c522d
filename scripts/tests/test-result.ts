import { stripVTControlCharacters } from "node:util";

export interface TestResult {
  file: string;
  name: string;
  outcome: "passed" | "failed" | "skipped";
  /** The beginning of the first error of a failed one. */
  reason?: string;
}

/** The name of what fails in a file outside of its tests. */
export const asAWhole = "as a whole";

const linesOfReason = 8;

export function reasonOf(message = ""): Pick<TestResult, "reason"> {
  const lines = stripVTControlCharacters(message).split("\n");
  const reason = lines.slice(0, linesOfReason).join("\n").trim();
  return reason === "" ? {} : { reason };
}

/** Each test once, as its last run found it; one that ran is no longer skipped. */
export function lastOfEach(results: readonly (readonly TestResult[])[]): TestResult[] {
  const last = new Map<string, TestResult>();
  for (const run of results) {
    for (const { file } of run) last.delete(`${file}\n${asAWhole}\n1`);
    const seen = new Map<string, number>();
    for (const result of run) {
      const id = `${result.file}\n${result.name}`;
      // Some rows of a table have the same name.
      const nth = (seen.get(id) ?? 0) + 1;
      seen.set(id, nth);
      const key = `${id}\n${nth}`;
      if (result.outcome !== "skipped" || !last.has(key)) last.set(key, result);
    }
  }
  return [...last.values()];
}

export const only = (outcome: TestResult["outcome"], results: readonly TestResult[]): TestResult[] =>
  results.filter((result) => result.outcome === outcome);

export const describeTest = ({ file, name, reason }: TestResult): string =>
  [`${file}: ${name}`, ...(reason?.split("\n") ?? [])].join("\n    ");
