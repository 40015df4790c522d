import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { createTestDatabase } from "../../../test/test-database.ts";
import { type Connection, connect } from "./connection.ts";

const { db, url } = await createTestDatabase();

describe("connect", () => {
  test("reads bigint as a number", async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, count(*) as count from users`.execute(
      db,
    );
    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, count: 0 }]);
  });

  test("refuses a bigint that isn't a safe integer", async () => {
    const query = sql`select 9007199254740992::bigint as big`.execute(db);
    await expect(query).rejects.toThrow("bigint 9007199254740992 is not a safe integer");
  });

  test("closes every connection, however it was used", async () => {
    const count = async (): Promise<unknown> => {
      const application = "closing";
      const { rows } =
        await sql`select from pg_stat_activity where application_name = ${application}`.execute(db);
      return rows.length;
    };
    for (const use of [
      (one: Connection) => one.pool.query("set application_name = 'closing'"),
      (one: Connection) => sql`set application_name = 'closing'`.execute(one.db),
    ]) {
      const one = connect(url);
      await use(one);
      expect(await count()).toBe(1);
      await one.close();
      await vi.waitFor(async () => expect(await count()).toBe(0), patience);
    }
  });

  test("survives losing a connection in the middle of a transaction", async () => {
    const one = connect(url, { max: 1 });
    onTestFinished(one.close);
    const transaction = one.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toBeInstanceOf(Error);
    const { rows } = await sql`select 1 as one`.execute(one.db);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
