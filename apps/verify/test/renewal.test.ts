import { rootPem } from "@colophon/testing/make-clock-evidence";
import { expiredRootPem, makeRenewal, RENEWED_AT } from "@colophon/testing/make-renewal";
import { expect, test } from "vitest";
import { makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";

const DAY = 86_400;

function setUp(options: Parameters<typeof makeRenewal>[0] = {}) {
  const { bundle, trust, file, jwt, tlogProof } = makeRenewal(options);
  const { write } = makeFolder();
  const day = write("2025-06-15", file);
  write("2025-06-15.jwt", jwt);
  write("2025-06-15.tlog-proof", tlogProof);
  const args = [
    [write("a.colophon.json", bundle), "--trust", write("trust.json", trust)],
    ["--tsa-root", write("old.pem", expiredRootPem), "--tsa-root", write("root.pem", rootPem)],
  ].flat();
  return { args, day, write };
}

const expired = "its authority's certificate has expired since: use --renewal FILE";
const itsTime = "The registration existed by 2025-06-15T15:07:42Z";

test("a token of an authority that has expired counts where a later checkpoint shows that it is older", async () => {
  const { args, day } = setUp();
  const alone = await runVerify(args);
  expect(alone.stdout).toContain(expired);
  expect(alone.stdout).not.toContain(itsTime);
  const { stdout, exitCode } = await runVerify([...args, "--renewal", day]);
  expect([exitCode, stdout.includes(itsTime), stdout.includes(expired)]).toEqual([0, true, false]);
});

test.each([
  ["while no clock has stamped that checkpoint", { isStampedLater: false }],
  ["when the other clock is later than its end, too", { later: RENEWED_AT + 20 * DAY }],
])("and it counts for nothing %s", async (_, options) => {
  const { args, day } = setUp(options);
  const { stdout } = await runVerify([...args, "--renewal", day]);
  expect([stdout.includes(itsTime), stdout.includes(expired)]).toEqual([false, true]);
});

test("files that do not belong together, of another certificate, or that are not there are refused", async () => {
  const { args, day, write } = setUp();
  const other = setUp();
  for (const given of [other.day, `${day}.not-there`]) {
    const { stdout, stderr, exitCode } = await runVerify([...args, "--renewal", given]);
    expect([exitCode, /renews no timestamp|no such file/.test(stdout + stderr)]).toEqual([2, true]);
  }
  write("2025-06-15", "{}");
  const { exitCode } = await runVerify([...args, "--renewal", day]);
  expect(exitCode).toBe(2);
});
