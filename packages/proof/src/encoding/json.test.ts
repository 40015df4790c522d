import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileText } from "../../test/hostile-text.ts";
import { refusal } from "@colophon/testing/refusal";
import { soundJson } from "../../test/sound-json.ts";
import { hasOneSpelling, parseJson } from "./json.ts";

describe("a repeated member is refused", () => {
  test.each([
    ["at the top", '{"a":1,"a":1}'],
    ["with another value between", '{"a":1,"b":{},"a":2}'],
    ["in an object of an array", '[0,{"a":1,"b":[{}],"a":1}]'],
    ["deep inside", '{"a":{"b":[{"c":{"d":1,"d":2}}]}}'],
    ["with one of them escaped", String.raw`{"format":1,"form\u0061t":2}`],
    ["with an escaped quote in it", String.raw`{"\"":1,"\u0022":2}`],
    ["with a backslash at its end", String.raw`{"\\":1,"\u005c":2}`],
    ["without a name", '{"":1,"":2}'],
    ["with white space around", '{"a" :1\n,\t"a"\r\n: 2}'],
    ["of a name that objects have anyway", '{"__proto__":1,"__proto__":2}'],
    ["of half a character", String.raw`{"\ud800":1,"\uD800":2}`],
  ])("%s", (_, text) => {
    expect(refusal(() => parseJson(text))).toBe("repeated_member");
  });

  test.each([
    ["one name in two objects", '[{"a":1},{"a":2}]'],
    ["one name inside and outside", '{"a":{"a":{"a":1}},"b":[{"a":2}]}'],
    ["names that differ in case", '{"a":1,"A":2}'],
    ["the same text as a name and as a value", '{"a":"a","b":"a"}'],
    ["a value that looks like members", String.raw`{"a":"{\"b\":1,\"b\":2}"}`],
    ["names that only look alike", String.raw`{"\u00e9":1,"e\u0301":2}`],
  ])("but not %s", (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});

describe("an integer has one spelling", () => {
  test.each(["0", "-1", "12", "9007199254740991", "0.5", "-1.25e-7", "1.10"])("%s is read", (number) => {
    expect(parseJson(`[${number}, {"a":${number}}]`)).toEqual([Number(number), { a: Number(number) }]);
    expect(hasOneSpelling(Number(number))).toBe(true);
  });

  test.each(["1.2e1", "12.0", "-0", "0.0", "1E0", "10e-1", "1e-400", "1e400", "1e21", "9007199254740992"])(
    "%s is refused",
    (number) => {
      for (const text of [number, `[1,${number}]`, `{"a":${number}}`])
        expect(refusal(() => parseJson(text))).toBe("bad_json");
    },
  );

  test("wherever numbers stand in a text, they are text", () => {
    expect(parseJson('{"1.0":"-0 1e1"}')).toEqual({ "1.0": "-0 1e1" });
  });
});

test("nesting has an end", () => {
  const nested = (depth: number, opening: string, closing: string) =>
    opening.repeat(depth) + 1 + closing.repeat(depth);
  for (const [opening, closing] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    expect(refusal(() => parseJson(nested(64, opening, closing)))).toBeUndefined();
    expect(refusal(() => parseJson(nested(65, opening, closing)))).toBe("bad_json");
    expect(refusal(() => parseJson(nested(150_000, opening, closing)))).toBe("bad_json");
  }
  expect(parseJson(`[${"[],{},".repeat(1000)}0]`)).toHaveLength(2001);
});

// A reader that does everything the plain way: it goes through the text by the grammar, and keeps every member.

interface Model {
  text: string;
  isRepeated: boolean;
  isMisspelt: boolean;
}

const space = fc.constantFrom("", "", " ", "\n\t");
const plain = (text: string): Model => ({ text, isRepeated: false, isMisspelt: false });
const escaped = (text: string) =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const shortName = fc.constantFrom("a", "b", '"', "\\", "");
const quoted = fc.tuple(shortName, fc.boolean()).map(([name, isEscaped]) => ({
  name,
  text: isEscaped ? `"${escaped(name)}"` : JSON.stringify(name),
}));
const number: fc.Arbitrary<Model> = fc.oneof(
  fc.maxSafeInteger().map((value) => plain(String(value))),
  fc
    .constantFrom("1.0", "2e0", "-0", "20e-1", "1e999")
    .map((text) => ({ text, isRepeated: false, isMisspelt: true })),
);
const together = (text: string, parts: Model[], isRepeated = false): Model => ({
  text,
  isRepeated: isRepeated || parts.some((part) => part.isRepeated),
  isMisspelt: parts.some((part) => part.isMisspelt),
});
const { json } = fc.letrec<{ json: Model; list: Model; object: Model }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    number,
    fc.oneof(
      quoted.map(({ text }) => plain(text)),
      fc.constantFrom("true", "false", "null").map(plain),
    ),
    tie("list"),
    tie("object"),
  ),
  list: fc
    .tuple(space, fc.array(tie("json"), { maxLength: 3 }))
    .map(([gap, items]) => together(`[${gap}${items.map(({ text }) => text + gap).join(",")}]`, items)),
  object: fc.tuple(space, fc.array(fc.tuple(quoted, tie("json")), { maxLength: 3 })).map(([gap, members]) =>
    together(
      `{${gap}${members.map(([name, { text }]) => `${name.text}${gap}:${gap}${text}`).join(`${gap},`)}}`,
      members.map(([, value]) => value),
      new Set(members.map(([{ name }]) => name)).size < members.length,
    ),
  ),
}));

/** What came of a text, and what JSON.parse makes of it when it was read. */
function read(text: string): { outcome: string; value: unknown; expected: unknown } {
  const outcome = refusal(() => parseJson(text)) ?? "read";
  const isRead = outcome === "read";
  return {
    outcome,
    value: isRead ? parseJson(text) : undefined,
    expected: isRead ? (JSON.parse(text) as unknown) : undefined,
  };
}

test("what is refused is exactly what repeats a member or misspells an integer", () => {
  const outcomes: Record<string, number> = {};
  fc.assert(
    fc.property(json, ({ text, isRepeated, isMisspelt }) => {
      const refusals = [...(isRepeated ? ["repeated_member"] : []), ...(isMisspelt ? ["bad_json"] : [])];
      const { outcome, value, expected } = read(text);
      expect(refusals.length > 0 ? refusals : ["read"]).toContain(outcome);
      expect(value).toEqual(expected);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }),
    { numRuns: 2000 },
  );
  for (const outcome of ["read", "repeated_member", "bad_json"])
    expect(outcomes[outcome]).toBeGreaterThan(50);
});

test("what JSON.stringify has written of sound values is read, in every language", () => {
  fc.assert(
    fc.property(soundJson, (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("any text is read as JSON.parse reads it, or refused", () => {
  const piece = fc.constantFrom(
    '"',
    "\\",
    ":",
    ",",
    "{",
    "}",
    "[",
    "]",
    '"a"',
    "1",
    "-",
    ".",
    "e",
    " ",
    "true",
  );
  const pieces = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(hostileText, pieces), (text) => {
      const { outcome, value, expected } = read(text);
      expect(["read", "bad_json", "repeated_member"]).toContain(outcome);
      expect(value).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});
