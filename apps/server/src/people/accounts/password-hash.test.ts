import { describe, expect, test } from "vitest";
import { passwordCost } from "./password-cost.ts";
import { hashPassword, isOutdated, unmatchableHash, verifyPassword } from "./password-hash.ts";

describe("a password's hash", () => {
  test("is a PHC string of argon2id with its cost, and matches only its password", async () => {
    const phc = await hashPassword("correct horse");
    const { memory, passes, parallelism } = passwordCost;
    const parameters = `m=${memory},t=${passes},p=${parallelism}`;
    expect(phc).toMatch(
      new RegExp(`^\\$argon2id\\$v=19\\$${parameters}\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}$`),
    );
    expect(await verifyPassword("correct horse", phc)).toBe(true);
    expect(await verifyPassword("correct hors", phc)).toBe(false);
    expect(await verifyPassword("Correct horse", phc)).toBe(false);
  });

  test("is salted", async () => {
    expect(await hashPassword("correct horse")).not.toBe(await hashPassword("correct horse"));
  });

  test("is the same however a keyboard composes the characters", async () => {
    expect(await verifyPassword("cafe\u0301 noir noir", await hashPassword("caf\u00e9 noir noir"))).toBe(
      true,
    );
  });

  test("is read with its own parameters, and outdated when they are not today's", async () => {
    // From the test vectors of phc-winner-argon2, test.c.
    const weak = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    expect(await verifyPassword("password", weak)).toBe(true);
    expect(isOutdated(weak)).toBe(true);
    expect(isOutdated(await hashPassword("password"))).toBe(false);
  });

  test("that is unmatchable matches nothing, at today's cost", async () => {
    expect(isOutdated(unmatchableHash)).toBe(false);
    expect(await verifyPassword("", unmatchableHash)).toBe(false);
  });

  test("that isn't a PHC string of argon2id is an error, not a refusal", async () => {
    await expect(verifyPassword("password", "$2b$12$abc")).rejects.toThrow(TypeError);
  });
});
