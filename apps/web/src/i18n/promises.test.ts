/// <reference types="vite/client" />
import { expect, test } from "vitest";
import security from "../../../../docs/security.md?raw";
import { textsIn } from "./texts-in.ts";

const promise = /\b(?:never|ever|no one|nobody|always|permanent(?:ly)?|forever|not even)\b/i;
const texts = [...textsIn("en")];
const section = /\n## What the texts promise\n([\s\S]*?)(?=\n## |$)/.exec(security)?.[1] ?? "";
const rows = [...section.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(
  ([, place = "", carriers = ""]) => ({
    place,
    carriers,
  }),
);
const tests = Object.keys(
  import.meta.glob([
    "../../../../{apps,packages}/**/*.test.{ts,tsx}",
    "../../../../e2e/*.spec.ts",
    "!**/node_modules/**",
  ]),
).map((path) => path.replaceAll("../", ""));
const here = Object.keys(import.meta.glob("../**/*.test.{ts,tsx}")).map((path) =>
  path.replace(/^\.\./, "apps/web/src"),
);

test("every promise in an English text is listed with what carries it", () => {
  const listed = new Set(rows.map(({ place }) => place));
  const unlisted = texts
    .filter(([place, text]) => promise.test(text) && !listed.has(place))
    .map(([place, text]) => `${place}: ${text}`);
  expect(unlisted).toEqual([]);
});

test("every verdict is listed", () => {
  const verdicts = texts
    .map(([place]) => /^translation:(verify\.verdict\.\w+)/.exec(place)?.[1])
    .filter((verdict) => verdict !== undefined);
  expect(new Set(verdicts)).toEqual(
    new Set(rows.map(({ place }) => place).filter((place) => place.startsWith("verify.verdict."))),
  );
});

test("what is listed is still said, and its tests are there", () => {
  const gone = rows
    .filter(({ place }) => !place.startsWith("verify.verdict."))
    .filter(({ place }) => !texts.some(([where, text]) => where === place && promise.test(text)));
  expect(gone).toEqual([]);
  const missing = rows
    .flatMap(({ carriers }) =>
      [...carriers.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = ""]) => file),
    )
    .filter((file) => ![...tests, ...here].some((path) => path.endsWith(`/${file}`)));
  expect(missing).toEqual([]);
});
