import path from "node:path";
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestRegister } from "../../../test/test-register.ts";
import { connect } from "../../base/db/connection.ts";
import { grantToServer } from "../../base/db/server-role.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { describeActs, noteAct } from "../../operator/acts.ts";
import { listKeys } from "./key-store.ts";
import { createReSealer } from "./re-seal.ts";
import { rotateData } from "./rotate.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { countSealed } from "./sealed-store.ts";

const { pool: ownerPool, db: ownerDb, url, keys } = await createTestRegister();
const { key } = keys.dataEncryption;
const objects = openObjects(path.join(makeTemporaryFolder("colophon-acts-"), "objects"));
const logger = { info: () => undefined, error: vi.fn<(fields: object) => void>() };

const role = `server_${randomBytes(6).toString("hex")}`;
await sql.raw(`create role ${role} login password 'secret'`).execute(ownerDb);
const { pool, db, close } = connect(Object.assign(new URL(url), { username: role, password: "secret" }).href);
afterAll(async () => {
  await close();
  await sql.raw(`drop owned by ${role}`).execute(ownerDb);
  await sql.raw(`drop role ${role}`).execute(ownerDb);
});
await grantToServer(ownerDb, pool);

const context = { pool, db, keys, objects, logger, ownerUrl: url };
const look = async (ownerUrl: string | undefined) => {
  // A pass that seals, and one that finds nothing.
  const sealer = createReSealer({ ...context, ownerUrl }, { switchSeconds: 0 });
  for (let pass = 0; pass < 2; pass++) await sealer.look();
};
const endOf = async (number: number) =>
  (await listKeys(pool)).find((one) => one.purpose === "data" && one.number === number)?.endedAt;

test("operators' acts are re-sealed as their table's owner: a former key ends, and the server still can't change them", async () => {
  const reasons = ["Order 12/2026 of the district court", "The heirs have asked."];
  for (const reason of reasons)
    await noteAct(db, keys, { act: "note", subject: "certificate:RSF-1", operatorId: null, reason });
  await rotateData({ pool, numbered: keys.numbered });
  key.use(2);

  // A server that only knows the restricted role leaves them, and the key that opens them.
  await look(undefined);
  expect(await countSealed(pool, sealedColumns)).toEqual(new Map([[1, 2]]));
  expect(await endOf(1)).toBeNull();

  await look(url);
  expect(await countSealed(pool, sealedColumns)).toEqual(new Map([[2, 2]]));
  expect(await endOf(1)).toBeInstanceOf(Date);
  const acts = await describeActs(db, keys, {});
  expect(acts.map(({ place, reason }) => [place, reason])).toEqual([
    [2, reasons[1]],
    [1, reasons[0]],
  ]);
  await expect(pool.query("update operator_acts set sealed = sealed")).rejects.toThrow("permission denied");
  expect(logger.error).not.toHaveBeenCalled();
});

test("a server whose role owns the table re-seals them itself", async () => {
  await rotateData({ pool, numbered: keys.numbered });
  key.use(3);
  const sealer = createReSealer(
    { ...context, pool: ownerPool, db: ownerDb, ownerUrl: undefined },
    { switchSeconds: 0 },
  );
  await sealer.look();
  expect(await countSealed(pool, sealedColumns)).toEqual(new Map([[3, 2]]));
});
