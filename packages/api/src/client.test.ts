import { emptyObject } from "@colophon/testing/empty-object";
import { afterEach, describe, expect, test, vi } from "vitest";
import { call, callForBytes, failureFrom } from "./client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (status: number, body: string) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

describe("a failure's answer", () => {
  test("in our own shape is kept whole", () => {
    const fields = { name: "required" };
    const told = { error: "Something is missing.", code: "validation_failed", fields };
    expect(failureFrom(400, told)).toMatchObject({
      status: 400,
      message: told.error,
      code: told.code,
      fields,
    });
  });

  test.each([
    ["its error alone", { error: "The register is being moved." }, "The register is being moved."],
    ["no code that isn't a text", { error: "Moved.", code: 17, fields: "all" }, "Moved."],
    ["nothing without an error", { message: "no" }, ""],
    ["nothing of an error that isn't a text", { error: { text: "no" } }, ""],
    ["nothing of a text", "Bad gateway", ""],
    ["nothing of a list", [], ""],
    ["nothing of null", null, ""],
    ["nothing of what isn't JSON", undefined, ""],
  ])("says %s", (_, told, message) => {
    const failure = failureFrom(502, told);
    expect(failure).toMatchObject({ status: 502, message, fields: emptyObject });
    expect([failure.code, failure.asked]).toEqual([undefined, undefined]);
  });
});

describe.each([
  ["call", call],
  ["callForBytes", callForBytes],
])("%s", (_, send) => {
  test("only without an answer is it the network's failure", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(send("GET /api/auth/me", {})).rejects.toMatchObject({ status: 0, code: "network" });
    for (const [status, body] of [
      [401, "{}"],
      [500, '{"error":"The register is being moved."}'],
      [503, "<h1>Maintenance</h1>"],
      [502, ""],
    ] as const) {
      answer(status, body);
      await expect(send("GET /api/auth/me", {})).rejects.toMatchObject({ status, code: undefined });
    }
  });
});

test("an answer that breaks off is none, and one that is no longer wanted is left", async () => {
  const breaksOff = (cause: Error) => new ReadableStream({ start: (body) => body.error(cause) });
  vi.stubGlobal("fetch", async () => new Response(breaksOff(new TypeError("terminated"))));
  await expect(call("GET /api/auth/me", {})).rejects.toMatchObject({ status: 0, code: "network" });
  const left = new DOMException("left", "AbortError");
  vi.stubGlobal("fetch", async () => new Response(breaksOff(left)));
  await expect(call("GET /api/auth/me", {}, { signal: AbortSignal.abort() })).rejects.toBe(left);
});

test("a page in place of an answer is a failure, and not the network's", async () => {
  answer(200, "<h1>Log in to the hotel’s network</h1>");
  await expect(call("GET /api/auth/me", {})).rejects.toMatchObject({ status: 200, code: undefined });
});
