import { randomUUID } from "node:crypto";
import net from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmSession, openAccount, register } from "@colophon/testing/account";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { type Registry, startRegistry } from "./registry.ts";

let url: string;
let db: Registry["db"];
let account: Registry["account"];
let send: Registry["send"];
let registering: Registry["registering"];
let expectRefused: Registry["expectRefused"];
beforeAll(async () => {
  ({ url, db, account, send, registering, expectRefused } = await startRegistry());
});

describe("what does not exist", () => {
  test.each([
    "RSF-000000000",
    "RSF-ILOUILOU0",
    "rsf-000000000",
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "%F0%9F%93%96",
    "'; drop table works; --",
  ])("a certificate %j", async (id) => {
    await expectRefused("certificate_not_found", () => send("GET", `/api/ip/verify/${id}`));
    await expectRefused("certificate_not_found", () => send("GET", `/api/certificates/${id}/bundle`));
  });

  test("an id longer than any", () =>
    expectRefused("not_found", () => send("GET", `/api/ip/verify/${"R".repeat(1000)}`)));

  test.each([randomUUID(), "1", "null", "%20"])("a session %j", async (id) => {
    await confirmSession(account);
    await expectRefused("not_found", () =>
      send("DELETE", `/api/auth/sessions/${id}`, { token: account.token }),
    );
  });

  test("another person's session", async () => {
    const other = await openAccount(url);
    const { answer } = await send("GET", "/api/auth/sessions", { token: other.token });
    const [session] = answer as { id: string }[];
    await confirmSession(account);
    await expectRefused("not_found", () =>
      send("DELETE", `/api/auth/sessions/${session?.id ?? ""}`, { token: account.token }),
    );
  });

  test.each(["0/000.p/0", "0/999", "0/000.p/255", "64/000", "0/..%2f..", "entries/x001/000", "1e0/000"])(
    "a tile %j",
    (path) => expectRefused("not_found", () => send("GET", `/log/tile/${path}`)),
  );

  test("a call, whatever is sent to it", async () => {
    for (const headers of [{ "content-type": "text/plain" }, { "content-type": "application/json" }])
      for (const raw of ["{", "x".repeat(2_000_000)]) {
        await expectRefused("not_found", () => send("POST", "/api/nothing", { raw, headers }));
        await expectRefused("not_found", () => send("PUT", "/api/ip/register", { raw, headers }));
      }
    await expectRefused("not_found", () => send("GET", "/api/auth/nothing"));
  });
});

describe("a caller without access", () => {
  const tokenOf = (change: (token: string) => string) => change(account.token);

  test.each([
    ["none", undefined],
    ["empty", "Bearer "],
    ["forged", `Bearer ${"A".repeat(43)}`],
    ["of another scheme", "Basic QWRhOkJ5cm9u"],
    ["very long", `Bearer ${"A".repeat(8000)}`],
  ])("a token that is %s", (_what, header) =>
    expectRefused("unauthorized", () =>
      send("POST", "/api/ip/register", {
        body: makeRegistrationInput(),
        ...(header === undefined ? {} : { headers: { authorization: header } }),
      }),
    ),
  );

  test("a token that is cut, lengthened or changed in one character", async () => {
    for (const change of [
      (token: string) => token.slice(1),
      (token: string) => `${token}A`,
      (token: string) => (token.startsWith("A") ? "B" : "A") + token.slice(1),
    ])
      await expectRefused("unauthorized", () => send("GET", "/api/auth/me", { token: tokenOf(change) }));
  });

  test("a token that has expired, or was given back", async () => {
    const other = await openAccount(url);
    const { certificateId } = await register(other, { showCreatorEmail: false });
    const readEmail = async () => {
      const { answer } = await send("GET", `/api/ip/verify/${certificateId}`, { token: other.token });
      return (answer as { creator: { email: string | null } }).creator.email;
    };
    expect(await readEmail()).toBe(other.user.email);
    await sql`update sessions set last_used_at = now() - interval '31 days' where user_id = ${other.user.id}`.execute(
      db,
    );
    await expectRefused("session_expired", () => send("GET", "/api/ip/user", { token: other.token }));
    expect(await readEmail()).toBeNull();

    const third = await openAccount(url);
    expect((await send("POST", "/api/auth/logout", { token: third.token })).status).toBe(204);
    await expectRefused("unauthorized", () => send("GET", "/api/ip/user", { token: third.token }));
  });
});

