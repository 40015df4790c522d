/// <reference types="vite/client" />
import { expect, test } from "vitest";

const pages = import.meta.glob<Record<string, unknown>>("../../public/locales/en/*.json", {
  import: "default",
  eager: true,
});
const sources = Object.entries(
  import.meta.glob<string>("../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
)
  .filter(([path]) => !path.includes(".test."))
  .map(([, source]) => source);

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
      return !read.test(place) && ![place, key].some((one) => isUsed(one) || isUsed(one.replace(forms, "")));
    });
  expect(unused).toEqual([]);
});

function* keysOf(texts: Record<string, unknown>, place: string): Generator<string> {
  for (const [name, text] of Object.entries(texts)) {
    const key = place.endsWith(":") ? place + name : `${place}.${name}`;
    if (typeof text === "string") yield key;
    else yield* keysOf(text as Record<string, unknown>, key);
  }
}
