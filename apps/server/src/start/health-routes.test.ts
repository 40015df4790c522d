import { expect, test } from "vitest";
import { startTcpSwitch } from "../../test/tcp-switch.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog } from "../../test/test-log.ts";
import type { AnchoringStatus } from "../log/anchoring/anchor-worker.ts";
import { connect } from "../base/db/connection.ts";
import { openProbe } from "../base/db/probe.ts";
import { AppError } from "../base/errors.ts";
import { healthRoutes } from "./health-routes.ts";

const { db, pool, url } = await createTestDatabase();
const log = await (await createTestLog()).open(pool);
await log.catchUp();

const metricsToken = "a token of the monitoring";

async function openHealth({
  databaseUrl = url,
  newest = () => log.newest(),
  alarm = "",
  isOnlyHere = false,
  awaySince = undefined as Date | undefined,
  found = undefined as string | undefined,
  stuck = undefined as string | undefined,
  late = undefined as string | undefined,
} = {}) {
  const probe = openProbe(databaseUrl);
  const status: AnchoringStatus = {
    state: "idle",
    ...(alarm === "" ? {} : { alarm, degradedReason: "0x12 has 0" }),
  };
  const app = await createTestApp({ db }, (scope) => {
    scope.get("/full", () => {
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
    healthRoutes(scope, {
      config: { role: "all", isOnlyHere, metricsToken },
      probe,
      database: { stuck: () => stuck },
      log: { ...log, newest },
      damage: { reason: () => found },
      anchoring: { status: () => status },
      clocks: { lateReason: () => late },
      objects: { awaySince: () => awaySince },
    });
  });
  app.addHook("onClose", () => probe.close());
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: path, headers });
    return [answer.statusCode, answer.json<unknown>()];
  };
}

const ready = [200, { status: "ready" }];
const notReady = [503, { status: "not ready" }];

test("says in public that only the chain is away, but not why", async () => {
  const get = await openHealth({ alarm: "out_of_funds" });
  const degraded = { status: "ready", degraded: ["chain"] };
  expect(await get("/readyz")).toEqual([200, degraded]);
  expect(await get("/readyz", { authorization: "Bearer another" })).toEqual([200, degraded]);
});

test("says why to the monitoring, and on the server's machine", async () => {
  const reason = "0x12 has 0";
  const get = await openHealth({ alarm: "out_of_funds" });
  const authorization = `Bearer ${metricsToken}`;
  expect(await get("/readyz", { authorization })).toMatchObject([200, { degraded: ["chain"], reason }]);
  const local = await openHealth({ alarm: "out_of_funds", isOnlyHere: true });
  expect(await local("/readyz")).toMatchObject([200, { degraded: ["chain"], reason }]);
  const found = "The database has 3 log entries, but CHECKPOINT_GUARD shows a checkpoint of 6";
  const damaged = await openHealth({ found });
  expect(await damaged("/readyz", { authorization })).toEqual([503, { status: "not ready", reason: found }]);
  expect(await damaged("/readyz?role=read", { authorization })).toEqual([
    200,
    { status: "ready", degraded: ["log"], reason: found },
  ]);
});

test("is ready while the bucket is away, and says so", async () => {
  const get = await openHealth({ awaySince: new Date(), alarm: "out_of_funds" });
  expect(await get("/readyz")).toEqual([200, { status: "ready", degraded: ["chain", "storage"] }]);
});

test("is ready while other clocks are late, says so, and to the monitoring which", async () => {
  const late = "No authority has stamped the newest checkpoints: https://tsa.example: no answer in time.";
  const get = await openHealth({ late });
  expect(await get("/readyz")).toEqual([200, { status: "ready", degraded: ["clocks"] }]);
  const authorization = `Bearer ${metricsToken}`;
  expect(await get("/readyz", { authorization })).toMatchObject([200, { reason: late }]);
});

test("is ready while commits wait for a standby, says so, and to the monitoring which", async () => {
  const stuck = "the synchronous standby s1 is not connected";
  const get = await openHealth({ stuck, awaySince: new Date() });
  const degraded = ["standby", "storage"];
  expect(await get("/readyz")).toEqual([200, { status: "ready", degraded }]);
  const authorization = `Bearer ${metricsToken}`;
  expect(await get("/readyz", { authorization })).toEqual([
    200,
    { status: "ready", degraded, reason: stuck },
  ]);
});

test("waits neither for the pool nor for the log's lock", async () => {
  const get = await openHealth();
  const busy = connect(url, { max: 1 });
  const client = await busy.pool.connect();
  await client.query("begin; select from log_state for update");
  for (const answer of await Promise.all(Array.from({ length: 20 }, () => get("/readyz"))))
    expect(answer).toEqual(ready);
  await client.query("rollback");
  client.release();
  await busy.close();
});

test("is alive without its database, and ready again with it", async () => {
  const address = await startTcpSwitch(Number(new URL(url).port));
  const databaseUrl = Object.assign(new URL(url), { port: String(address.port) }).href;
  const get = await openHealth({ databaseUrl });
  expect(await get("/readyz")).toEqual(ready);
  address.lead(undefined);
  for (const path of ["/readyz", "/readyz?role=read"]) expect(await get(path)).toEqual(notReady);
  expect(await get("/healthz")).toEqual([200, { status: "up" }]);
  address.lead(Number(new URL(url).port));
  expect(await get("/readyz")).toEqual(ready);
});

test("can still read when it can't register: from a standby, or with a damaged log", async () => {
  const damaged = await openHealth({ found: "it is forked" });
  expect(await damaged("/readyz")).toEqual(notReady);
  expect(await damaged("/readyz?role=read")).toEqual([200, { status: "ready", degraded: ["log"] }]);
  // Nothing is left that both have.
  const newest = () => Promise.reject(new AppError("log_damaged"));
  const lost = await openHealth({ found: "it is forked", newest });
  expect(await lost("/readyz?role=read")).toEqual(notReady);

  const standby = await openHealth({
    databaseUrl: `${url}?options=-c%20default_transaction_read_only%3Don`,
  });
  expect(await standby("/readyz")).toEqual(notReady);
  expect(await standby("/readyz?role=read")).toEqual(ready);
});

test("says that a disk is full, once a request was refused for it", async () => {
  const get = await openHealth();
  expect(await get("/readyz")).toEqual(ready);
  expect(await get("/full")).toMatchObject([507, { code: "storage_full" }]);
  expect(await get("/readyz")).toEqual([200, { status: "ready", degraded: ["disk"] }]);
  expect(await get("/readyz", { authorization: `Bearer ${metricsToken}` })).toMatchObject([
    200,
    { reason: "A disk is full." },
  ]);
});
