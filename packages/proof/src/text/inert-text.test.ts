import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeJson, inertText } from "./inert-text.ts";

const anyText = fc.string({ unit: "binary" });
const hostileText = fc.string({
  unit: fc.constantFrom("\u001b", "\u009b", "\n", "\u202e", "\ud800", "a", "\\"),
});

test("inert text has no character that a terminal acts on, and leaves all others as they are", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, hostileText), (text) => {
      expect(inertText(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
    }),
  );
  expect(inertText("L’Été 夏 👩‍👩‍👧 مرحبا")).toBe("L’Été 夏 👩‍👩‍👧 مرحبا");
});

test("escaped JSON is the same value", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, hostileText), (text) => {
      const escaped = escapeJson(JSON.stringify([text], undefined, 2));
      expect(escaped.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
      expect(JSON.parse(escaped)).toEqual([text]);
    }),
  );
});
