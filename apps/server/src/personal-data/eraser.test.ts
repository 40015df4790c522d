import path from "node:path";
import { letters } from "../../test/test-letters.ts";
import { expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { until } from "../../test/test-anchoring.ts";
import { createTestRegister } from "../../test/test-register.ts";
import { openStaging } from "../register/deposits/staging.ts";
import { findVersion } from "../record/record.ts";
import { documentKey, keepDocument } from "../register/documents/kept-documents.ts";
import { openObjects } from "../base/files/folder-objects.ts";
import { registerWork } from "../register/works/register-work.ts";
import { createEraser } from "./eraser.ts";

const register = await createTestRegister();
const { pool, db } = register;
const folder = makeTemporaryFolder("colophon-eraser-");
const objects = openObjects(path.join(folder, "objects"));
const eraser = createEraser({
  ...register,
  objects,
  letters,
  staging: openStaging(path.join(folder, "staging"), 1000),
});
const bytes = Buffer.from("%PDF-");

/** The certificate of someone who has closed their account. */
async function closeOne() {
  const { id, email } = await makeUser(db);
  const ada = { id, email, name: "Ada Lovelace", aliases: [], selfIdentification: {} };
  const { certificateId } = await registerWork(register, ada, makeRegistration());
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", id).execute();
  const version = (await findVersion(pool, certificateId)) ?? "";
  return { certificateId, key: documentKey(certificateId, "version", "pdf"), version };
}

/** The connections that wait for another's row lock. */
const countWaiting = async () =>
  (
    await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;

test("a document that is being kept is deleted by the erasure, which waits for it", async () => {
  const { certificateId, key, version } = await closeOne();
  const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...objects,
    async put(...put: Parameters<typeof objects.put>) {
      reached.resolve();
      await letGo.promise;
      await objects.put(...put);
    },
  };
  const keeping = keepDocument({ pool, objects: slow }, certificateId, key, bytes, version);
  await Promise.race([reached.promise, keeping]);
  const erasing = eraser.resume();
  await until(async () => expect(await countWaiting()).toBe(1));
  letGo.resolve();
  await Promise.all([keeping, erasing]);
  expect(await objects.get(key)).toBeUndefined();
});

test("a document of an erased certificate is not kept", async () => {
  const { certificateId, key, version } = await closeOne();
  await keepDocument({ pool, objects }, certificateId, key, bytes, version);
  expect(await objects.get(key)).toEqual(bytes);
  await eraser.resume();
  expect(await objects.get(key)).toBeUndefined();
  await expect(keepDocument({ pool, objects }, certificateId, key, bytes, version)).rejects.toMatchObject({
    code: "certificate_erased",
  });
  expect(await objects.get(key)).toBeUndefined();
});

test("a document is deleted when its row lock is lost while it is kept", async () => {
  const { certificateId, key, version } = await closeOne();
  const cut = {
    ...objects,
    async put(...put: Parameters<typeof objects.put>) {
      await objects.put(...put);
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
    },
  };
  await expect(keepDocument({ pool, objects: cut }, certificateId, key, bytes, version)).rejects.toThrow(
    /connection/i,
  );
  expect(await objects.get(key)).toBeUndefined();
  await eraser.resume();
});
