import { type Kysely, sql } from "kysely";
import { expect, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../../../test/test-database.ts";
import type { Database } from "../../base/db/schema.ts";
import { type Lead, LeadLost, takeTurns, tryToLead } from "./leadership.ts";

const { db } = await createTestDatabase();

const expire = (connection: Kysely<Database> = db) =>
  sql`update leases set ends_at = now() - interval '1 second'`.execute(connection);

/** Leads until it is told to end. */
async function startLeading(name: string) {
  const begun = Promise.withResolvers<Lead>();
  const end = Promise.withResolvers<void>();
  const led = tryToLead(db, name, (lead) => {
    begun.resolve(lead);
    return end.promise;
  });
  void led.then((had) => had || begun.reject(new Error("not had")), begun.reject);
  return {
    lead: await begun.promise,
    stop: async () => {
      end.resolve();
      await led;
    },
  };
}

const write = (lead: Lead, url: string) =>
  lead.write(async (tx) => {
    await tx.deleteFrom("dev_chain").execute();
    await tx.insertInto("dev_chain").values({ rpc_url: url }).execute();
  });
const written = async () =>
  (await db.selectFrom("dev_chain").select("rpc_url").execute()).map((row) => row.rpc_url);

test("one leads at a time, and the next as soon as it ends", async () => {
  const first = await startLeading("one");
  await expect(startLeading("one")).rejects.toThrow("not had");
  const other = await startLeading("other");
  await first.stop();
  const second = await startLeading("one");
  await Promise.all([second.stop(), other.stop()]);
  expect(await db.selectFrom("leases").selectAll().execute()).toEqual([]);
});

test("ends also when what it leads fails", async () => {
  await expect(tryToLead(db, "one", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await tryToLead(db, "one", async () => {})).toBe(true);
});

test("one that was silent is replaced, is told so, and can write nothing more", async () => {
  const silent = await startLeading("one");
  await write(silent.lead, "http://silent");
  // It may just be renewing its lease.
  const next = await vi.waitFor(async () => {
    await expire();
    return startLeading("one");
  }, patience);
  await write(next.lead, "http://next");
  await expect(write(silent.lead, "http://silent")).rejects.toBeInstanceOf(LeadLost);
  expect(await written()).toEqual(["http://next"]);
  await vi.waitUntil(() => silent.lead.signal.aborted, patience);

  // Its end takes nothing from the one that leads now.
  await silent.stop();
  await write(next.lead, "http://next/again");
  await next.stop();
});

test("one that was silent goes on where nobody has replaced it", async () => {
  const silent = await startLeading("one");
  await expire();
  await vi.waitFor(async () => {
    const { rows } = await sql`select from leases where ends_at > now()`.execute(db);
    expect(rows).toHaveLength(1);
  }, patience);
  await write(silent.lead, "http://silent");
  expect(silent.lead.signal.aborted).toBe(false);
  await silent.stop();
});

test("nobody takes over in the middle of a write", async () => {
  const first = await startLeading("one");
  const order: string[] = [];
  let next: ReturnType<typeof startLeading> | undefined;
  await first.lead.write(async (tx) => {
    await expire(tx);
    next = startLeading("one");
    void next.then(() => order.push("taken over"));
    await sql`select pg_sleep(0.2)`.execute(tx);
    order.push("written");
  });
  const second = await next;
  expect(order).toEqual(["written", "taken over"]);
  await Promise.all([first.stop(), second?.stop()]);
});

test("a turn that fails is told, and followed by the next until the end", async () => {
  const end = new AbortController();
  const told: unknown[] = [];
  let turns = 0;
  const turn = async () => {
    if (++turns === 1) throw new Error("failed");
    end.abort();
  };
  await takeTurns(turn, end.signal, (error) => told.push(error));
  expect([turns, told]).toEqual([2, [new Error("failed")]]);
});
