import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterAll, expect, test, vi } from "vitest";
import { completes, failures, reads, startTestLanguageModel } from "../../../test/test-language-model.ts";
import { createLanguageModel } from "./language-model.ts";
import type { OpenQuestion } from "./messages-for.ts";

const endpoint = await startTestLanguageModel(reads());
afterAll(() => endpoint.close());

const clause = { words: "something to read", types: ["book"] };
const question: OpenQuestion = { question: "something to read for Quill", open: ["quill"], thisYear: 2026 };
const another = (at: number): OpenQuestion => ({ ...question, question: `question ${at}` });

function open(options: { url?: string; timeoutMs?: number; now?: () => number } = {}) {
  const { url = endpoint.url, ...rest } = options;
  endpoint.received.length = 0;
  const warn = vi.fn<(cause: string) => void>();
  return {
    warn,
    languageModel: createLanguageModel({ url, model: "reader:8b", key: "sk-secret" }, { warn, ...rest }),
  };
}

test.each([endpoint.url, `${endpoint.url}/`, `${endpoint.url}?version=2`])(
  "asks %s for clauses as JSON",
  async (url) => {
    endpoint.answer = reads(clause);
    const { languageModel, warn } = open({ url });
    expect(await languageModel.read(question)).toEqual([clause]);
    expect(warn).not.toHaveBeenCalled();
    const [request] = endpoint.received;
    expect(request?.path).toBe(`/v1/chat/completions${new URL(url).search}`);
    expect(request?.headers).toMatchObject({
      authorization: "Bearer sk-secret",
      "content-type": "application/json",
    });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      model: "reader:8b",
      temperature: 0,
      response_format: { type: "json_object" },
      messages: [
        { role: "system", content: expect.stringContaining("2026") as string },
        { role: "user", content: JSON.stringify({ question: question.question, open: question.open }) },
      ],
    });
  },
);

test("asks an endpoint without a key", async () => {
  const { url } = endpoint;
  await createLanguageModel({ url, model: "reader" }, { warn: () => {} }).read(question);
  expect(endpoint.received.at(-1)?.headers.authorization).toBeUndefined();
});

test("takes what is null for absent", async () => {
  endpoint.answer = completes(JSON.stringify({ clauses: [{ ...clause, creator: null, yearFrom: null }] }));
  expect(await open().languageModel.read(question)).toEqual([clause]);
});

test.each(Object.entries(failures))("makes nothing of %s, and says why", async (_name, answer) => {
  endpoint.answer = answer;
  const { languageModel, warn } = open();
  expect(await languageModel.read(question)).toEqual([]);
  expect(endpoint.received.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalledWith(expect.stringMatching(/quill|sk-secret|sure|poem|RSF|plan/i));
});

test("makes nothing of an endpoint that is not there", async () => {
  const gone = await startTestLanguageModel(reads());
  gone.close();
  const { languageModel, warn } = open({ url: gone.url });
  expect(await languageModel.read(question)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("ECONNREFUSED"));
});

test("gives up on a slow endpoint, which hears of it", async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  endpoint.answer = waiting.resolve;
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeout.signal);
  const { languageModel, warn } = open();
  const read = languageModel.read(question);
  const closed = once(await waiting.promise, "close");
  timeout.abort(new DOMException("too slow", "TimeoutError"));
  await closed;
  expect(await read).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

test("waits two seconds for the whole answer", async () => {
  endpoint.answer = reads(clause);
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await open().languageModel.read(question);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(2000);
  timeout.mockRestore();
});

test("asks the same question once", async () => {
  endpoint.answer = reads(clause);
  const { languageModel } = open();
  await languageModel.read(question);
  expect(await languageModel.read({ ...question })).toEqual([clause]);
  await languageModel.read(another(1));
  expect(endpoint.received).toHaveLength(2);
});

test("keeps the latest answers only, and none that failed", async () => {
  const { languageModel } = open();
  endpoint.answer = completes("");
  await languageModel.read(question);
  endpoint.answer = reads(clause);
  expect(await languageModel.read(question)).toEqual([clause]);
  for (let at = 0; at < 500; at++) await languageModel.read(another(at));
  endpoint.received.length = 0;
  await languageModel.read(another(0));
  expect(endpoint.received).toEqual([]);
  await languageModel.read(question);
  expect(endpoint.received).toHaveLength(1);
});

test("leaves an endpoint alone that fails again and again, and then lets one asker try", async () => {
  let now = 0;
  const { languageModel, warn } = open({ now: () => now });
  const ask = async (questions: number[]): Promise<number> => {
    endpoint.received.length = 0;
    await Promise.all(questions.map((at) => languageModel.read(another(at))));
    return endpoint.received.length;
  };
  endpoint.answer = failures["a status of 500"] ?? reads();
  for (const at of [1, 2, 3]) expect(await ask([at])).toBe(1);
  expect(await ask([4, 5])).toBe(0);
  now = 60_000;
  expect(await ask([6, 7])).toBe(1);
  expect(warn).toHaveBeenCalledTimes(4);
  endpoint.answer = reads(clause);
  expect(await ask([8])).toBe(0);
  now = 120_000;
  expect(await ask([9])).toBe(1);
  expect(await ask([10, 11])).toBe(2);
});

test("goes on asking an endpoint whose answers are of no use", async () => {
  const { languageModel } = open();
  endpoint.answer = completes("no JSON");
  for (let at = 0; at < 5; at++) await languageModel.read(another(at));
  expect(endpoint.received).toHaveLength(5);
});
