import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { assert, expect, test, vi } from "vitest";
import { makeManyWorks } from "../../../test/make-many-works.ts";
import { makeUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestRegister } from "../../../test/test-register.ts";
import { copyKey, type StoredCopy } from "../../register/deposits/deposit.ts";
import { openStream, sealStream } from "../../register/deposits/sealed-stream.ts";
import { openJson, sealedBy } from "../../base/encryption.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { privateDetailsContext } from "../../register/works/private-details.ts";
import { listKeys } from "./key-store.ts";
import { createReSealer, sealAllAnew } from "./re-seal.ts";
import { rotateData } from "./rotate.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { countSealed } from "./sealed-store.ts";

const { pool, db, keys } = await createTestRegister();
const { key } = keys.dataEncryption;
const objects = openObjects(path.join(makeTemporaryFolder("colophon-re-seal-"), "objects"));
const logger = { info: () => undefined, error: vi.fn<(fields: object) => void>() };
const context = { pool, db, keys, objects, logger, ownerUrl: undefined };
const count = () => countSealed(pool, sealedColumns);

test("values of a former key are re-sealed, even after an interruption, and then nothing needs the former key", async () => {
  const user = await makeUser(db);
  await makeManyWorks(pool, keys, user.id, 120);
  const { rows: works } = await pool.query<{ id: string }>("select id from works order by id");
  const [workId = ""] = works.map(({ id }) => id);
  const copies = [
    ...works.slice(0, 3).map(({ id }) => ({ workId: id, number: 1, copyId: randomUUID() })),
    { workId, number: 3, copyId: randomUUID() },
    // From before version 0.4.
    { workId, number: 2, copyId: null },
    { workId: works[3]?.id ?? "", number: 1, copyId: null },
  ].map((copy) => ({ copy, bytes: randomBytes(1_500_000) }));
  for (const { copy, bytes } of copies) await keepCopy(copy, bytes);
  const all = [...(await count()).values()].reduce((sum, one) => sum + one, 0);
  expect(await count()).toEqual(new Map([[1, all]]));

  expect(await rotateData({ pool, numbered: keys.numbered })).toBe(2);
  key.use(2);
  const end = new AbortController();
  const query = (text: string, values: unknown[]) => {
    if (text.startsWith("update works")) end.abort();
    return pool.query(text, values);
  };
  await sealAllAnew({ ...context, pool: { query } as never }, end.signal);
  expect(await count()).toEqual(
    new Map([
      [1, expect.any(Number)],
      [2, expect.any(Number)],
    ]),
  );

  const sealer = createReSealer(context, { switchSeconds: 0 });
  await sealer.look();
  expect(await count()).toEqual(new Map([[2, all]]));
  const ended = async () => (await listKeys(pool)).find(({ purpose }) => purpose === "data")?.endedAt;
  expect(await ended()).toBeNull();
  await sealer.look();
  expect(await ended()).toBeInstanceOf(Date);

  for (const { copy, bytes } of copies) {
    const name = copyKey(copy);
    const sealed = (await objects.get(name)) ?? Buffer.of();
    expect(sealedBy(sealed)).toBe(2);
    expect((await buffer(openStream(key, inOne(sealed), name))).equals(bytes)).toBe(true);
  }
  for (const { id } of works) {
    const { rows } = await pool.query<{ sealed: Buffer }>(
      "select private_details as sealed from works where id = $1",
      [id],
    );
    const sealed = rows[0]?.sealed ?? Buffer.of();
    expect([sealedBy(sealed), openJson(key, sealed, privateDetailsContext(id))]).toEqual([
      2,
      expect.any(Object),
    ]);
  }
  expect(logger.error).not.toHaveBeenCalled();
});

test("a value that can't be opened is left, and logged without its content; the former key is still needed", async () => {
  expect(await rotateData({ pool, numbered: keys.numbered })).toBe(3);
  key.use(3);
  const { rows } = await pool.query<{ id: string }>(
    `update works set private_details = set_byte(private_details, 40, get_byte(private_details, 40) # 1)
     where id = (select min(id::text)::uuid from works) returning id`,
  );
  const sealer = createReSealer(context, { switchSeconds: 0 });
  await sealer.look();
  await sealer.look();
  expect((await count()).get(2)).toBe(1);
  expect((await listKeys(pool)).find(({ number }) => number === 2)?.endedAt).toBeNull();
  expect(logger.error.mock.calls[0]?.[0]).toMatchObject({ table: "works", key: [rows[0]?.id] });
});

test("a copy that is deleted while it is re-sealed does not come back", async () => {
  await rotateData({ pool, numbered: keys.numbered });
  const { rows } = await pool.query<StoredCopy>(
    `select work_id as "workId", position as number, copy_id as "copyId" from deposits order by work_id, position limit 1`,
  );
  const [copy] = rows;
  assert(copy);
  key.use(4);
  const slow = {
    ...objects,
    async put(name: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) {
      if (name === copyKey(copy)) {
        await pool.query("delete from deposits where work_id = $1", [copy.workId]);
        await objects.delete(name);
      }
      await objects.put(name, bytes);
      await delay(1);
    },
  };
  await sealAllAnew({ ...context, objects: slow }, new AbortController().signal);
  expect(await objects.get(copyKey(copy))).toBeUndefined();
});

async function keepCopy(copy: StoredCopy, bytes: Buffer): Promise<void> {
  const name = copyKey(copy);
  await objects.put(name, sealStream(key, inOne(bytes), name));
  await pool.query(
    "insert into deposits (work_id, position, size, kept_at, copy_id) values ($1, $2, $3, now(), $4)",
    [copy.workId, copy.number, bytes.length, copy.copyId],
  );
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
