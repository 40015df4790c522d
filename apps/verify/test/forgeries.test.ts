import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verification } from "@colophon/proof";
import { expect, test } from "vitest";
import { forgeries, forgeriesFolder, type Forgery, unexpectedFiles } from "@colophon/testing/forgeries";
import { escapeJson } from "@colophon/proof/texts";
import { makeForgedStatuses } from "./make-forged-statuses.ts";
import { makeForgedWords } from "./make-forged-words.ts";
import { makeForgeries } from "./make-forgeries.ts";
import { runVerify } from "./run-verify.ts";

const answers: Record<Forgery["verdict"], { heading: string; exitCode: number }> = {
  valid: { heading: "VALID; the date was not checked", exitCode: 0 },
  valid_anchor_pending: { heading: "VALID; DATE PROOF ON ITS WAY", exitCode: 0 },
  not_valid: { heading: "NOT VALID", exitCode: 1 },
  trust_refused: { heading: "", exitCode: 2 },
};

interface Report {
  exitCode: number;
  problem?: { message: string };
  results: { verification: Verification }[];
}

const written = process.env["WRITE_FORGERIES"];

const makers = { others: makeForgeries, statuses: makeForgedStatuses, words: makeForgedWords };

test.runIf(written !== undefined)("the forgeries are written", () => {
  const made = Object.entries(makers).flatMap(([name, make]) =>
    written === "1" || written === name ? Object.entries<string | Uint8Array>(make()) : [],
  );
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

test.each(forgeries.filter(({ bundle }) => bundle !== undefined))(
  "$file is said to be a work before all else",
  async ({ file, trust, bundle = "" }) => {
    const place = (name: string) => join(forgeriesFolder, name);
    const { stdout } = await runVerify([place(file), "--bundle", place(bundle), "--trust", place(trust)]);
    const [, first, second] = stdout.split("\n");
    expect(first).toMatch(/^This file was registered as a work\. It is not a certificate/);
    expect(second).toContain(answers.valid.heading);
  },
);

test.each(forgeries.filter(({ setApart }) => setApart !== undefined))(
  "the words of $file begin no line",
  async ({ file, trust, setApart = [] }) => {
    const place = (name: string) => join(forgeriesFolder, name);
    const { stdout } = await runVerify([place(file), "--trust", place(trust)], 80);
    const lines = stdout.split("\n").filter((line) => setApart.some((words) => line.includes(words)));
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(/^(Title|By) |^ {13}/);
  },
);

const alone = forgeries.filter(({ status, bundle }) => status === undefined && bundle === undefined);

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
        expect([reports[i], escapeJson(JSON.stringify(report.results[i]))].join("\n")).not.toContain(words);
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
