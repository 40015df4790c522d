import { call } from "@colophon/api";
import { afterAll, expect, test } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { createTestDatabase } from "../test-database.ts";
import { failures, reads, startTestLanguageModel } from "../test-language-model.ts";

test("a language model helps while it answers; when it fails, the log says why, without the question", async () => {
  const endpoint = await startTestLanguageModel(reads({ words: "for Zebedee", sort: "newest" }));
  afterAll(() => endpoint.close());
  const { url: DATABASE_URL } = await createTestDatabase();
  const server = await startServer({
    DATABASE_URL,
    SEARCH_LLM_URL: endpoint.url,
    SEARCH_LLM_MODEL: "reader",
    SEARCH_LLM_KEY: "sk-secret",
  });
  await register(await openAccount(server.url), { title: "The Lighthouse Keeper" });
  const ask = async (query: string) =>
    call("POST /api/chat/query", { body: { query } }, { baseUrl: server.url });

  const helped = await ask("lighthouse keeper for Zebedee");
  expect(helped.message).toContain("newest first");
  expect(helped.results).toMatchObject([{ title: "The Lighthouse Keeper" }]);
  expect(endpoint.received).toHaveLength(1);

  endpoint.answer = failures["a status of 500"] ?? reads();
  const alone = await ask("lighthouse keeper for Zebulon");
  expect(alone.message).not.toContain("newest first");
  expect(alone.results.map(({ id }) => id)).toEqual(helped.results.map(({ id }) => id));
  await server.stop();
  const warnings = server.output().match(/.*language model.*/g);
  expect(warnings).toEqual([expect.stringContaining(`"cause":"the answer's status is 500"`)]);
  expect(server.output()).not.toMatch(/zebulon|zebedee|sk-secret/i);
});
