import fc from "fast-check";
import { expect, test } from "vitest";
import { emailKey } from "./email-key.ts";

test.each([
  ["ada@writers.example", "ada@writers.example"],
  [" Ada@Writers.EXAMPLE ", "ada@writers.example"],
  ["ａｄａ＠writers.example", "ada@writers.example"],
  ["ada@wri\u0074\u0301ers.example", "ada@writ\u0301ers.example"],
])("%j is %j", (email, key) => {
  expect(emailKey(email)).toBe(key);
});

test("ASCII addresses that differ in more than case stay apart", () => {
  const address = fc.emailAddress();
  fc.assert(
    fc.property(address, address, (a, b) => {
      expect(emailKey(a) === emailKey(b)).toBe(a.toLowerCase() === b.toLowerCase());
    }),
  );
});
