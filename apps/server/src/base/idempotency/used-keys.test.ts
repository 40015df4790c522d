import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { createTestRegister } from "../../../test/test-register.ts";
import { registerWork } from "../../register/works/register-work.ts";
import { deleteOldKeys } from "./used-keys.ts";

const context = await createTestRegister();
const { pool, db } = context;

const age = (key: string, days: number) =>
  pool.query(
    `update registration_keys set created_at = now() - make_interval(days => $2, secs => 5) where key = $1`,
    [key, days],
  );

test("a key older than thirty days is deleted, and its work stays", async () => {
  const { id, email } = await makeUser(db);
  const registrant = { id, name: "Ada Lovelace", email, aliases: [], selfIdentification: {} };
  const register = (key: string) =>
    registerWork(context, registrant, makeRegistration(), { idempotencyKey: key });
  const [young, old] = [randomUUID(), randomUUID()];
  const first = { young: await register(young), old: await register(old) };
  for (let more = 0; more < 4; more++) {
    const key = randomUUID();
    await register(key);
    await age(key, 31);
  }
  await age(young, 29);
  await age(old, 30);

  await deleteOldKeys(pool, 2);

  const { rows } = await pool.query("select key from registration_keys");
  expect(rows).toEqual([{ key: young }]);
  expect(await register(young)).toEqual(first.young);
  const again = await register(old);
  expect(again.certificateId).not.toBe(first.old.certificateId);
  const { rowCount } = await pool.query("select from certificates where id = any($1)", [
    [first.old.certificateId, again.certificateId],
  ]);
  expect(rowCount).toBe(2);
});
