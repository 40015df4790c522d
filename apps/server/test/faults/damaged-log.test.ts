import { beforeAll, expect, test, vi } from "vitest";
import type { Certificate } from "@colophon/api";
import { type Account, openAccount, register } from "@colophon/testing/account";
import { metricsToken } from "@colophon/testing/start-server";
import { connect } from "../../src/base/db/connection.ts";
import { loseEntries } from "../lose-entries.ts";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../test-database.ts";
import { openWholeApp } from "../whole-app.ts";

const before = { certificateId: "", index: 0 };
const after = { certificateId: "", index: 0 };
let origin: string;
let account: Account;

beforeAll(async () => {
  const { url } = await createTestDatabase();
  ({ origin } = await openWholeApp({ env: { DATABASE_URL: url } }));
  account = await openAccount(origin);
  Object.assign(before, await register(account));
  Object.assign(after, await register(account));
  // As a standby that has received the first work and not the second is promoted.
  await loseEntries(url, before.index + 1);
  const { pool, close } = connect(url, { max: 1 });
  const lost = [before.index + 1];
  await pool.query(
    "delete from anchor_txs where anchor_id in (select id from anchors where size > $1)",
    lost,
  );
  await pool.query("delete from anchors where size > $1", lost);
  await close();
  await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503, patience);
});

const get = async (path: string) => {
  const answer = await fetch(`${origin}${path}`);
  const isJson = answer.headers.get("content-type")?.includes("json") === true;
  const { code } = isJson ? ((await answer.clone().json()) as { code?: string }) : {};
  return { status: answer.status, code, answer };
};
const damaged = { status: 503, code: "log_damaged" };

test("what database and guard agree on is shown, and says so", async () => {
  const { answer, status } = await get(`/api/ip/verify/${before.certificateId}`);
  expect(status).toBe(200);
  const { log } = (await answer.json()) as Certificate;
  expect(log).toMatchObject({ index: before.index, treeSize: before.index + 1, isDamaged: true });
  for (const path of [
    `/api/certificates/${before.certificateId}/bundle`,
    `/api/certificates/${before.certificateId}/certificate.pdf`,
    `/verify/${before.certificateId}`,
    `/log/tile/0/000.p/${before.index + 1}`,
    `/log/tile/entries/000.p/${before.index + 1}`,
    "/api/ip/listed",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test("what they don't is 503 with a message of its own, and so is the checkpoint", async () => {
  for (const path of [
    `/api/ip/verify/${after.certificateId}`,
    `/api/certificates/${after.certificateId}/bundle`,
    `/api/certificates/${after.certificateId}/status`,
    `/api/certificates/${after.certificateId}/certificate.pdf`,
    "/api/ip/verify/RSF-222222222",
    `/log/tile/0/000.p/${after.index + 1}`,
    "/log/checkpoint",
  ])
    expect([path, await get(path)]).toMatchObject([path, damaged]);
  await expect(register(account)).rejects.toMatchObject({ code: "log_unavailable" });
});

test("readiness to read is true, and the reason is told to the monitoring", async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    return [answer.status, await answer.json()];
  };
  const reason = expect.stringContaining("After a lost database") as unknown;
  expect(await ask("/readyz?role=read")).toMatchObject([
    200,
    { degraded: expect.arrayContaining(["log"]) as unknown, reason },
  ]);
  expect(await ask("/readyz")).toMatchObject([503, { reason }]);
});
