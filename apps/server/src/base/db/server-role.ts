import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { StartError } from "../errors.ts";
import { connect } from "./connection.ts";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";

/** The server's role in the embedded Postgres. */
const embeddedRole = "colophon_server";

/**
 * Creates the server's role in the embedded Postgres, and returns its URL. Each start gives it a new password, so none is
 * stored.
 */
export async function makeServerRole(ownerUrl: string): Promise<string> {
  const password = randomBytes(24).toString("base64url");
  const { db, close } = connect(ownerUrl, { max: 1 });
  try {
    const { rows } = await sql`select from pg_roles where rolname = ${embeddedRole}`.execute(db);
    const verb = rows.length === 0 ? "create" : "alter";
    await sql.raw(`${verb} role ${embeddedRole} login password '${password}'`).execute(db);
  } finally {
    await close();
  }
  return Object.assign(new URL(ownerUrl), { username: embeddedRole, password }).href;
}

/**
 * Grants the server's role what it needs: all rights on the tables, but only insert and select on operators' acts. Revokes
 * nothing from a role that owns the tables or is a superuser.
 */
export async function grantToServer(owner: Kysely<Database>, server: Queryable): Promise<void> {
  const [here, there] = await Promise.all([placeOf(server), placeAsOwner(owner)]);
  if (here.place !== there)
    throw new StartError("DATABASE_OWNER_URL and DATABASE_URL lead to different databases");
  const role = sql.id(here.role);
  await owner.transaction().execute(async (tx) => {
    // One node at a time: a grant updates the tables' rows in the catalogue.
    await sql`select pg_advisory_xact_lock(hashtext('colophon server role'))`.execute(tx);
    await sql`grant usage on schema public to ${role}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx);
    await sql`grant usage, select on all sequences in schema public to ${role}`.execute(tx);
    await sql`grant usage on schema previous to ${role}`.execute(tx);
    await sql`grant select on all tables in schema previous to ${role}`.execute(tx);
    await sql`revoke update, delete on operator_acts from ${role}`.execute(tx);
    await sql`revoke insert, update, delete on kysely_migration from ${role}`.execute(tx);
  });
}

/** Whether the server's role could change operators' acts. */
export async function mayChangeActs(server: Queryable): Promise<boolean> {
  const { rows } = await server.query<{ may: boolean }>(
    `select has_table_privilege('operator_acts', 'update') or has_table_privilege('operator_acts', 'delete') as may`,
  );
  return rows[0]?.may === true;
}

/** Refuses a role that may not create tables, before anything needs them. */
export async function requireMayMakeTables(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(oid, 'create') as may from pg_namespace where nspname = 'public'`.execute(db);
  if (rows[0]?.may !== true)
    throw new StartError(
      "DATABASE_URL’s role may not make tables. Set DATABASE_OWNER_URL to the role that owns them, " +
        'for this command too (docs/operations.md, "Two roles").',
    );
}

const whereAmI = `select current_user as role,
  (select system_identifier from pg_control_system()) || ' ' || current_database() as place`;

async function placeOf(db: Queryable): Promise<{ role: string; place: string }> {
  const { rows } = await db.query<{ role: string; place: string }>(whereAmI);
  if (rows[0] === undefined) throw new Error("the database did not say who this is");
  return rows[0];
}

async function placeAsOwner(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql.raw<{ place: string }>(whereAmI).execute(db);
  return rows[0]?.place;
}
