import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { connect } from "./connection.ts";
import { grantToServer, makeServerRole, mayChangeActs } from "./server-role.ts";

const { db, pool, url } = await createTestDatabase();

/** Connects as a new role without any grants. */
async function openAs(): Promise<ReturnType<typeof connect>> {
  const role = `server_${randomBytes(6).toString("hex")}`;
  await sql.raw(`create role ${role} login password 'secret'`).execute(db);
  const server = connect(Object.assign(new URL(url), { username: role, password: "secret" }).href, {
    max: 2,
  });
  afterAll(async () => {
    await server.close();
    await sql.raw(`drop owned by ${role}`).execute(db);
    await sql.raw(`drop role ${role}`).execute(db);
  });
  return server;
}

const act = () => ({
  id: randomUUID(),
  operator_id: null,
  act: "block",
  subject: "certificate:RSF-1",
  sealed: Buffer.from("sealed"),
});

test("the server's role can insert and read operators' acts, and can't change or delete them", async () => {
  const server = await openAs();
  await grantToServer(db, server.pool);
  await server.db.insertInto("operator_acts").values(act()).execute();
  await server.db.insertInto("operator_acts").values(act()).execute();
  const acts = await server.db.selectFrom("operator_acts").select("place").orderBy("place").execute();
  expect(acts).toHaveLength(2);
  const refused = "permission denied for table operator_acts";
  await expect(server.pool.query("update operator_acts set act = 'note'")).rejects.toThrow(refused);
  await expect(server.pool.query("delete from operator_acts")).rejects.toThrow(refused);
  await expect(server.pool.query("truncate operator_acts")).rejects.toThrow(refused);
  await expect(server.pool.query("drop table operator_acts")).rejects.toThrow("must be owner");
  await expect(server.pool.query("alter table operator_acts rename to forgotten")).rejects.toThrow(
    "must be owner",
  );
  expect(await mayChangeActs(server.pool)).toBe(false);
});

test("the server's role works with all other tables", async () => {
  const server = await openAs();
  await grantToServer(db, server.pool);
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not in ('operator_acts', 'kysely_migration')`,
  );
  const may = await server.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name where has_table_privilege(name, 'select')
       and has_table_privilege(name, 'insert') and has_table_privilege(name, 'update') and has_table_privilege(name, 'delete')`,
    [rows.map(({ name }) => name)],
  );
  expect(may.rows).toEqual(rows);
});

test("a single role for everything may change them", async () => {
  expect(await mayChangeActs(pool)).toBe(true);
});

test("two URLs of different databases are refused", async () => {
  const other = await createTestDatabase();
  await expect(grantToServer(db, other.pool)).rejects.toThrow("lead to different databases");
});

test("the embedded Postgres gives the server's role a new password at each start", async () => {
  const first = await makeServerRole(url);
  const second = await makeServerRole(url);
  expect(second).not.toBe(first);
  const server = connect(second, { max: 1 });
  const { rows } = await server.pool.query<{ role: string }>("select current_user as role");
  expect(rows).toEqual([{ role: "colophon_server" }]);
  await server.close();
  const old = connect(first, { max: 1 });
  await expect(old.pool.query("select 1")).rejects.toThrow("password authentication failed");
  await old.close();
});
