// @vitest-environment happy-dom
import { patience } from "@colophon/testing/patience";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "../../../test/show-with-api.tsx";
import { callApi } from "../api/call-api.ts";
import { confirmSession } from "./confirm-session.ts";
import { readToken, removeToken, storeToken } from "./token.ts";

/** The session's token, as the server knows it. */
let valid = "first";
/** Each lets go the answer to one that has reached the server. */
let confirmations: (() => void)[] = [];
let asked: string[] = [];

beforeEach(() => {
  valid = "first";
  confirmations = [];
  asked = [];
  storeToken(valid);
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get("authorization")?.replace("Bearer ", "") ?? "nobody";
    asked.push(`${path} ${token}`);
    if (token !== valid) return refusal("unauthorized");
    if (path !== "/api/auth/confirm") return Response.json({ path });
    if (!(body as string).includes("right")) return refusal("wrong_password");
    valid = `after ${valid}`;
    const confirmed = Response.json({ token: valid });
    await new Promise<void>((resolve) => {
      confirmations.push(resolve);
    });
    return confirmed;
  });
});
afterEach(() => vi.unstubAllGlobals());

const me = async () => callApi("GET /api/auth/me", {});
/** Answers the confirmation that has reached the server. */
async function answer(): Promise<void> {
  await vi.waitFor(() => expect(confirmations).toHaveLength(1), patience);
  confirmations.pop()?.();
}
const confirm = async () => {
  const confirming = confirmSession({ password: "right" });
  await answer();
  await confirming;
};

test("a confirmed session goes on under the token that the server answers", async () => {
  await confirm();
  expect(readToken()).toBe("after first");
  await expect(me()).resolves.toBeDefined();
});

test("what was sent before is sent again, once the confirmation is answered", async () => {
  const confirming = confirmSession({ password: "right" });
  await vi.waitFor(() => expect(confirmations).toHaveLength(1), patience);
  const sent = Promise.all([me(), me()]);
  await vi.waitFor(() => expect(asked).toHaveLength(3), patience);
  await answer();
  await expect(sent).resolves.toHaveLength(2);
  await confirming;
  expect(asked.slice(3)).toEqual(["/api/auth/me after first", "/api/auth/me after first"]);
});

test("what was sent before another tab stored the new token is sent again", async () => {
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get("authorization");
    if (token === "Bearer from another tab") return Response.json({});
    storeToken("from another tab");
    return refusal("unauthorized");
  });
  await expect(me()).resolves.toBeDefined();
  expect(readToken()).toBe("from another tab");
});

test("a token that nothing has replaced ends the session, and so does a new one that is refused", async () => {
  valid = "gone";
  await expect(me()).rejects.toMatchObject({ code: "unauthorized" });
  expect(readToken()).toBeNull();
  expect(asked).toHaveLength(1);
  vi.stubGlobal("fetch", async () => {
    storeToken(`${readToken() ?? ""}+`);
    return refusal("unauthorized");
  });
  storeToken("always another");
  await expect(me()).rejects.toMatchObject({ code: "unauthorized" });
});

test("a confirmation whose session has ended ends it here, and a wrong password does not", async () => {
  await expect(confirmSession({ password: "wrong" })).rejects.toMatchObject({ code: "wrong_password" });
  expect(readToken()).toBe("first");
  valid = "gone";
  await expect(confirmSession({ password: "right" })).rejects.toMatchObject({ code: "unauthorized" });
  expect(readToken()).toBeNull();
});

test("logging out while a confirmation is on its way wins, and ends the session under its new token", async () => {
  const confirming = confirmSession({ password: "right" });
  await vi.waitFor(() => expect(confirmations).toHaveLength(1), patience);
  removeToken();
  await answer();
  await confirming;
  expect(readToken()).toBeNull();
  expect(asked.at(-1)).toBe("/api/auth/logout after first");
});
