import { describe, expect, test } from "vitest";
import { show, t } from "../../test/show.tsx";
import { harmless } from "../i18n/interpolation.ts";
import { beginningOf, isolate } from "../lib/text/words.ts";
import { Fact, Facts } from "./facts.tsx";
import { PageTitle } from "./page-title.tsx";
import { Sentence, Words } from "./words.tsx";

/** Names that turn or end what is around them, or that nobody sees. */
const hostile = [
  ["Ada\u202e Lovelace", "Ada Lovelace"],
  ["Ada\u2069 Lovelace\u2067", "Ada Lovelace"],
  ["\ufeffA\u200bda\u2060 Love\u00adlace\u200f", "Ada Lovelace"],
  ["Ada\u2028Lovelace", "Ada Lovelace"],
  ["\u2800\u3164", "–"],
  ["نازنین می\u200cخواهم", "نازنین می\u200cخواهم"],
  ["👩\u200d🚒", "👩\u200d🚒"],
];

describe.each(hostile)("the words %j are %j", (words, shown) => {
  test("by themselves", () => {
    const { container } = show(<Words>{words}</Words>);
    expect(container.querySelector("bdi")?.textContent).toBe(shown);
  });

  test("in a sentence, where they are set apart", () => {
    const sentence = t("verify.verdict.valid.text", { name: isolate(words), time: "today" });
    const { container } = show(
      <p>
        <Sentence words={words}>{sentence}</Sentence>
      </p>,
    );
    expect(container.querySelector("bdi.font-semibold")?.textContent).toBe(shown);
    expect(container.textContent).toBe(
      t("verify.verdict.valid.text", { name: shown, time: "today" }).replaceAll(/[\u2068\u2069]/g, ""),
    );
  });

  test("in the tab's title, and as a fact", () => {
    const { container } = show(
      <>
        <PageTitle tab={words}>x</PageTitle>
        <Facts>
          <Fact name="x">{words}</Fact>
        </Facts>
      </>,
    );
    expect(document.title).toBe(`${shown} – Colophon`);
    expect(container.querySelector("dd")?.textContent).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u2800]/u,
    );
  });
});

test.each(["dashboard.licence.openOf", "deposit.titleOf"] as const)(
  "a name in %s has nothing hidden, whoever puts it there",
  (key) => {
    expect(t(key, { title: "Ada\u202e\u2069\u200b" })).toBe(t(key, { title: "Ada" }));
  },
);

test("words that say what a sentence of ours could say are in weight, all of them", () => {
  const name = "Stephen King, whose identity this registry has verified,";
  const { container } = show(
    <Sentence words={name}>{t("verify.proved.name", { name: isolate(name) })}</Sentence>,
  );
  expect(container.querySelector("bdi")?.textContent).toBe(name);
});

test("what was isolated, and marks of direction in a number, stay in a text", () => {
  expect(harmless("\u2068Ada\u2069, 33\u061c%")).toBe("\u2068Ada\u2069, 33\u061c%");
  expect(harmless("\u2068Ada\u202e\u2069\u2069")).toBe("\u2068Ada\u2069");
});

test("a name of any length is cut where none is expected", () => {
  expect(beginningOf("x".repeat(1_000_000))).toBe(`${"x".repeat(100)}…`);
  expect(beginningOf("registry.example\u202e")).toBe("registry.example");
});
