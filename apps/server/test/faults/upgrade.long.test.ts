import { parseEntry } from "@colophon/proof";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Database } from "../../src/base/db/schema.ts";
import { readEntries, readHead } from "../../src/log/log-store.ts";
import { registerWork } from "../../src/register/works/register-work.ts";
import { openAccount, register } from "@colophon/testing/account";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { createTestRegister } from "../test-register.ts";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectOneHistory, expectReplay } from "./public-log.ts";
import { patience } from "@colophon/testing/patience";

test("the previous version's log continues, closed by its first head; beside it that version anchors nothing", async () => {
  const { pool, db, url: DATABASE_URL, testLog, log, ...context } = await createTestRegister();
  const { id } = await makeUser(db);
  const registrant = { id, name: "Ada Lovelace", email: null, aliases: [], selfIdentification: {} };
  const before = [];
  for (const title of ["One", "Two", "Three"]) {
    const input = makeRegistration();
    const materialDetails = { ...input.materialDetails, title };
    before.push(await registerWork({ ...context, pool, log }, registrant, { ...input, materialDetails }));
  }
  await context.sequencer.stop();
  const note = (await log.newest()).checkpoint;
  // The log's part of the 0.2.0 schema, with a queued anchor of a head that isn't closed.
  await pool.query(`drop table prefix_pages, closed_heads; alter table anchors drop column is_closed;
    delete from kysely_migration where name = '017-prefix-tree';
    insert into anchors (chain_id, contract, sender, size, root, state)
      select 31337, '0x', '0x', size, root, 'superseded' from log_state`);

  const server = await startServer({
    DATABASE_URL,
    KEYS_DIR: testLog.keysDir,
    CHECKPOINT_GUARD: testLog.guardPath,
  });
  const { url } = server;
  const trust = await readTrust(url);
  const entries = await readEntries(pool, 0, (await readHead(pool)).size);
  expect(entries.map((entry) => parseEntry(entry).kind)).toEqual([
    "keySet",
    "certificate",
    "certificate",
    "certificate",
    "head",
  ]);

  // What a running 0.2.0 process would do: register, which does no harm, and anchor, which is refused.
  const anchorOf = (size: number) =>
    pool.query(
      `insert into anchors (chain_id, contract, sender, size, root, state) values (31337, '0x', '0x', $1, '\\x00', 'queued')`,
      [size],
    );
  await expect(anchorOf(6)).rejects.toThrow('null value in column "is_closed"');
  const after = await register(await openAccount(url));
  await vi.waitFor(async () => {
    const { rows } = await sql<Pick<Database["anchors"], "size">>`
        select size from anchors where state = 'final' and size > ${after.index}`.execute(db);
    expect(rows).toHaveLength(1);
  }, patience);
  for (const each of [...before, after]) await expectCertificate(url, trust, each);
  await expectOneHistory(url, trust, [note, await readCheckpointNote(url)]);
  expect((await expectReplay(url, trust)).certificates).toEqual([...before, after].map(({ index }) => index));
  // Every head anchored here is closed.
  const { rows: open } = await sql`select from anchors where state <> 'superseded' and not exists
    (select from closed_heads where closed_heads.size = anchors.size)`.execute(db);
  expect(open).toEqual([]);
  await server.stop();
  expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
});
