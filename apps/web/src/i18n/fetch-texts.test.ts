import { afterEach, expect, test, vi } from "vitest";
import { fetchTexts } from "./fetch-texts.ts";

afterEach(() => vi.unstubAllGlobals());

const read = (fetched: () => Promise<Response>) => {
  const fetching = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal("fetch", fetching);
  return new Promise<{ error: unknown; given: unknown; address: unknown }>((resolve) => {
    fetchTexts("v1").read("zh-TW", "translation", (error, given) =>
      resolve({ error, given, address: fetching.mock.calls.at(0)?.at(0) }),
    );
  });
};

test("texts come from their file, with the version in its URL", async () => {
  expect(await read(async () => Response.json({ a: "b" }))).toEqual({
    error: null,
    given: { a: "b" },
    address: "/locales/zh-TW/translation.json?v=v1",
  });
});

test.each([
  ["a lost network", async () => Promise.reject(new TypeError("no network")), true],
  ["a server in trouble", async () => new Response("", { status: 503 }), true],
  ["half an answer", async () => new Response("{"), true],
  ["a file that is not there", async () => new Response("", { status: 404 }), false],
])("%s is an error", async (_, fetched, isAskedAgain) => {
  const { error, given } = await read(fetched);
  expect(error).toBeInstanceOf(Error);
  expect(given).toBe(isAskedAgain);
});
