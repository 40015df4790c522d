import { expect, test } from "vitest";
import { readAs } from "@colophon/text-analysis";
import { aspectOf } from "../retrieve/aspects.ts";
import { aspectScore, exactScore } from "./aspect-score.ts";

const aspectIn = (word: string) => {
  const [piece] = readAs(word, "en");
  if (piece === undefined) throw new Error(`${word} is read`);
  return aspectOf(piece);
};

test("what was asked for counts most in the title, and least where it only follows", () => {
  const penguin = aspectIn("penguins");
  const scores = ["'c:penguin':1A", "'c:penguin':17B", "'c:penguin':33C", "'c:penguin'", "'c:whale':1A"].map(
    (tokens) => aspectScore(penguin, tokens),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
  expect(scores.at(-1)).toBe(0);
});

test("a wider concept counts the more the narrower it is, and is never what was asked for", () => {
  const [haunted, penguin] = [aspectIn("haunted house"), aspectIn("penguins")];
  const [ghosts, birds] = [aspectScore(haunted, "'c:ghost':1A"), aspectScore(penguin, "'c:bird':1A")];
  expect(ghosts).toBeGreaterThan(birds);
  expect(birds).toBeGreaterThan(0);
  expect(exactScore(haunted, "'c:ghost':1A")).toBe(0);
});
