import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { createTestRegister } from "../../test/test-register.ts";
import * as smallerRows from "../base/db/migrations/011-smaller-rows.ts";
import { seal } from "../base/encryption.ts";
import { registerWork } from "../register/works/register-work.ts";
import { checkCertificates } from "./check-certificates.ts";
import { findCertificate, type StoredCertificate } from "./certificate-store.ts";
import { openSealedDisclosures } from "./open-sealed-disclosures.ts";
import { disclosuresContext, encodeDisclosure, unsealDisclosures } from "./seal-disclosures.ts";

const { pool, db, keys, issuer, log, sequencer, indexer } = await createTestRegister();
const { id: ownerId, email } = await makeUser(db);
const registrant = { id: ownerId, name: "Ada Lovelace", email, aliases: [], selfIdentification: {} };
const register = async () => {
  const context = { pool, keys, issuer, log, sequencer, indexer };
  const { certificateId } = await registerWork(context, registrant, makeRegistration());
  return certificateId;
};
const find = async (id: string): Promise<StoredCertificate> => {
  const certificate = await findCertificate(pool, id);
  if (certificate === undefined) throw new Error("it is not there");
  return certificate;
};

/** The schema and the row as version 0.2 had them. */
async function turnBack({ id, record, disclosures }: StoredCertificate): Promise<void> {
  const text = JSON.stringify(
    unsealDisclosures(keys, disclosuresContext(id), disclosures).map(encodeDisclosure),
  );
  await pool.query(
    "update certificates set record = $2, packed_record = null, disclosures = $3 where id = $1",
    [id, record, seal(keys.dataEncryption.key, Buffer.from(text), disclosuresContext(id))],
  );
  await pool.query(`alter table certificates drop column packed_record, alter column record set not null`);
  await pool.query(`alter table registration_keys drop column created_at`);
}

test("certificates of an older database are read as before, beside new ones", async () => {
  const before = await find(await register());
  await turnBack(before);
  await smallerRows.up(db as unknown as Kysely<unknown>);

  const older = await find(before.id);
  expect(older.record).toBe(before.record);
  expect(openSealedDisclosures(keys, older, "owner")).toEqual(openSealedDisclosures(keys, before, "owner"));
  expect(older.disclosures.length).toBeGreaterThan(1.5 * before.disclosures.length);

  const newer = await find(await register());
  expect(newer.record.split(".")[0]).toBe(older.record.split(".")[0]);
  const { size } = await log.newest();
  expect(await checkCertificates(pool, size)).toBeUndefined();
});

test("a packed record that was changed is found", async () => {
  const id = await register();
  const { size } = await log.newest();
  await pool.query(
    "update certificates set packed_record = set_byte(packed_record, 100, get_byte(packed_record, 100) # 1) where id = $1",
    [id],
  );
  expect(await checkCertificates(pool, size)).toMatch(/^entry \d+ is not the hash of its record$/);
});
