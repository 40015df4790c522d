import type { Language } from "@colophon/api";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { TokenFrequencies } from "../index/token-frequencies.ts";
import { createLookups } from "./lookups.ts";
import { makePlan } from "./make-plan.ts";

const { pool } = await createTestDatabase();

const subjectsOf = async (question: string, language: Language) => {
  const lookups = createLookups(pool, new TokenFrequencies());
  const { topics } = await makePlan(question, { lookups, language, asker: null, thisYear: 2026 });
  return topics.filter(({ concepts }) => concepts.length > 0);
};

test.each<[Language, string, number]>([
  ["en", "something about wolves or chess", 2],
  ["en", "wolves, chess or floods", 3],
  ["fr", "des œuvres sur les loups ou les échecs", 2],
  ["es", "lobos o inundaciones", 2],
  ["ar", "ذئاب أو فيضانات", 2],
  ["zh", "讲狼或者猫的作品", 2],
  ["ja", "狼か猫の作品", 2],
])("%s: of %s any will do", async (language, question, count) => {
  const subjects = await subjectsOf(question, language);
  expect(subjects).toHaveLength(count);
  expect(new Set(subjects.map(({ choice }) => choice))).toEqual(new Set([0]));
});

test.each(["wolves and chess", "wolves, and a flood"])("of %s both are asked for", async (question) => {
  const subjects = await subjectsOf(question, "en");
  expect(subjects.map(({ choice }) => choice)).toEqual([undefined, undefined]);
});

test("of several sentences the one that asks says what for", async () => {
  const subjects = await subjectsOf(
    "My husband was a sailor and we live on an island. Do you have anything about wolves?",
    "en",
  );
  const asked = subjects.filter(({ isBeside }) => isBeside !== true);
  expect(asked.map(({ concepts }) => concepts)).toEqual([["wolf"]]);
  expect(subjects.length).toBeGreaterThan(1);
});

test("what the others say is a wish where the sentence that asks has no subject", async () => {
  const subjects = await subjectsOf("My daughter adores wolves. Would you have a book?", "en");
  expect(subjects).toMatchObject([{ concepts: ["wolf"], isBeside: true }]);
});

test("a sentence that refers to what was said asks for that", async () => {
  const subjects = await subjectsOf("My daughter adores wolves. Would you have a book about that?", "en");
  expect(subjects).toMatchObject([{ concepts: ["wolf"] }]);
  expect(subjects[0]).not.toHaveProperty("isBeside");
});

test("a question of three hundred kinds of works is read like one of a few", async () => {
  const { plan, topics } = await makePlan("book, ".repeat(166), {
    lookups: createLookups(pool, new TokenFrequencies()),
    language: "en",
    asker: null,
    thisYear: 2026,
  });
  expect(plan).toEqual({ types: ["book"] });
  expect(topics).toEqual([]);
});
