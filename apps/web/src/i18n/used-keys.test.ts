/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { parts } from "./parts.ts";

const pages = import.meta.glob<Record<string, unknown>>("../../public/locales/en/*.json", {
  import: "default",
  eager: true,
});
const files = Object.entries(
  import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).filter(([path]) => !path.includes(".test."));
const sources = files.map(([, source]) => source);

/** Read as a whole, by the names of their sections, or put together from a name and `.text`. */
const read = /^(?:help|terms|privacy):|^translation:(?:verify\.check|drop\.pdfCheck)\./;
const forms = /_(?:zero|one|two|few|many|other|unnamed)$/;

test("every text is used somewhere", () => {
  const written = new Set(
    sources.flatMap((source) => [...source.matchAll(/"([^"\n]*)"/g)].map(([, key]) => key)),
  );
  const patterns = sources
    .flatMap((source) =>
      [...source.matchAll(/`([\w.:-]*(?:\$\{[^}`]*\}[\w.:-]*)+)`/g)].map(([, key = ""]) => key),
    )
    .filter((key) => key.replaceAll(/\$\{[^}]*\}/g, "").length > 1)
    .map((key) => new RegExp(`^${key.replaceAll(".", String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`));
  const isUsed = (key: string): boolean => written.has(key) || patterns.some((pattern) => pattern.test(key));

  const unused = Object.entries(pages)
    .flatMap(([path, texts]) => [...keysOf(texts, `${path.split("/").at(-1)?.replace(".json", "") ?? ""}:`)])
    .filter((place) => {
      const key = place.replace(/^[^:]*:/, "");
      return (
        !read.test(place) &&
        ![place, `translation:${key}`, key].some((one) => isUsed(one) || isUsed(one.replace(forms, "")))
      );
    });
  expect(unused).toEqual([]);
});

/** Loaded by the page of its own file, whose texts have some of the same keys. */
const own = /useTranslation\("operator"\)/;

test("a component names the parts whose texts it shows, so that they are there", () => {
  const unnamed = parts.flatMap((part) => {
    const keys = [...keysOf(pages[`../../public/locales/en/${part}.json`] ?? {}, ":")].map((key) =>
      key.slice(1).replace(forms, ""),
    );
    expect(keys.length).toBeGreaterThan(10);
    return files
      .filter(([, source]) => source.includes("useTranslation(") && !own.test(source))
      .filter(([, source]) => keys.some((key) => new RegExp(`"(?:translation:)?${key}"`).test(source)))
      .filter(([, source]) => !new RegExp(`useTranslation\\([^)]*"${part}"`).test(source))
      .map(([path]) => `${path}: ${part}`);
  });
  expect(unnamed).toEqual([]);
});

function* keysOf(texts: Record<string, unknown>, place: string): Generator<string> {
  for (const [name, text] of Object.entries(texts)) {
    const key = place.endsWith(":") ? place + name : `${place}.${name}`;
    if (typeof text === "string") yield key;
    else yield* keysOf(text as Record<string, unknown>, key);
  }
}
