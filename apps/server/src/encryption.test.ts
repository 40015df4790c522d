import { createSecretKey, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { open, openJson, seal, sealJson } from "./encryption.ts";

const key = createSecretKey(randomBytes(32));

describe("seal and open", () => {
  test("give back any bytes under the same context", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: "binary" }), (plaintext, context) => {
        expect(open(key, seal(key, plaintext, context), context).equals(plaintext)).toBe(true);
      }),
    );
  });

  test("give back JSON", () => {
    const value = { agent: null, collaborators: [{ givenName: "Zoë" }], yearOfBirth: "1970" };
    expect(openJson(key, sealJson(key, value, "work 1"), "work 1")).toEqual(value);
  });

  test("never seal alike twice", () => {
    const plaintext = Buffer.from("same");
    expect(seal(key, plaintext, "c")).not.toEqual(seal(key, plaintext, "c"));
  });

  test("hide the plaintext and add 29 bytes", () => {
    const sealed = seal(key, Buffer.from("montreal"), "c");
    expect(sealed.includes("montreal")).toBe(false);
    expect(sealed).toHaveLength("montreal".length + 29);
  });

  test("refuse one changed bit anywhere", () => {
    const sealed = seal(key, Buffer.from("a secret"), "c");
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const forged = Uint8Array.from(sealed);
      forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => open(key, forged, "c")).toThrow("sealed value of c");
    }
  });

  test("refuse every shorter value", () => {
    const sealed = seal(key, Buffer.from("a secret"), "c");
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(key, sealed.subarray(0, length), "c")).toThrow("sealed value of c");
    }
  });

  test("refuse another context", () => {
    const sealed = seal(key, Buffer.from("a secret"), "works.private_details:1");
    expect(() => open(key, sealed, "works.private_details:2")).toThrow("does not open");
  });

  test("refuse another key", () => {
    const sealed = seal(key, Buffer.from("a secret"), "c");
    expect(() => open(createSecretKey(randomBytes(32)), sealed, "c")).toThrow("does not open");
  });
});
