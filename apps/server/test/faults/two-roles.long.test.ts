import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../src/base/db/connection.ts";
import { sealedBy } from "../../src/base/encryption.ts";
import { type Account, openAccount } from "@colophon/testing/account";
import { type RunningServer, runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../test-database.ts";
import { expectRefusedStart } from "./refused-start.ts";

const { pool: admin, url } = await createTestDatabase();
const name = randomBytes(6).toString("hex");
const [owner, server] = [`owner_${name}`, `server_${name}`];
const databases = [`first_${name}`, `second_${name}`] as const;
const as = (role: string, database: string) =>
  Object.assign(new URL(url), { username: role, password: "secret", pathname: `/${database}` }).href;
const folder = makeTemporaryFolder("colophon-two-roles-");
const BACKUP_PASSPHRASE = "correct horse battery staple";

let running: RunningServer;
let account: Account;
let env: Record<string, string>;

beforeAll(async () => {
  for (const role of [owner, server]) await admin.query(`create role ${role} login password 'secret'`);
  for (const database of databases) await admin.query(`create database ${database} owner ${owner}`);
  const both = { DATABASE_URL: as(server, databases[0]), DATABASE_OWNER_URL: as(owner, databases[0]) };
  running = await startServer(both);
  account = await openAccount(running.url);
  await running.stop();
  const { DATABASE_OWNER_URL: _, ...restricted } = running.env;
  env = restricted;
});

afterAll(async () => {
  for (const database of databases) await admin.query(`drop database ${database} with (force)`);
  for (const role of [owner, server]) await admin.query(`drop role ${role}`);
});

describe("with only the server's role", () => {
  test("an operator is granted, and the act sealed with the current key", async () => {
    const { pool, close } = connect(as(owner, databases[0]), { max: 1 });
    await pool.query("insert into totp_secrets (user_id, secret, enabled_at) values ($1, '\\x00', now())", [
      account.user.id,
    ]);
    expect(await runToEnd("keys", env, ["rotate", "data"])).toMatchObject({ code: 0 });
    const { email } = account.user;
    expect(await runToEnd("operator", env, ["grant", email])).toMatchObject({ code: 0 });
    expect(await runToEnd("operator", env, ["list"])).toMatchObject({
      code: 0,
      output: expect.stringContaining(email) as unknown,
    });
    const { rows } = await pool.query<{ sealed: Buffer }>("select sealed from operator_acts");
    expect(rows.map(({ sealed }) => sealedBy(sealed))).toEqual([2]);
    await pool.query("delete from totp_secrets");
    await close();
  });

  test("keys are listed, the log is checked, and everything is backed up", async () => {
    expect(await runToEnd("keys", env, ["list"])).toMatchObject({ code: 0 });
    expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });
    const backup = await runToEnd("backup", { ...env, BACKUP_PASSPHRASE }, [path.join(folder, "backup")]);
    expect(backup).toMatchObject({ code: 0 });
  });

  test("no server starts, and nothing is reindexed or restored: the error says what is missing", async () => {
    expect(await expectRefusedStart(env)).toContain("Set DATABASE_OWNER_URL");
    expect(await runToEnd("reindex", env)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Set DATABASE_OWNER_URL") as unknown,
    });
    const place = { ...env, DATA_DIR: path.join(folder, "restored"), DATABASE_URL: as(server, databases[1]) };
    const refused = await runToEnd("restore", { ...place, BACKUP_PASSPHRASE }, [path.join(folder, "backup")]);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("Set DATABASE_OWNER_URL")]);
    expect(existsSync(path.join(place.DATA_DIR, "keys"))).toBe(false);
  });
});

test("with the owner's role too, a backup is restored, and the server's role serves it", async () => {
  const place = {
    ...running.env,
    DATA_DIR: path.join(folder, "restored"),
    DATABASE_URL: as(server, databases[1]),
    DATABASE_OWNER_URL: as(owner, databases[1]),
  };
  const restored = await runToEnd("restore", { ...place, BACKUP_PASSPHRASE }, [path.join(folder, "backup")]);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("restored.")]);
  // As the manual says, before the first start.
  const checked = await runToEnd("fsck", { ...place, CHECKPOINT_GUARD: path.join(folder, "no-guard") });
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining("no guard was compared")]);
  const elsewhere = await startServer({ ...place, GUARD_INIT: "yes" });
  const { pool, close } = connect(place.DATABASE_URL, { max: 1 });
  expect((await pool.query("select act from operator_acts")).rows).toEqual([{ act: "grant" }]);
  await expect(pool.query("delete from operator_acts")).rejects.toThrow("permission denied");
  await close();
  await elsewhere.stop();
});
