import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testDataKey } from "../../test/test-data-key.ts";
import { open, openJson, openText, seal, sealJson, sealText } from "./encryption.ts";

const key = testDataKey();

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

  test("give back any text, even one that was sealed before texts were compressed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
        expect(openText(key, sealText(key, text, "c"), "c")).toBe(text);
        expect(openText(key, seal(key, Buffer.from(text), "c"), "c")).toBe(text);
      }),
    );
  });

  test("a sealed text is a fraction of its JSON's size, and hides its words", () => {
    const collaborator = {
      givenName: "Zoë",
      familyName: "King",
      addressLine1: "",
      city: "Montréal",
      email: "",
    };
    const sealed = sealJson(key, { collaborators: [collaborator, collaborator], agent: null }, "c");
    expect(sealed.length).toBeLessThan(100);
    expect(sealed.includes("King")).toBe(false);
  });

  test("the form of a sealed value is bound to it", () => {
    for (const [sealed, other] of [
      [sealText(key, "a secret", "c"), 1],
      [seal(key, Buffer.from("a secret"), "c"), 2],
    ] as const) {
      const forged = Buffer.concat([Uint8Array.of(other), sealed.subarray(1)]);
      expect(() => openText(key, forged, "c")).toThrow("does not open");
    }
  });

  test("never give the same sealed value twice", () => {
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
    expect(() => open(testDataKey(), sealed, "c")).toThrow("does not open");
  });
});
