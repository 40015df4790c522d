import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "../errors.ts";
import * as initial from "./migrations/001-initial.ts";
import * as profiles from "./migrations/002-profiles.ts";
import * as wallets from "./migrations/003-wallets.ts";
import * as search from "./migrations/004-search.ts";
import * as deposits from "./migrations/005-deposits.ts";
import * as erasure from "./migrations/007-erasure.ts";
import * as acceptedTerms from "./migrations/008-accepted-terms.ts";
import * as erasing from "./migrations/009-erasing.ts";
import * as certificateOfEntry from "./migrations/010-certificate-of-entry.ts";
import * as smallerRows from "./migrations/011-smaller-rows.ts";
import type { Database } from "./schema.ts";

/** In the order of their names. A released migration never changes; the next one is added below. 006 was never released. */
const migrations: Readonly<Record<string, Migration>> = {
  "001-initial": initial,
  "002-profiles": profiles,
  "003-wallets": wallets,
  "004-search": search,
  "005-deposits": deposits,
  "007-erasure": erasure,
  "008-accepted-terms": acceptedTerms,
  "009-erasing": erasing,
  "010-certificate-of-entry": certificateOfEntry,
  "011-smaller-rows": smallerRows,
};

/**
 * Brings the database to this code's schema: all missing migrations in one transaction, under an advisory lock, so that
 * several nodes may start at once. Refuses a database that a newer version has migrated.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // A migration takes as long as it takes, and so does waiting for another node's.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = 0`.execute(connection);
    try {
      await refuseNewer(connection);
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error !== undefined) throw new Error("The migration failed", { cause: error });
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** For a server that changes nothing: refuses a database of another version's schema. */
export async function requireLatest(db: Kysely<Database>): Promise<void> {
  await refuseNewer(db);
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  const done =
    table.rows[0]?.name === null
      ? []
      : (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows;
  const names = new Set(done.map(({ name }) => name));
  const missing = Object.keys(migrations).find((name) => !names.has(name));
  if (missing !== undefined)
    throw new StartError(
      `The database was not migrated by this version of Colophon (${missing}): start a server that writes first`,
    );
}

async function refuseNewer(connection: Kysely<Database>): Promise<void> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    connection,
  );
  if (table.rows[0]?.name === null) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined) {
    throw new StartError(
      `The database was migrated by a newer version of Colophon (${unknown.name}): start that version`,
    );
  }
}
