import { writeFile } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { apiErrors, type ApiErrorCode } from "@colophon/api";
import { expect, test } from "vitest";
import { startTcpSwitch } from "../../../test/tcp-switch.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { connect } from "../db/connection.ts";
import { AppError } from "../errors.ts";

const { db, pool, url } = await createTestDatabase();

const refusal = (code: ApiErrorCode) => ({ error: apiErrors[code].error, code });

test("while the database is away, the response is 503 with a Retry-After", async () => {
  const address = await startTcpSwitch(Number(new URL(url).port));
  const away = connect(Object.assign(new URL(url), { port: String(address.port) }).href, { max: 1 });
  const app = await createTestApp({ db }, (scope) => {
    scope.get("/", async () => (await away.pool.query("select pg_sleep(0.2), 1 as one")).rows.length);
    scope.get("/kysely", () => away.db.selectFrom("users").select("id").execute());
  });
  const expectAway = async (path: string) => {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json(), answer.headers["retry-after"]]).toEqual([
      503,
      refusal("unavailable"),
      "5",
    ]);
  };
  expect((await app.inject("/")).statusCode).toBe(200);
  // Disconnected in the middle of a query, then unreachable.
  const cut = expectAway("/");
  setTimeout(() => address.lead(undefined), 50);
  await cut;
  await Promise.all([expectAway("/"), expectAway("/kysely")]);
  address.lead(Number(new URL(url).port));
  expect((await app.inject("/")).statusCode).toBe(200);
  await away.close();
});

test("a server that is shutting down, is read-only or waited too long for a lock counts as away too", async () => {
  const app = await createTestApp({ db }, (scope) => {
    scope.get<{ Params: { state: string } }>("/:state", ({ params }) =>
      pool.query(`do $$ begin raise exception using errcode = '${params.state}'; end $$`),
    );
  });
  for (const state of ["57P01", "57P03", "25006", "25P02", "55P03", "53300", "57014", "40P01"])
    expect((await app.inject(`/${state}`)).json()).toEqual(refusal("unavailable"));
  for (const state of ["22P02", "42P01", "XX000"])
    expect((await app.inject(`/${state}`)).json()).toEqual(refusal("internal_error"));
});

test("so does a connection that breaks while it is written to", async () => {
  const broken = new PassThrough().destroy();
  broken.on("error", () => {});
  const send = promisify((next: (error?: Error | null) => void) => broken.write("bytes", next));
  const app = await createTestApp({ db }, (scope) => {
    scope.get("/", async () => send());
  });
  expect((await app.inject("/")).json()).toEqual(refusal("unavailable"));
});

test("a full disk is 507, and the log says what to do", async () => {
  const lines: string[] = [];
  const app = await createTestApp({ db, log: lines }, (scope) => {
    scope.get("/own", () => writeFile("/dev/full", "bytes"));
    scope.get("/database", () =>
      pool.query(`do $$ begin raise exception using errcode = 'disk_full'; end $$`),
    );
    scope.get("/log", () =>
      writeFile("/dev/full", "bytes").catch((cause: unknown) => {
        throw new AppError("log_unavailable", { cause: new Error("the guard cannot be written", { cause }) });
      }),
    );
  });
  for (const path of ["/own", "/database", "/log"]) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json()]).toEqual([507, refusal("storage_full")]);
    expect(lines.splice(0).join("")).toMatch(/"level":50.*A disk is full.*free space/);
  }
});
