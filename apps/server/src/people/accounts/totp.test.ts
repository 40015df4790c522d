import { describe, expect, test } from "vitest";
import { isMissing, run } from "@colophon/testing/run-tool";
import { fromBase32 } from "@colophon/testing/test-factors";
import { createTotpSecret, findTotpStep, stepAt, toBase32, totpCode, totpUri } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

/** RFC 6238, appendix B, the last six of eight digits. */
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s", (second, code) => {
  expect(totpCode(secret, stepAt(second * 1000))).toBe(code);
});

describe("a code", () => {
  const time = Date.UTC(2026, 10, 23);
  const now = stepAt(time);

  test.each([-1, 0, 1])("%i steps away is accepted, since clocks differ", (steps) => {
    expect(findTotpStep(secret, totpCode(secret, now + steps), { time, lastStep: 0 })).toBe(now + steps);
  });

  test.each([-2, 2])("%i steps away is not", (steps) => {
    expect(findTotpStep(secret, totpCode(secret, now + steps), { time, lastStep: 0 })).toBeUndefined();
  });

  test("that was used, or is older than a used one, is not", () => {
    for (const step of [now - 1, now])
      expect(findTotpStep(secret, totpCode(secret, step), { time, lastStep: now })).toBeUndefined();
    expect(findTotpStep(secret, totpCode(secret, now + 1), { time, lastStep: now })).toBe(now + 1);
  });

  test.each(["", "00000", "abcdef", "١٢٣٤٥٦"])("%j isn't one", (code) => {
    expect(findTotpStep(secret, code, { time, lastStep: 0 })).toBeUndefined();
  });
});

test("an app reads the account's name and registry", () => {
  const uri = totpUri(secret, { email: "ada@writers.example", issuer: "Colophon (colophon.example)" });
  const { protocol, pathname, searchParams } = new URL(uri);
  expect(uri).not.toContain("+");
  expect([protocol, decodeURIComponent(pathname)]).toEqual([
    "otpauth:",
    "/Colophon (colophon.example):ada@writers.example",
  ]);
  expect(searchParams.get("secret")).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(searchParams.get("issuer")).toBe("Colophon (colophon.example)");
});

test("base 32 survives a round trip", () => {
  const bytes = createTotpSecret();
  expect(fromBase32(toBase32(bytes))).toEqual(bytes);
});

test.skipIf(isMissing("oathtool"))("Debian's oathtool computes the same codes", () => {
  const bytes = createTotpSecret();
  for (const second of [0, 29, 30, 1_795_392_000, 4_102_444_800]) {
    const at = `--now=@${second}`;
    const { output } = run("oathtool", ["--totp", "--base32", at, toBase32(bytes)]);
    expect(totpCode(bytes, stepAt(second * 1000))).toBe(output.trim());
  }
});
