import { randomUUID } from "node:crypto";
import { type Account, openAccount, register } from "@colophon/testing/account";
import { send } from "@colophon/testing/send";
import { confirmNow } from "@colophon/testing/test-factors";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { openWholeApp } from "../../test/whole-app.ts";
import { until } from "../../test/test-anchoring.ts";
import { eraseWorks } from "./erase-store.ts";
import { createEraser } from "./eraser.ts";

const whole = await openWholeApp();
const { app, db, origin } = whole;
const eraser = createEraser(whole);
const { certificateId } = await register(await openAccount(origin, "Grace Hopper"));

let ada: Account;
beforeEach(async () => {
  await db.deleteFrom("reports").execute();
  ada = await openAccount(origin, "Ada Lovelace");
});

const report = (text: string, contact: string, token?: string) =>
  send(app, "POST", "/api/reports", {
    body: { certificateId, kind: "copyright", text, contact },
    ...(token === undefined ? {} : { token }),
  });

async function erase({ user: { id } }: Account): Promise<void> {
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  await eraser.resume();
}

const countReports = async () => (await db.selectFrom("reports").select("id").execute()).length;

test("reports are erased with the account in whose session they were sent", async () => {
  await report("Mine.", "", ada.token);
  await report("Mine, too.", `${randomUUID()}@readers.example`, ada.token);
  await report("A stranger's.", `${randomUUID()}@readers.example`);
  await erase(ada);
  expect(await countReports()).toBe(1);
});

test.each(["new", "from before the update"])(
  "so are those that were sent with its address, without a session (%s)",
  async (age) => {
    await report("Without a session.", ada.user.email.toUpperCase());
    await report("A stranger's.", `${randomUUID()}@readers.example`);
    await report("Nobody's.", "");
    if (age !== "new") await sql`update reports set contact_hash = null`.execute(db);
    await erase(ada);
    expect(await countReports()).toBe(2);
  },
);

test("a report of a work that is being erased waits for that, and is refused", async () => {
  const { id: workId, certificateId: erased } = await register(ada);
  const [deleting, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const erasing = eraseWorks(whole, ada.user.id, [{ workId, certificateId: erased }], async () => {
    deleting.resolve();
    await letGo.promise;
  });
  await Promise.race([deleting.promise, erasing]);
  const body = { certificateId: erased, kind: "copyright", text: "Mine.", contact: "" };
  const reporting = send(app, "POST", "/api/reports", { body });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await Promise.race([
    reporting,
    until(async () => expect((await waiting.execute(db)).rows).toHaveLength(1)),
  ]);
  letGo.resolve();
  expect(await reporting).toMatchObject({ status: 404 });
  await erasing;
  expect(await countReports()).toBe(0);
});

test("an address that isn't confirmed may be a stranger's: reports with it stay", async () => {
  const { user, ...rest } = await openAccount(origin, "Ada Lovelace", { isConfirmed: false });
  await report("A stranger's.", user.email);
  await erase({ user, ...rest });
  expect(await countReports()).toBe(1);
});

test("the export has both, and objections once", async () => {
  const own = await register(ada);
  const { email } = ada.user;
  await report("In a session.", "", ada.token);
  await report("Without one.", email);
  await report("A stranger's.", `${randomUUID()}@readers.example`);
  const objection = { certificateId: own.certificateId, kind: "objection", text: "No." };
  expect((await send(app, "POST", "/api/reports", { token: ada.token, body: objection })).status).toBe(204);
  await confirmNow(db, ada.user);
  const { answer } = await send(app, "GET", "/api/user/export", { token: ada.token });
  expect(answer).toMatchObject({
    reports: [
      { certificateId, kind: "copyright", text: "In a session.", contact: "", decision: null },
      { certificateId, kind: "copyright", text: "Without one.", contact: email },
    ],
    objections: [{ certificateId: own.certificateId, text: "No." }],
  });
});
