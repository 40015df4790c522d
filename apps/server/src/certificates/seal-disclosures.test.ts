import { createSecretKey, randomBytes } from "node:crypto";
import { newDisclosure } from "@colophon/proof";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seal } from "../encryption.ts";
import { disclosuresContext, sealDisclosures, unsealDisclosures } from "./seal-disclosures.ts";

const keys = { dataEncryption: { key: createSecretKey(randomBytes(32)), fingerprint: "" } };
const id = "RSF-0123456AZ";

const disclosure = fc
  .tuple(fc.constantFrom("title", "description", "keywords"), fc.jsonValue({ maxDepth: 2 }))
  .map(([name, value]) => {
    try {
      return newDisclosure(name, value, randomBytes(16));
    } catch {
      return newDisclosure(name, JSON.stringify(value), randomBytes(16));
    }
  });

test("disclosures come back to the byte, as they are sealed now and as they were before", () => {
  fc.assert(
    fc.property(fc.array(disclosure, { maxLength: 20 }), (disclosures) => {
      expect(unsealDisclosures(keys, id, sealDisclosures(keys, id, disclosures))).toEqual(disclosures);
      const json = Buffer.from(JSON.stringify(disclosures));
      const before = seal(keys.dataEncryption.key, json, disclosuresContext(id));
      expect(unsealDisclosures(keys, id, before)).toEqual(disclosures);
    }),
  );
});

test("those of another certificate do not open", () => {
  const sealed = sealDisclosures(keys, id, [newDisclosure("title", "Wolves", randomBytes(16))]);
  expect(() => unsealDisclosures(keys, "RSF-0123456AY", sealed)).toThrow("does not open");
});
