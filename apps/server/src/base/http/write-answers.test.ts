import { listFaults, writeAnswers as strictly } from "@colophon/testing/write-answers";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { writeAnswers } from "./write-answers.ts";

test("every test has its answers checked", () => {
  expect(writeAnswers).toBe(strictly);
});

describe("an answer is as its schema says", () => {
  const person = z.object({ name: z.string() });
  const schema = z.object({
    people: z.array(person),
    owner: person.nullable(),
    pair: z.tuple([person, z.int()]),
    event: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("sold"), to: person }),
      z.object({ kind: z.literal("lost") }),
    ]),
    byId: z.record(z.string(), person),
    anything: z.looseObject({}),
    note: z.string().optional(),
  });
  const ada = { name: "Ada" };
  const good = {
    people: [ada, ada],
    owner: null,
    pair: [ada, 1],
    event: { kind: "sold", to: ada },
    byId: { a: ada },
    anything: { more: { of: "it" } },
  };
  const marked = { ...ada, secret: null };

  test("and has nothing else", () => {
    expect(listFaults(schema, good)).toEqual([]);
  });

  test.each([
    ["secret", { ...good, secret: 1 }],
    ["people.1.secret", { ...good, people: [ada, marked] }],
    ["owner.secret", { ...good, owner: marked }],
    ["pair.0.secret", { ...good, pair: [marked, 1] }],
    ["event.to.secret", { ...good, event: { kind: "sold", to: marked } }],
    ["event.to", { ...good, event: { kind: "lost", to: ada } }],
    ["byId.a.secret", { ...good, byId: { a: marked } }],
  ])("or %s is unknown", (path, answer) => {
    expect(listFaults(schema, answer)).toEqual([`${path} is unknown`]);
  });

  test("or what is missing or of another kind is named", () => {
    const faults = listFaults(schema, { ...good, people: [{}], owner: { name: 7 } });
    expect(faults).toEqual([
      expect.stringMatching(/^people\.0\.name: .*undefined/),
      expect.stringMatching(/^owner\.name: .*number/),
    ]);
  });
});
