/// <reference types="vite/client" />
import { languages } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { textsIn } from "./texts-in.ts";

/** What must not be said in a language, and instead of it; see docs/glossary. */
interface Words {
  /** In characters. Terms and the privacy notice may go beyond it. */
  longestSentence: number;
  words: readonly { find: string; say: string; allowed: readonly string[] }[];
}

const rules = import.meta.glob<Words>("../../../../docs/glossary/words/*.json", {
  import: "default",
  eager: true,
});
/** Where the machine's words belong: what a check looked at, the public log, and what operators run. */
const howWeKnow = /^(?:translation:(?:verify\.(?:check|code|evidence)\b|log\.|home\.how\.)|log:|operator:)/;

describe.each([...languages])("%s", (language) => {
  const { longestSentence, words } = rules[`../../../../docs/glossary/words/${language}.json`] ?? {
    longestSentence: 0,
    words: [],
  };
  const texts = [...textsIn(language)];

  test("says one word for one thing", () => {
    const found = words.flatMap(({ find, say, allowed }) =>
      texts
        .filter(([place, text]) => new RegExp(find, "u").test(text) && !isAllowed(place, allowed))
        .map(([place, text]) => `${place}: “${text}” – say ${say}`),
    );
    expect(found).toEqual([]);
  });

  test("forbids only what it could find, and allows only places that there are", () => {
    const vain = words
      .flatMap(({ allowed }) => allowed)
      .filter((one) => one !== "how we know" && !texts.some(([place]) => place.startsWith(one)));
    expect(vain).toEqual([]);
  });

  test("has no sentence too long to be read", () => {
    const long = texts
      .filter(([place]) => !/^(?:terms|privacy):/.test(place))
      .flatMap(([place, text]) => sentences(text).map((sentence) => [place, sentence] as const))
      .filter(([, sentence]) => sentence.length > longestSentence)
      .map(([place, sentence]) => `${place}: ${sentence.length}: ${sentence}`);
    expect(long).toEqual([]);
  });
});

function isAllowed(place: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one === "how we know" ? howWeKnow.test(place) : place.startsWith(one)));
}

const sentences = (text: string): string[] => text.split(/(?<=[.!?؟])\s+|(?<=[。！？])|\n/u);
