import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verification } from "@colophon/proof";
import { expect, test } from "vitest";
import { forgeries, forgeriesFolder, unexpectedFiles } from "../../../packages/proof/test/forgeries.ts";
import { makeForgeries } from "./make-forgeries.ts";
import { runVerify } from "./run-verify.ts";

/** What the command says of each verdict when no chain was asked. */
const HEADINGS: Partial<Record<string, string>> = {
  valid: "VALID; the time was not checked",
  valid_anchor_pending: "VALID; ANCHOR PENDING",
  not_valid: "NOT VALID",
};

interface Report {
  problem?: unknown;
  results: { verification: Verification }[];
}

test.runIf(process.env["WRITE_FORGERIES"] === "1")("the forgeries are written", () => {
  for (const [name, content] of Object.entries(makeForgeries()))
    writeFileSync(join(forgeriesFolder, name), content);
});

test("every file among the forgeries is expected to be something", () => {
  expect(unexpectedFiles()).toEqual([]);
});

const inFolder = (name: string) => join(forgeriesFolder, name);

test.each([...new Set(forgeries.map(({ trust }) => trust))])(
  "what is checked with %s is what it should be",
  async (trust) => {
    const cases = forgeries.filter((forgery) => forgery.trust === trust);
    const args = [...cases.map(({ file }) => inFolder(file)), "--trust", inFolder(trust)];
    const [text, json] = await Promise.all([runVerify(args), runVerify([...args, "--json"])]);
    const report = JSON.parse(json.stdout) as Report;
    if (report.problem) {
      expect(text).toMatchObject({ exitCode: 2, stdout: "" });
      const [code] = /(?<=not a trust file \()\w+/.exec(text.stderr) ?? [];
      const found = cases.map(() => ({ verdict: "trust_refused", code }));
      expect(found).toEqual(cases.map(({ verdict, code }) => ({ verdict, code })));
      return;
    }
    const reports = text.stdout.split(/^\/.*\n/m).slice(1);
    const found = report.results.map(({ verification }, i) => {
      const { verdict, checks, timeChecked, timeStatedBy } = verification;
      const code = checks.find(({ state }) => state === "failed")?.code;
      return { verdict, code, timeChecked, timeStatedBy, heading: reports[i]?.split("  ")[0] };
    });
    const unproven = { timeChecked: false, timeStatedBy: "registry" };
    expect(found).toEqual(
      cases.map(({ verdict, code }) => ({ verdict, code, ...unproven, heading: HEADINGS[verdict] })),
    );
    expect([text.exitCode, json.exitCode]).toEqual([1, 1]);
    for (const [i, { neverShown = [] }] of cases.entries())
      for (const words of neverShown)
        expect([reports[i], JSON.stringify(report.results[i])].join("\n")).not.toContain(words);
  },
);
