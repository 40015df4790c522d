import { formatBundle } from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { signBatch } from "@colophon/testing/sign-batch";
import { expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

const creatorName = "Aïcha Tremblay";
const { signed } = await signBatch([
  { title: "One", creatorName },
  { title: "Two", creatorName },
  { title: "Three", creatorName },
]);

/** What is said of the second of them, with a change after it was signed. */
async function check(change: object = {}, show?: string[]) {
  const registry = makeRegistry();
  const { write } = makeFolder();
  const bundle = registry.bundle(registry.issue({ ...signed[1], ...change }), show ? { show } : {});
  const trust = write("trust.json", registry.trust);
  return runVerify([write("a.colophon.json", formatBundle(bundle)), "--trust", trust]);
}

test("one signature of a wallet for several works is told with their number", async () => {
  const { stdout, exitCode } = await check();
  expect(stdout).toMatch(/walletSignature valid\s+worksSigned 3/);
  expect(exitCode).toBe(0);
});

test("one that is wrong makes the certificate not valid", async () => {
  const { stdout, exitCode } = await check({ title: "Another" });
  expect(stdout).toContain("NOT VALID");
  expect(stdout).not.toContain("worksSigned");
  expect(exitCode).toBe(1);
});

test("of one that covers what isn't shown no number is told", async () => {
  const { stdout, exitCode } = await check({}, ["creatorName", "walletAddress", "walletBatchSignature"]);
  expect(stdout).toContain("walletSignature incomplete");
  expect(stdout).not.toContain("worksSigned");
  expect(exitCode).toBe(0);
});
