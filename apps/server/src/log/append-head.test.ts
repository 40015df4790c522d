import { parseEntry } from "@colophon/proof";
import { expect, test } from "vitest";
import { countingWriter, createSaidTable, randomCertificate } from "@colophon/testing/said-table";
import { createTestDatabase } from "../../test/test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../../test/test-log.ts";
import { readEntries, readHead } from "./log-store.ts";

const { pool } = await createTestDatabase();
await createSaidTable(pool);
const log = await (await createTestLog()).open(pool);
await log.catchUp();
const { append, place } = createTestSequencer({ pool, log, writer: countingWriter });

const kinds = async () => {
  const { size } = await readHead(pool);
  return (await readEntries(pool, 0, size)).map((entry) => parseEntry(entry).kind);
};

test("a log is closed when it has grown, and not again for its heads alone", async () => {
  // It has its key set alone.
  await log.appendHead();
  expect(await log.lastClosed()).toBeUndefined();
  expect(await log.proveStatements([])).toBeUndefined();
  expect(await log.grownTo()).toBe(0);

  await append(randomEntry());
  expect(await log.grownTo()).toBe(2);
  await log.appendHead("old");
  expect(await log.lastClosed()).toBeUndefined();
  await log.appendHead();
  expect(await log.lastClosed()).toMatchObject({ size: 3, count: 0, grownTo: 2 });
  await Promise.all([log.appendHead(), log.appendHead(), log.appendHead("old")]);
  expect(await kinds()).toEqual(["keySet", "certificate", "head"]);
  expect(await log.grownTo()).toBe(2);

  await Promise.all([append(randomEntry()), append(randomEntry())]);
  expect(await log.grownTo()).toBe(5);
  expect(await log.lastClosed()).toMatchObject({ size: 3 });
  // Of several processes that find it open, one closes it.
  await Promise.all([log.appendHead(), log.appendHead(), log.appendHead()]);
  expect(await log.lastClosed()).toMatchObject({ size: 6, grownTo: 5 });

  await place(randomCertificate().say());
  expect(await log.lastClosed()).toMatchObject({ size: 8, count: 1, grownTo: 7 });
  await log.appendHead();
  expect((await readHead(pool)).size).toBe(8);
});

test("a log that rests is closed again after six hours, and has not grown by that", async () => {
  const closed = await log.lastClosed();
  await pool.query("update closed_heads set time = time - 6 * 3600");
  await Promise.all([log.appendHead("old"), log.appendHead("old")]);
  expect(await log.lastClosed()).toMatchObject({ size: 9, count: 1, grownTo: closed?.grownTo });
  expect(await log.grownTo()).toBe(closed?.grownTo);
});

test("a head that is not published yet is neither anchored nor shown, and is waited for", async () => {
  const before = await log.lastClosed();
  const committed = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const publish: typeof log.publish = async (head) => {
    committed.resolve();
    await released.promise;
    await log.publish(head);
  };
  const said = createTestSequencer({ pool, log: { ...log, publish }, writer: countingWriter }).place(
    randomCertificate().say(),
  );
  await committed.promise;
  expect(await log.lastClosed()).toEqual(before);
  const shown = log.proveStatements([]);
  released.resolve();
  const { index } = await said;
  expect(await shown).toMatchObject({ size: index + 2 });
  expect(await log.lastClosed()).toMatchObject({ size: index + 2 });
});
