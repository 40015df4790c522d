/// <reference types="vite/client" />
import { languages } from "@colophon/api";
import { describe, expect, test } from "vitest";

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
const pages = raw(
  import.meta.glob<string>("../../public/locales/*/*.json", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const letters = raw(
  import.meta.glob<string>("../../../server/src/mail/texts/**/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const labels = raw(
  import.meta.glob<string>("../../../../packages/certificate/src/labels/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const answers = raw(
  import.meta.glob<string>("../../../server/src/search/answer/texts/*.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** Where the machine's words belong: what a check looked at, the public log, and what operators run. */
const howWeKnow =
  /^(?:translation:(?:verify\.(?:check|code|evidence)\b|log\.|transaction\.|home\.how\.)|operator:)/;

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

/** Every text that people read in a language, by where it is: `translation:home.tab`. */
function* textsIn(language: string): Generator<[place: string, text: string]> {
  for (const [path, file] of pages) {
    const [folder, name = ""] = path.split("/").slice(-2);
    if (folder === language) yield* jsonTexts(JSON.parse(file), `${name.replace(".json", "")}:`);
  }
  const code = `/${language.toLowerCase()}.ts`;
  for (const [kind, files] of [
    ["letters", letters],
    ["certificate", labels],
    ["search", answers],
  ] as const)
    for (const [path, file] of files)
      if (path.endsWith(code)) {
        const folder = path.split("/").at(-2) ?? "";
        yield* literals(file, ["owners", "operator"].includes(folder) ? `${folder} ${kind}` : kind);
      }
}

function* jsonTexts(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === "string") yield [place, shown(value)];
  else
    for (const [name, part] of Object.entries(value ?? {}))
      yield* jsonTexts(part, place.endsWith(":") ? place + name : `${place}.${name}`);
}

/** The strings of a module, each under the name before it. */
function* literals(file: string, kind: string): Generator<[string, string]> {
  for (const [, name = "", double, template] of file.matchAll(
    /(?:([\w]+): (?:\([^)]*\) =>\s*)?)?(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g,
  )) {
    const text = (double ?? template ?? "").replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
    if (!/^[\w./@{}$:-]*$/.test(text)) yield [`${kind}:${name}`, shown(text)];
  }
}

/** A text as long as it is shown, more or less. */
const shown = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, "…");

const sentences = (text: string): string[] => text.split(/(?<=[.!?؟])\s+|(?<=[。！？])|\n/u);

function raw(files: Record<string, string>): [string, string][] {
  return Object.entries(files);
}
