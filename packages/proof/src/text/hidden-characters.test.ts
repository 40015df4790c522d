import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText, hasHidden, isTurning, replaceHidden } from "../texts.ts";

test.each([
  ["a right-to-left override", "Ada\u202e Lovelace"],
  ["the end of an isolate", "Ada\u2069 Lovelace"],
  ["a mark of direction", "Ada\u200f"],
  ["an Arabic letter mark", "Ada\u061c"],
  ["a space of no width", "A\u200bda"],
  ["a word joiner", "A\u2060da"],
  ["a byte order mark", "\ufeffAda"],
  ["a soft hyphen", "A\u00adda"],
  ["a Braille blank", "\u2800Ada"],
  ["Hangul fillers", "Ada\u3164\uffa0\u115f\u1160"],
  ["a joiner among Latin letters", "A\u200dda"],
  ["a joiner among Cyrillic letters", "К\u200cинг"],
  ["a joiner at the beginning", "\u200dAda"],
  ["a selector after a space", "Ada \ufe0f"],
  ["a selector of ideographs after a Latin letter", "Ada\u{e0100}"],
  ["letters of tags without a flag", "Ada\u{e0061}\u{e007f}"],
  ["a line separator", "Ada\u2028"],
  ["a combining grapheme joiner", "A\u034fda"],
  ["a joiner after an accent", "e\u0301\u200da"],
  ["a second selector", "❤\ufe0f\ufe0f"],
])("%s is hidden", (_, text) => {
  expect(hasHidden(text)).toBe(true);
  expect(cleanText(text)).not.toBe(text.normalize("NFC"));
});

test.each([
  ["Persian with a joiner that does not join", "می\u200cخواهم"],
  ["Hindi", "क्\u200dष"],
  ["Sinhala", "ශ්\u200dරී"],
  ["old Malayalam", "ന്\u200d"],
  ["a family", "👩\u200d👩\u200d👧\u200d👦"],
  ["a profession of a skin", "👩🏽\u200d🚒"],
  ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
  ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["a heart in colour", "❤\ufe0f"],
  ["a variant of a name's ideograph", "葛\u{e0100}城"],
  ["Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180b"],
  ["accents", "Zoë Ångström"],
  ["Arabic", "أحمد"],
])("%s is as it should be", (_, text) => {
  expect(hasHidden(text)).toBe(false);
  expect(cleanText(text)).toBe(text.normalize("NFC"));
});

test("a joiner joins once", () => {
  expect(replaceHidden("می\u200c\u200c\u200d", () => "")).toBe("می\u200c");
});

const acting = /\p{Cc}|\p{Cs}|\p{Bidi_Control}|\p{Zl}|\p{Zp}|\u2800/u;

test("whatever is cleaned has nothing hidden any more, and no control", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      "a",
      " ",
      "\u202e",
      "\u2066",
      "\u200d",
      "\ufe0f",
      "م",
      "👩",
      "\u2800",
      "\u{e0061}",
      "\u{1f3f4}",
      "\n",
      "\u0007",
      "\ud800",
    ),
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: "binary" })), (text) => {
      const line = cleanLine(text);
      expect(line).not.toMatch(acting);
      expect(cleanLine(line)).toBe(line);
    }),
  );
});

test("lines stay in a text, and become spaces in a line", () => {
  expect(cleanText(" one\r\ntwo\u2028three ")).toBe("one\ntwo\nthree");
  expect(cleanLine(" one\r\ntwo\u2028three ")).toBe("one two three");
});

test("prose in Arabic or Hebrew may have marks of direction, but nothing that turns", () => {
  expect(isTurning("C++\u200e، ثم\u200f")).toBe(false);
  expect(["\u202a", "\u202e", "\u2066", "\u2069"].map(isTurning)).toEqual([true, true, true, true]);
});
