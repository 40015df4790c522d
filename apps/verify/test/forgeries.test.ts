import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verification } from "@colophon/proof";
import { expect, test } from "vitest";
import { forgeries, forgeriesFolder, type Forgery, unexpectedFiles } from "@colophon/testing/forgeries";
import { makeForgedStatuses } from "./make-forged-statuses.ts";
import { makeForgeries } from "./make-forgeries.ts";
import { runVerify } from "./run-verify.ts";

const answers: Record<Forgery["verdict"], { heading: string; exitCode: number }> = {
  valid: { heading: "VALID; the time was not checked", exitCode: 0 },
  valid_anchor_pending: { heading: "VALID; ANCHOR PENDING", exitCode: 0 },
  not_valid: { heading: "NOT VALID", exitCode: 1 },
  trust_refused: { heading: "", exitCode: 2 },
};

interface Report {
  exitCode: number;
  problem?: { message: string };
  results: { verification: Verification }[];
}

const written = process.env["WRITE_FORGERIES"];

test.runIf(written === "1" || written === "statuses")("the forgeries are written", () => {
  const made = Object.entries({ ...(written === "1" && makeForgeries()), ...makeForgedStatuses() });
  for (const [name, content] of made) writeFileSync(join(forgeriesFolder, name), content);
  expect(made).not.toEqual([]);
});

test("every file among the forgeries is expected to be something", () => {
  expect(unexpectedFiles()).toEqual([]);
});

test.each(forgeries.filter(({ status }) => status !== undefined))(
  "$file with $status is what it should be",
  async ({ file, trust, status = "", said, neverShown = [] }) => {
    const place = (name: string) => join(forgeriesFolder, name);
    const args = [place(file), "--trust", place(trust), "--status", place(status)];
    const [text, json] = await Promise.all([runVerify(args), runVerify([...args, "--json"])]);
    const { results } = JSON.parse(json.stdout) as Report;
    const [{ verification: { verdict, checks } } = { verification: { verdict: "", checks: [] } }] = results;
    expect({ verdict, said: checks[8]?.code }).toEqual({ verdict: "valid", said });
    expect(checks[8]?.state).toBe("not_checked");
    for (const words of neverShown) expect(`${text.stdout}${json.stdout}`).not.toContain(words);
  },
);

const alone = forgeries.filter(({ status }) => status === undefined);

test.each([...new Set(alone.map(({ trust }) => trust))])(
  "what is checked with %s is what it should be",
  async (trust) => {
    const cases = alone.filter((forgery) => forgery.trust === trust);
    const paths = [...cases.map(({ file }) => file), trust].map((name) => join(forgeriesFolder, name));
    const args = paths.toSpliced(-1, 0, "--trust");
    const [text, json] = await Promise.all([runVerify(args), runVerify([...args, "--json"])]);
    const report = JSON.parse(json.stdout) as Report;
    const reports = text.stdout.split(/^\/.*\n/m).slice(1);
    const found = cases.map((_, i) => ({
      ...resultOf(report, i),
      heading: (reports[i] ?? "").split("  ")[0],
    }));
    expect(found).toEqual(
      cases.map(({ verdict, code }) => ({
        verdict,
        code,
        isTimeStated: false,
        heading: answers[verdict].heading,
      })),
    );
    const exitCode = Math.max(...cases.map(({ verdict }) => answers[verdict].exitCode));
    expect([text.exitCode, json.exitCode, report.exitCode]).toEqual([exitCode, exitCode, exitCode]);
    for (const [i, { neverShown = [] }] of cases.entries())
      for (const words of neverShown)
        expect([reports[i], JSON.stringify(report.results[i])].join("\n")).not.toContain(words);
  },
);

/** The verdict on one file, and the code of what speaks against it. */
function resultOf({ problem, results }: Report, i: number) {
  if (problem) {
    const [code] = /(?<=is not a trust file \()\w+/.exec(problem.message) ?? [];
    return { verdict: "trust_refused", code, isTimeStated: false };
  }
  const { verdict, checks = [], timeChecked, timeStatedBy } = results[i]?.verification ?? {};
  const code = checks.find(({ state }) => state === "failed")?.code;
  return { verdict, code, isTimeStated: timeChecked !== false || timeStatedBy !== "registry" };
}
