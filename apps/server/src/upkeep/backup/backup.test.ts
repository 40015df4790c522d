import { randomBytes, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { makeEmptyPlace } from "../../../test/empty-place.ts";
import { keepBlock, keepToken, stampLog } from "../../../test/test-evidence.ts";
import { noDamage } from "../../../test/test-log.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { openJson } from "../../base/encryption.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { loadKeys } from "../../base/keys/keys.ts";
import { restoringFile } from "../../base/keys/restoring.ts";
import { checkEvidence } from "../../log/clocks/check-evidence.ts";
import { logEvidence } from "../../log/clocks/log-evidence.ts";
import { readPlaces } from "../../log/clocks/clocks.ts";
import { checkLog } from "../../log/check-log.ts";
import { registerWork } from "../../register/works/register-work.ts";
import { privateDetailsContext } from "../../register/works/private-details.ts";
import { backUp } from "./back-up.ts";
import { openFolder } from "./backup-place.ts";
import { openBackup, requireEmptyPlace, restore } from "./restore.ts";
import { listTables } from "./table-store.ts";

const passphrase = "a long enough passphrase";
const { pool, db, keys, issuer, log, sequencer, indexer, testLog } = await createTestRegister();
const folder = makeTemporaryFolder("colophon-backup-");
const objects = openObjects(path.join(folder, "objects"));
const { keysDir } = testLog;
const quiet = () => undefined;
const placeOf = (name: string) => openFolder(path.join(folder, name));
const backUpTo = (name: string) => backUp({ pool, objects, keysDir, passphrase, say: quiet }, placeOf(name));

const email = "ada@writers.example";
const { id } = await db
  .insertInto("users")
  .values({ email, email_key: email, full_name: "Ada\u2028 Lovelace", password_hash: "" })
  .returning("id")
  .executeTakeFirstOrThrow();
const registrant = { id, name: "Ada\u2028 Lovelace", email, aliases: [], selfIdentification: {} };
const context = { pool, keys, issuer, log, sequencer, indexer };
const work = await registerWork(context, registrant, makeRegistration({ aiUse: { index: "refuse" } }));
await pool.query(
  `insert into licence_offers (id, owner_id, work_id, terms, is_exclusive, amount, currency, state)
   values (gen_random_uuid(), $1, $2, '{"media":["print"]}', false, 2500, 'CAD', 'open')`,
  [id, work.id],
);
await pool.query(
  `insert into licence_requests (id, offer_id, certificate_id, licensor_id, state, terms, is_exclusive, amount, currency, language, sealed)
   values (gen_random_uuid(), gen_random_uuid(), $2, $1, 'asked', '{"media":["print"]}', false, null, 'CAD', 'fr', '\\x0102')`,
  [id, work.certificateId],
);
await pool.query(
  `insert into licences (id, request_id, certificate_id, licensor_id, packed_record, disclosures, terms_text, terms, from_day,
     is_exclusive, amount, currency, paid, language, issued_at)
   values ('LIC-000000001', gen_random_uuid(), $2, $1, '\\x01', '\\x02', '\\x03', '{}', '2026-11-29', true, 1, 'KWD', 'outside', 'ar', now())`,
  [id, work.certificateId],
);
await pool.query(
  "insert into anchors (chain_id, contract, sender, size, root, state, is_closed) values (1, '', '', 1, '\\x00', 'final', true)",
);
const stamped = await stampLog({ pool, log });
await keepToken(pool, stamped, { at: Math.floor(Date.now() / 1000) - 2 * 86_400 });
await keepBlock(pool, stamped);
await logEvidence({ pool, db, issuer, log, damage: noDamage() });
const image = randomBytes(300_000);
await objects.put("images/one.webp", image);
await objects.put("deposits/two", Buffer.of());

async function contentsOf(database: typeof pool): Promise<unknown> {
  const tables = await listTables(database);
  const all = tables.map(async ({ name }) => {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    return [name, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(all)) as unknown;
}

test("what is restored is what was backed up, to the last row, object and key", async () => {
  const manifest = await backUpTo("whole");
  expect(manifest.log).toEqual({ origin: log.origin, size: (await log.head()).size });
  expect(JSON.stringify(readdirSync(path.join(folder, "whole")))).not.toContain("guard");
  const backup = await openBackup(placeOf("whole"), passphrase, quiet);
  const place = await makeEmptyPlace();
  await requireEmptyPlace(place, backup);
  await restore(place, backup);

  const contents = await contentsOf(pool);
  expect(await contentsOf(place.pool)).toEqual(contents);
  for (const table of [
    "ai_uses",
    "stamped_checkpoints",
    "bitcoin_headers",
    "ocsp_answers",
    "evidence_days",
    "licence_offers",
    "licence_requests",
    "licences",
  ])
    expect(contents).toMatchObject({ [table]: [expect.any(String)] });
  const { indices, sizes } = await readPlaces(place.pool, null);
  const { rootAt, difference } = await checkLog(place.pool, sizes, indices);
  expect(difference).toBeUndefined();
  const { origin, vkey } = log;
  expect(await checkEvidence(place.pool, { log: null, origin, vkey, rootAt })).toEqual({
    checkpoints: 1,
    pieces: 2,
    days: 1,
    difference: undefined,
  });
  expect((await place.objects.get("images/one.webp"))?.equals(image)).toBe(true);
  expect(await place.objects.get("deposits/two")).toHaveLength(0);
  for (const name of readdirSync(keysDir))
    expect(readFileSync(path.join(place.keysDir, name), "utf8")).toBe(
      readFileSync(path.join(keysDir, name), "utf8"),
    );
  const { rows } = await place.pool.query<{ sealed: Buffer }>("select private_details as sealed from works");
  const { key } = loadKeys(place.keysDir).dataEncryption;
  expect(openJson(key, rows[0]?.sealed ?? Buffer.of(), privateDetailsContext(work.id))).toBeInstanceOf(
    Object,
  );
  // Rows that refer to each other must, and numbers go on.
  await expect(place.pool.query("delete from users")).rejects.toThrow("violates foreign key constraint");
  const insertion =
    "insert into anchors (chain_id, contract, sender, size, root, state, is_closed) values (1, '', '', 2, '\\x00', 'final', true) returning id";
  expect((await place.pool.query(insertion)).rows).toEqual([{ id: 2 }]);
  await place.close();
});

test("no key is in a backup without the passphrase, and another one opens none", async () => {
  const secret = readFileSync(path.join(keysDir, "data-encryption.key"), "utf8").trim();
  const sealed = readFileSync(path.join(folder, "whole/keys.sealed"), "utf8");
  expect(Buffer.from(sealed).includes(secret)).toBe(false);
  await expect(openBackup(placeOf("whole"), "another passphrase", quiet)).rejects.toThrow(
    "BACKUP_PASSPHRASE",
  );
});

describe("a backup that is not whole is refused before anything is written", () => {
  test.each([
    ["database/users.jsonl.gz", "is damaged"],
    ["objects/images/one.webp", "is damaged"],
    ["objects.jsonl", "is damaged"],
    ["keys.sealed", "is damaged"],
    ["manifest.json", "is damaged, or of another version"],
  ])("%s with a byte changed", async (file, said) => {
    const name = `damaged-${file.replaceAll("/", "-")}`;
    cpSync(path.join(folder, "whole"), path.join(folder, name), { recursive: true });
    const damaged = path.join(folder, name, file);
    const bytes = readFileSync(damaged);
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    writeFileSync(damaged, file === "manifest.json" ? bytes.subarray(0, -9) : bytes);
    await expect(openBackup(placeOf(name), passphrase, quiet)).rejects.toThrow(said);
    rmSync(damaged);
    await expect(openBackup(placeOf(name), passphrase, quiet)).rejects.toThrow(
      /cannot be read|was not finished/,
    );
  });

  test.runIf(isLong)("one that was broken off, and a folder that is not empty takes no other", async () => {
    const broken = placeOf("broken");
    const say = (line: string) => {
      if (line.startsWith("table users")) throw new Error("killed");
    };
    await expect(backUp({ pool, objects, keysDir, passphrase, say }, broken)).rejects.toThrow("killed");
    await expect(openBackup(broken, passphrase, quiet)).rejects.toThrow("was not finished");
    await expect(backUpTo("broken")).rejects.toThrow("is not empty");
  });
});

test.runIf(isLong)(
  "a restore that is broken off anywhere lets no server start, and is done again; another place or backup is refused",
  async () => {
    await backUpTo("again");
    const backup = await openBackup(placeOf("again"), passphrase, quiet);
    const place = await makeEmptyPlace();
    // Killed while it wrote its mark, or a key: neither has its name yet.
    mkdirSync(place.keysDir);
    for (const file of [restoringFile(place.keysDir), path.join(place.keysDir, "anchor.key")])
      writeFileSync(`${file}.${randomUUID()}`, "half");
    for (const stage of ["keys: written", "objects: 2", "table users", "table works"]) {
      const say = (line: string) => {
        if (line.startsWith(stage)) throw new Error("killed");
      };
      await requireEmptyPlace(place, backup);
      await expect(restore({ ...place, say }, backup)).rejects.toThrow("killed");
      expect(() => loadKeys(place.keysDir)).toThrow("that was not finished");
    }
    const other = await openBackup(placeOf("whole"), passphrase, quiet);
    await expect(requireEmptyPlace(place, other)).rejects.toThrow("another backup was begun here");
    // Whole, but for the mark that says so.
    writeFileSync(`${place.keysDir}-mark`, readFileSync(restoringFile(place.keysDir)));
    await restore(place, backup);
    writeFileSync(restoringFile(place.keysDir), readFileSync(`${place.keysDir}-mark`));
    await restore(place, backup);
    expect(readdirSync(place.keysDir).toSorted()).toEqual(readdirSync(keysDir).toSorted());
    expect(await contentsOf(place.pool)).toEqual(await contentsOf(pool));

    await expect(requireEmptyPlace(place, backup)).rejects.toThrow("KEYS_DIR (");
    rmSync(place.keysDir, { recursive: true });
    await expect(requireEmptyPlace(place, backup)).rejects.toThrow("The place of the objects");
    rmSync(place.objectsDir, { recursive: true });
    await requireEmptyPlace(place, backup);
    await expect(restore(place, backup)).rejects.toThrow("The database has tables already");
    expect(existsSync(place.keysDir)).toBe(false);
    await place.close();
  },
);
