import { patience } from "@colophon/testing/patience";
import { afterEach, expect, test, vi } from "vitest";
import { createClient, RegistryError } from "./index.ts";

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A registry that answers what it is told, one after another, and the last for ever. */
function scripted(...answers: (Response | Error)[]) {
  const sent: Sent[] = [];
  const fetch = async (url: unknown, { method, headers, body }: RequestInit = {}) => {
    sent.push({ url: url as string, method: method ?? "", headers: headers as Record<string, string>, body });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Error || answer === undefined) throw answer ?? new Error("nothing to answer");
    return answer.clone();
  };
  return { sent, fetch };
}

const json = (status: number, answer: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(answer), { status, headers });
const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(status, { error: "No.", code }, headers);

const registry = "https://registry.example/";

afterEach(() => {
  vi.useRealTimers();
});

/** Waits are skipped. */
async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const result = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await result)[0];
}

test("a call is sent as the route table says, with the token and without an empty query", async () => {
  const { sent, fetch } = scripted(json(200, []));
  const client = createClient({ registry, token: "clp_x", fetch });
  await client.getOrder({ params: { id: "a/b" } });
  await client.listNewestWorks({ query: { limit: 3 } });
  expect(sent).toMatchObject([
    {
      url: "https://registry.example/api/orders/a%2Fb",
      method: "GET",
      headers: { authorization: "Bearer clp_x" },
      body: undefined,
    },
    { url: "https://registry.example/api/ip/user?limit=3" },
  ]);
});

test("a registration is sent again with the same key until it is answered", async () => {
  vi.useFakeTimers();
  const registered = { registered: [] };
  const { sent, fetch } = scripted(
    new TypeError("fetch failed"),
    refused(503, "unavailable", { "retry-after": "5" }),
    json(201, registered),
  );
  const client = createClient({ registry, fetch });
  const body = { registrations: [], payment: { provider: "demo" as const } };
  expect(await settled(client.registerBatch({ body }))).toEqual({ status: "fulfilled", value: registered });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  await client.registerBatch({ body }, { idempotencyKey: "mine" });
  expect(sent.at(-1)?.headers["idempotency-key"]).toBe("mine");
});

test.each([
  ["what the registry refuses", refused(400, "validation_failed"), 1],
  ["a limit of a day", refused(429, "registrations_per_day"), 1],
  ["a wait that is too long", refused(429, "rate_limited", { "retry-after": "3600" }), 1],
  ["a limit of a minute", refused(429, "rate_limited", { "retry-after": "7" }), 5],
] as const)("a refusal by %s is tried again only where that may help", async (_, answer, times) => {
  vi.useFakeTimers();
  const { sent, fetch } = scripted(answer);
  const outcome = await settled(createClient({ registry, fetch }).getUser());
  expect(outcome).toMatchObject({ status: "rejected", reason: { status: answer.status, message: "No." } });
  expect(sent).toHaveLength(times);
});

test("what has no key and may have been done is not sent again", async () => {
  vi.useFakeTimers();
  const { sent, fetch } = scripted(new TypeError("fetch failed"));
  const outcome = await settled(createClient({ registry, fetch }).addAlias({ body: { name: "A" } }));
  expect(outcome).toMatchObject({ status: "rejected", reason: { status: 0, code: "network" } });
  expect(sent).toHaveLength(1);
});

test("a failure says what the registry said, and a proxy's page is none of its answers", async () => {
  const fields = { "materialDetails.title": "required" };
  const told = scripted(json(400, { error: "Wrong.", code: "validation_failed", fields }));
  const failure = await createClient({ registry, fetch: told.fetch })
    .getUser()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RegistryError);
  expect(failure).toMatchObject({ status: 400, code: "validation_failed", fields, message: "Wrong." });
  for (const answer of [new Response("<h1>Log in</h1>"), new Response("<h1>Gone</h1>", { status: 404 })]) {
    const { fetch } = scripted(answer);
    const { status } = answer;
    await expect(createClient({ registry, fetch }).getUser()).rejects.toMatchObject({
      name: "RegistryError",
      status,
      code: undefined,
    });
  }
});

test("an abandoned call ends at once, also while it waits", async () => {
  const { sent, fetch } = scripted(refused(503, "unavailable", { "retry-after": "30" }));
  const leaving = new AbortController();
  const call = createClient({ registry, fetch }).getUser({}, { signal: leaving.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  leaving.abort(new Error("left"));
  await expect(call).rejects.toThrow("left");
});

test("files and headers are left to be read, and what has no answer gives none", async () => {
  const { sent, fetch } = scripted(
    new Response("zip"),
    new Response(null, { status: 204, headers: { "upload-offset": "3" } }),
    new Response(null, { status: 204 }),
  );
  const client = createClient({ registry, fetch });
  const zip = await client.downloadProofs({ body: { ids: [] } });
  expect(await zip.text()).toBe("zip");
  const body = new Blob(["abc"]);
  const part = await client.sendUploadBytes({ params: { id: "x" }, headers: { "upload-offset": 0 }, body });
  expect(part.headers.get("upload-offset")).toBe("3");
  expect(sent[1]).toMatchObject({
    headers: {
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body,
  });
  expect(await client.deleteUpload({ params: { id: "x" } })).toBeUndefined();
});

test("no address that isn't one is taken", () => {
  expect(() => createClient({ registry: "registry.example" })).toThrow(TypeError);
});
