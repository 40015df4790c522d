// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { storeToken } from "../session/token.ts";
import { callApi, callApiAsAnyone } from "./call-api.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The headers that a call is sent with. */
async function headersOf(send: () => Promise<unknown>): Promise<Headers> {
  const fetching = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal("fetch", fetching);
  await send();
  return new Headers(fetching.mock.lastCall?.[1]?.headers);
}

test("the token stored under the key “token” is sent with a call, as the bearer", async () => {
  storeToken("a-token");
  expect(localStorage.getItem("token")).toBe("a-token");
  const headers = await headersOf(() => callApi("GET /api/user/aliases", {}));
  expect(headers.get("authorization")).toBe("Bearer a-token");
});

test("without a token there is no bearer", async () => {
  const headers = await headersOf(() => callApi("GET /api/user/aliases", {}));
  expect(headers.has("authorization")).toBe(false);
});

test("what anyone may read is asked for without the token: its owner prints nothing that others don’t see", async () => {
  storeToken("a-token");
  const params = { id: "RSF-7K2M9QX4T" };
  const headers = await headersOf(() => callApiAsAnyone("GET /api/ip/verify/{id}", { params }));
  expect(headers.has("authorization")).toBe(false);
});
