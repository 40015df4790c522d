// @vitest-environment happy-dom
import { fromHex } from "@colophon/proof";
import { afterEach, expect, test, vi } from "vitest";
import { askExplorers, keptAnswers, mayAskExplorers } from "./block-answers.ts";

const explorers = ["https://one.example/api", "https://two.example/api"];
const [hash, header] = ["ab".repeat(32), "cd".repeat(80)];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** What each explorer answers, by its host. */
function answerWith(answers: Record<string, (path: string) => Response>) {
  const fetching = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async (url) => {
    const { host, pathname } = new URL(url);
    const answer = answers[host];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer(pathname);
  });
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

const honest = (path: string) => {
  if (path.includes("block-height")) return new Response(hash);
  return new Response(path.endsWith("/header") ? header : "900006");
};

test("nobody is asked by itself, and what they say is kept for the session", async () => {
  const fetching = answerWith({ "one.example": honest, "two.example": honest });
  expect(mayAskExplorers()).toBe(false);
  expect(keptAnswers()).toEqual(new Map());
  expect(fetching).not.toHaveBeenCalled();

  await askExplorers([900_000], explorers);
  const answer = { hash, header: fromHex(header), tip: 900_006 };
  const agreed = explorers.map((explorer) => ({ explorer, ...answer }));
  expect(keptAnswers()).toEqual(new Map([[900_000, agreed]]));
  expect(mayAskExplorers()).toBe(true);
  for (const [, options] of fetching.mock.calls)
    expect(options).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", redirect: "error" });

  await askExplorers([900_001], explorers);
  expect([...keptAnswers().keys()]).toEqual([900_000, 900_001]);
});

test.each([
  ["refuses", () => new Response("slow down", { status: 429 }), "it answers 429"],
  ["sends too much", () => new Response("a".repeat(2000)), "its answer is too long"],
  ["sends something else", () => new Response("<html>"), "it gives no hash"],
  ["is away", undefined, "Failed to fetch"],
])("one that %s has said nothing, and is asked again", async (_, answer, failed) => {
  answerWith({ "one.example": honest, ...(answer && { "two.example": answer }) });
  await askExplorers([900_000], explorers);
  expect(keptAnswers().get(900_000)?.[1]).toEqual({ explorer: explorers[1], failed });
  answerWith({ "one.example": honest, "two.example": honest });
  await askExplorers([900_000], explorers);
  expect(keptAnswers().get(900_000)?.[1]).toMatchObject({ hash });
});

test("what can't be read any more was never kept", () => {
  sessionStorage.setItem("blocksOfBitcoin", "{");
  expect(mayAskExplorers()).toBe(false);
  expect(keptAnswers()).toEqual(new Map());
});
