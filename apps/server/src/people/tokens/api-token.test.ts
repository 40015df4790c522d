import fc from "fast-check";
import { expect, test } from "vitest";
import { createApiToken, hashApiToken, isWhole } from "./api-token.ts";

test("what scanners for secrets look for", () => {
  const tokens = Array.from({ length: 1000 }, createApiToken);
  for (const token of tokens) {
    expect(token).toMatch(/^clp_[A-Za-z0-9_-]{49}$/);
    expect(isWhole(token)).toBe(true);
  }
  expect(new Set(tokens).size).toBe(1000);
  expect(hashApiToken("abc").toString("hex")).toMatch(/^ba7816bf.*15ad$/);
});

test("one wrong, missing or swapped sign is noticed", () => {
  fc.assert(
    fc.property(fc.nat({ max: 48 }), fc.constantFrom("a", "b", "X", "0", "9", "_", "-"), (at, sign) => {
      const token = createApiToken();
      const place = 4 + at;
      const changed = token.slice(0, place) + sign + token.slice(place + 1);
      expect(isWhole(changed)).toBe(changed === token);
      expect(isWhole(token.slice(0, place) + token.slice(place + 1))).toBe(false);
    }),
  );
});

test("any other text is none", () => {
  fc.assert(fc.property(fc.string(), (text) => !isWhole(text)));
  expect(isWhole(createApiToken().slice(4))).toBe(false);
  expect(isWhole(`${createApiToken()}\n`)).toBe(false);
});