describe("what cannot be read", () => {
  test.each([
    ["nothing", ""],
    ["half an object", '{"materialDetails":'],
    ["a number", "1"],
    ["null", "null"],
    ["a list", "[]"],
    ["a prototype", '{"__proto__":{"declarationAccepted":true}}'],
    ["a constructor's prototype", '{"constructor":{"prototype":{"a":1}}}'],
    ["a very deep list", "[".repeat(200_000) + "]".repeat(200_000)],
    ["a byte order mark in the wrong place", '{\u{feff}"a":1}'],
  ])("%s", (_what, raw) => expectRefused("malformed_request", () => registering({ raw })));

  test.each(["text/plain", "application/xml", "multipart/form-data; boundary=x", "application/jsonx", ";"])(
    "content of the type %j",
    (type) =>
      expectRefused("unsupported_media_type", () =>
        registering({ raw: JSON.stringify(makeRegistrationInput()), headers: { "content-type": type } }),
      ),
  );

  test("a body over the limit, announced or not", async () => {
    const raw = JSON.stringify({ ...makeRegistrationInput(), filling: "x".repeat(1_100_000) });
    await expectRefused("payload_too_large", () => registering({ raw }));
    const chunk = `${raw.length.toString(16)}\r\n${raw}\r\n0\r\n\r\n`;
    const head = `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nAuthorization: Bearer ${account.token}`;
    await expectRefused("payload_too_large", () =>
      sendBytes(`POST /api/ip/register HTTP/1.1\r\nHost: colophon\r\n${head}\r\n\r\n${chunk}`),
    );
  });

  test.each([
    ["no HTTP", "GARBAGE\r\n\r\n"],
    ["an unknown method", "REGISTER /api/ip/register HTTP/1.1\r\nHost: colophon\r\n\r\n"],
    [
      "a path that isn't text",
      "GET /api/ip/verify/%zz HTTP/1.1\r\nHost: colophon\r\nConnection: close\r\n\r\n",
    ],
    [
      "a length that isn't a number",
      "POST /api/auth/login HTTP/1.1\r\nHost: colophon\r\nContent-Length: x\r\n\r\n",
    ],
    [
      "two lengths (request smuggling)",
      "POST /api/auth/login HTTP/1.1\r\nHost: colophon\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    [
      "a header without an end",
      `GET /healthz HTTP/1.1\r\nHost: colophon\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    ],
  ])("%s", (_what, bytes) => expectRefused("malformed_request", () => sendBytes(bytes)));
});

test("refusals come in the order 401, 403, 404, 413, 415, 400", async () => {
  const all = { raw: "{".repeat(1_100_000), headers: { "content-type": "text/plain" } };
  const other = await openAccount(url);
  const ending = (token?: string) => () =>
    send("DELETE", "/api/auth/sessions/none", { ...all, ...(token === undefined ? {} : { token }) });
  await expectRefused("unauthorized", ending());
  await expectRefused("confirmation_needed", ending(other.token));
  await confirmSession(other);
  await expectRefused("not_found", ending(other.token));
  await expectRefused("unauthorized", () => send("POST", "/api/ip/register", all));
  await expectRefused("payload_too_large", () => registering(all));
  await expectRefused("unsupported_media_type", () => registering({ ...all, raw: "{" }));
  await expectRefused("malformed_request", () => registering({ raw: "{" }));
});

/** Sends bytes on a separate connection; resolves to the answer as a client reads it. */
async function sendBytes(bytes: string): Promise<{ status: number; answer: unknown }> {
  const socket = net.connect(Number(new URL(url).port), "localhost");
  socket.on("error", () => {});
  socket.write(bytes, "latin1");
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), answer: JSON.parse(body) };
}
