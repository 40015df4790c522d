import { randomBytes } from "node:crypto";
import { newDisclosure } from "@colophon/proof";
import fc from "fast-check";
import { expect, test } from "vitest";
import { testDataKey } from "../../test/test-data-key.ts";
import { seal, sealText } from "../base/encryption.ts";
import { deriveSalts, newDisclosures } from "./new-disclosures.ts";
import {
  disclosuresContext,
  encodeDisclosure,
  sealDisclosures,
  unsealDisclosures,
} from "./seal-disclosures.ts";

const key = testDataKey();
const keys = { dataEncryption: { key, fingerprint: "" } };
const id = "RSF-0123456AZ";
const context = disclosuresContext(id);
const unseal = (sealed: Buffer) =>
  unsealDisclosures(keys, disclosuresContext(id), sealed).map(encodeDisclosure);

const claims = fc.array(
  fc.tuple(fc.constantFrom("title", "description", "keywords"), fc.jsonValue({ maxDepth: 2 })),
  { maxLength: 20 },
);

function disclose(given: [string, unknown][], salts: readonly Uint8Array[]): string[] {
  return given.map(([name, value], at) => {
    const salt = salts[at] ?? new Uint8Array();
    try {
      return newDisclosure(name, value, salt);
    } catch {
      return newDisclosure(name, JSON.stringify(value), salt);
    }
  });
}

test("disclosures come back to the byte, as they are sealed now and as they were before", () => {
  fc.assert(
    fc.property(claims, (given) => {
      const seed = randomBytes(16);
      const disclosures = disclose(given, deriveSalts(seed, given.length));
      expect(unseal(sealDisclosures(keys, disclosuresContext(id), { seed, disclosures }))).toEqual(
        disclosures,
      );

      const random = disclose(
        given,
        given.map(() => randomBytes(16)),
      );
      const lines = random.map((each) => `\n${Buffer.from(each, "base64url").toString()}`).join("");
      expect(unseal(sealText(key, lines, context))).toEqual(random);
      expect(unseal(seal(key, Buffer.from(JSON.stringify(random)), context))).toEqual(random);
    }),
  );
});

test("each salt is another one, and each seed gives others", () => {
  const salts = [randomBytes(16), randomBytes(16)].flatMap((seed) => deriveSalts(seed, 200));
  expect(new Set(salts.map((salt) => Buffer.from(salt).toString("hex"))).size).toBe(400);
});

test("those of another certificate do not open", () => {
  const sealed = sealDisclosures(keys, disclosuresContext(id), newDisclosures([["title", "Wolves"]]));
  expect(() => unsealDisclosures(keys, disclosuresContext("RSF-0123456AY"), sealed)).toThrow("does not open");
});
