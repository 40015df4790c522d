import { beforeEach, describe, expect, test } from "vitest";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { letterKey } from "../../test/test-letters.ts";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { letterRoutes } from "./letter-routes.ts";
import { sealStop } from "./stop-links.ts";

const { db } = await createTestDatabase();
const keys = { dataEncryption: { key: letterKey } } as Parameters<typeof letterRoutes>[2]["keys"];
const app = await createTestApp({ db }, (server, bind) => letterRoutes(server, bind, { db, keys }));
const all = { certificateReady: true, finalProof: true };
let user: TestUser;

const read = () => send(app, "GET", "/api/user/letters", { token: user.token });
const patch = (body: unknown) => send(app, "PATCH", "/api/user/letters", { token: user.token, body });

beforeEach(async () => {
  user = await makeUser(db);
});

describe("the optional letters", () => {
  test("are all sent at first", async () => {
    expect(await read()).toEqual({ status: 200, answer: all });
  });

  test("are switched one by one", async () => {
    const off = { ...all, finalProof: false };
    expect(await patch({ finalProof: false })).toEqual({ status: 200, answer: off });
    expect(await patch({})).toEqual({ status: 200, answer: off });
    await Promise.all([patch({ certificateReady: false }), patch({ finalProof: true })]);
    expect(await read()).toEqual({ status: 200, answer: { certificateReady: false, finalProof: true } });
  });

  test("can only be switched by their user", async () => {
    const other = await makeUser(db);
    await patch({ finalProof: false });
    expect((await send(app, "GET", "/api/user/letters", { token: other.token })).answer).toEqual(all);
    expect(await send(app, "GET", "/api/user/letters")).toEqual(refusal("unauthorized"));
  });

  test("do not include those about security", async () => {
    expect((await patch({ passwordChanged: false, finalProof: "no" })).status).toBe(400);
    await patch({ passwordChanged: false });
    expect((await read()).answer).toEqual(all);
  });
});

describe("the link that stops them", () => {
  const stop = (method: "GET" | "POST", code: string, headers = {}) =>
    app.inject({
      method,
      url: `/api/letters/stop/${code}`,
      headers,
      ...(method === "POST" ? { payload: "List-Unsubscribe=One-Click" } : {}),
    });
  const codeOf = (kind: "certificateReady" | "finalProof") => sealStop(letterKey, { userId: user.id, kind });

  test("asks a person first: programs open every link", async () => {
    const page = await stop("GET", codeOf("finalProof"), { "accept-language": "ar" });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('lang="ar" dir="rtl"');
    expect(page.body).toContain('<form method="post">');
    expect((await read()).answer).toEqual(all);
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "stops that kind at once when a mail program posts %s to it (RFC 8058)",
    async (type) => {
      expect((await stop("POST", codeOf("finalProof"), { "content-type": type })).statusCode).toBe(200);
      expect((await read()).answer).toEqual({ ...all, finalProof: false });
      expect((await stop("POST", codeOf("finalProof"), { "content-type": type })).statusCode).toBe(200);
    },
  );

  test("is useless when forged, and harmless when the account is gone", async () => {
    const code = codeOf("finalProof");
    const forged = `${code.slice(0, -4)}${code.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    for (const bad of [forged, "A".repeat(60), "short"])
      expect((await stop("GET", bad)).statusCode).toBe(404);
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    expect(
      (await stop("POST", code, { "content-type": "application/x-www-form-urlencoded" })).statusCode,
    ).toBe(200);
  });
});
