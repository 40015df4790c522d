import { randomBytes } from "node:crypto";
import { take } from "@colophon/testing/manual-lines";
import { expect, test } from "vitest";
import { connect } from "../../src/base/db/connection.ts";
import { atEnd } from "../at-end.ts";
import { createTestDatabase } from "../test-database.ts";

const { pool, url } = await createTestDatabase();

test("emails that failed are sent again by the manual's statement", async () => {
  const add = (kind: string, state: string) =>
    pool.query(
      `insert into letters (kind, subject, language, bulk, due_at, attempts, failed_at, sent_at)
       values ($1, 'x', 'en', false, null, 7, ${state})`,
      [kind],
    );
  await add("welcome", "now(), null");
  await add("passwordChanged", "null, now()");
  await pool.query(take("send emails again").join("\n"));
  const { rows } = await pool.query(
    `select kind, due_at is not null as "isDue", attempts, failed_at from letters order by kind`,
  );
  expect(rows).toEqual([
    { kind: "passwordChanged", isDue: false, attempts: 7, failed_at: null },
    { kind: "welcome", isDue: true, attempts: 0, failed_at: null },
  ]);
});

test("two roles, an older database handed over, and a role's limits", async () => {
  const name = `colophon_${randomBytes(6).toString("hex")}`;
  const run = (lines: readonly string[], database = pool) =>
    lines
      .map((line) => line.replaceAll(/\bcolophon\b/g, name).replaceAll("colophon_owner", `${name}_owner`))
      .reduce(async (before, line) => {
        await before;
        await database.query(line.replace("…", "secret"));
      }, Promise.resolve());
  atEnd(async () => {
    await pool.query(`drop database ${name} with (force)`);
    await pool.query(`drop role ${name}`);
    await pool.query(`drop role ${name}_owner`);
  });
  await run(take("roles"));
  const open = (role: object) => {
    const { href } = Object.assign(new URL(url), { pathname: `/${name}` }, role);
    const connection = connect(href, { max: 1 });
    atEnd(connection.close);
    return connection.pool;
  };
  // It had one role so far, which may make tables: its owner.
  await pool.query(`alter database ${name} owner to ${name}`);
  const server = open({ username: name, password: "secret" });
  await server.query("create table works (id integer)");
  const superuser = open({});
  await run(take("hand over"), superuser);
  const { rows } = await superuser.query("select tableowner from pg_tables where tablename = 'works'");
  expect(rows).toEqual([{ tableowner: `${name}_owner` }]);

  await run(take("limits of the role"));
  const { rows: limits } = await pool.query<{ rolconfig: string[] }>(
    "select rolconfig from pg_roles where rolname = $1",
    [name],
  );
  expect(limits[0]?.rolconfig.toSorted()).toEqual([
    "idle_in_transaction_session_timeout=4s",
    "lock_timeout=5s",
    "statement_timeout=30s",
  ]);
});
