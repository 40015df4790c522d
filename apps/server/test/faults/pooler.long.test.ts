import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { connect } from "../../src/base/db/connection.ts";
import { openAccount, register } from "@colophon/testing/account";
import { patience } from "@colophon/testing/patience";
import { pgbouncer, startPgbouncer } from "../pgbouncer.ts";
import { isMissing } from "@colophon/testing/run-tool";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { createTestDatabase } from "../test-database.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { startLoad } from "./registration-load.ts";

describe.skipIf(isMissing(pgbouncer))("behind pgbouncer in transaction mode", () => {
  test("two servers register, anchor and search, and their log is valid", async () => {
    const { url, pool } = await createTestDatabase();
    const database = new URL(url).pathname.slice(1);
    for (const limit of [
      "idle_in_transaction_session_timeout = '4s'",
      "lock_timeout = '5s'",
      "statement_timeout = '30s'",
    ])
      await pool.query(`alter database ${database} set ${limit}`);
    const DATABASE_URL = await startPgbouncer(url);
    const shared = makeTemporaryFolder("colophon-shared-");
    const env = { DATABASE_URL, KEYS_DIR: `${shared}/keys`, CHECKPOINT_GUARD: `${shared}/guard` };
    const first = await startServer(env);
    const second = await startServer(env);
    const account = await openAccount(first.url);

    const load = startLoad(account, 16);
    await load.more(150);
    await load.finish();
    const mailed = await openAccount(second.url, "Grace Hopper", { withLetters: true });
    const other = await register(mailed, { title: "The Lamp Keepers" });
    await expectCertificate(first.url, await readTrust(second.url), other);
    // Nothing failed and was retried.
    for (const server of [first, second]) expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);

    const { rows } = await pool.query("select count(*) as count from certificates");
    expect(rows).toEqual([{ count: load.acknowledged.size + 1 }]);
    // One letter about it and one about its proof, each sent by either server.
    await vi.waitFor(async () => {
      const { rows: waiting } = await pool.query(
        `select from letters where due_at is not null union all select from final_proofs_told where size < 2`,
      );
      expect(waiting).toEqual([]);
    }, patience);
    const { rows: letters } = await pool.query(`select from letters where subject = $1`, [
      other.certificateId,
    ]);
    const outboxes = [first, second].map(({ dataDir }) =>
      readdir(path.join(dataDir, "outbox")).catch(() => []),
    );
    expect((await Promise.all(outboxes)).flat().length).toBeGreaterThanOrEqual(letters.length);
    expect(letters.length).toBeGreaterThan(0);
    // A transaction may just have one; one of a session would stay.
    await vi.waitFor(async () => {
      const locks = await pool.query(
        `select from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(locks.rows).toEqual([]);
    }, patience);
    await Promise.all([first.stop(), second.stop()]);
    expect(await runToEnd("fsck", { ...first.env, DATABASE_URL: url })).toMatchObject({ code: 0 });
  });

  test("the start is refused while the pooler drops a connection's settings", async () => {
    const { url } = await createTestDatabase();
    for (const [pooled, sentence] of [
      [await startPgbouncer(url), "alter role"],
      [await startPgbouncer(url, { ignoring: "" }), "ignore_startup_parameters"],
    ] as const) {
      const { pool, close } = connect(pooled);
      await expect(pool.query("select 1")).rejects.toThrow(sentence);
      await close();
    }
  });
});
