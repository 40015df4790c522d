import { type Kysely, sql } from "kysely";
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
import * as leases from "./migrations/012-leases.ts";
import * as listedWorks from "./migrations/013-listed-works.ts";
import * as letters from "./migrations/014-letters.ts";
import * as confirmedAddresses from "./migrations/015-confirmed-addresses.ts";
import * as attempts from "./migrations/016-attempts.ts";
import * as prefixTree from "./migrations/017-prefix-tree.ts";
import * as statements from "./migrations/018-statements.ts";
import * as secondFactors from "./migrations/019-second-factors.ts";
import * as orders from "./migrations/020-orders.ts";
import * as collaborators from "./migrations/021-collaborators.ts";
import * as owners from "./migrations/022-owners.ts";
import * as operator from "./migrations/023-operator.ts";
import * as dataKeys from "./migrations/024-data-keys.ts";
import * as stopCodes from "./migrations/029-stop-codes.ts";
import * as reporters from "./migrations/033-reporters.ts";
import * as previousLogs from "./migrations/034-previous-logs.ts";
import * as givenBack from "./migrations/037-given-back.ts";
import * as usedLinks from "./migrations/039-used-links.ts";
import * as clocks from "./migrations/040-clocks.ts";
import * as earlierProofs from "./migrations/041-earlier-proofs.ts";
import * as worksOfSeveralFiles from "./migrations/042-works-of-several-files.ts";
import * as offersWithoutOwner from "./migrations/043-offers-without-owner.ts";
import * as carriedStatements from "./migrations/044-carried-statements.ts";
import * as batches from "./migrations/045-batches.ts";
import * as workTitles from "./migrations/047-work-titles.ts";
import * as portfolios from "./migrations/048-portfolios.ts";
import * as drafts from "./migrations/049-drafts.ts";
import * as ownTitles from "./migrations/050-own-titles.ts";
import * as apiTokens from "./migrations/051-api-tokens.ts";
import * as copiesOfSeveralFiles from "./migrations/052-copies-of-several-files.ts";
import * as aiUses from "./migrations/053-ai-uses.ts";
import * as listedUses from "./migrations/054-listed-uses.ts";
import * as links from "./migrations/055-links.ts";
import * as notices from "./migrations/057-notices.ts";
import * as licences from "./migrations/058-licences.ts";
import * as licenceTexts from "./migrations/059-licence-texts.ts";
import * as indexesOfLookUp from "./migrations/060-indexes-of-look-up.ts";
import * as copiesWrittenOnce from "./migrations/061-private-copies-are-written-once.ts";
import type { Database } from "./schema.ts";
import { requireMayMakeTables } from "./server-role.ts";

/** In the order of their names. A released migration never changes; the next one is added below. Numbers that are missing were never released. */
const migrations: Readonly<Record<string, { up(db: Kysely<unknown>): Promise<void> }>> = {
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
  "012-leases": leases,
  "013-listed-works": listedWorks,
  "014-letters": letters,
  "015-confirmed-addresses": confirmedAddresses,
  "016-attempts": attempts,
  "017-prefix-tree": prefixTree,
  "018-statements": statements,
  "019-second-factors": secondFactors,
  "020-orders": orders,
  "021-collaborators": collaborators,
  "022-owners": owners,
  "023-operator": operator,
  "024-data-keys": dataKeys,
  "029-stop-codes": stopCodes,
  "033-reporters": reporters,
  "034-previous-logs": previousLogs,
  "037-given-back": givenBack,
  "039-used-links": usedLinks,
  "040-clocks": clocks,
  "041-earlier-proofs": earlierProofs,
  "042-works-of-several-files": worksOfSeveralFiles,
  "043-offers-without-owner": offersWithoutOwner,
  "044-carried-statements": carriedStatements,
  "045-batches": batches,
  "047-work-titles": workTitles,
  "048-portfolios": portfolios,
  "049-drafts": drafts,
  "050-own-titles": ownTitles,
  "051-api-tokens": apiTokens,
  "052-copies-of-several-files": copiesOfSeveralFiles,
  "053-ai-uses": aiUses,
  "054-listed-uses": listedUses,
  "055-links": links,
  "057-notices": notices,
  "058-licences": licences,
  "059-licence-texts": licenceTexts,
  "060-indexes-of-look-up": indexesOfLookUp,
  "061-private-copies-are-written-once": copiesWrittenOnce,
};

/** The lock of Kysely's own migrator, so that a node of an earlier version waits too. */
const lock = "3853314791062309107";

/** Migrates the database to this code's schema. */
export function migrateToLatest(db: Kysely<Database>): Promise<void> {
  return migrateTo(db, Object.keys(migrations));
}

/**
 * Migrates the database to these migrations: runs the missing ones in one transaction, under an advisory lock that ends with
 * it, so that several nodes may start at once. Refuses a database that a newer version has migrated.
 */
export async function migrateTo(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  refuseNewer(new Set(names));
  await requireMayMakeTables(db);
  await db.transaction().execute(async (transaction) => {
    // No time limits for a migration, or for waiting for another node's.
    for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      await sql`set local ${sql.raw(limit)} = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.raw(lock)})`.execute(transaction);
    await sql`create table if not exists kysely_migration
      (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(transaction);
    const done = await readDone(transaction);
    refuseNewer(done);
    for (const [name, migration] of Object.entries(migrations)) {
      if (done.has(name) || !names.includes(name)) continue;
      await migration.up(transaction as unknown as Kysely<unknown>);
      await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
  });
}

/** For a read-only server: refuses a database with another version's schema. */
export async function requireLatest(db: Kysely<Database>): Promise<void> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  const isNew = table.rows[0]?.name === null;
  const done = isNew ? new Set<string>() : await readDone(db);
  refuseNewer(done);
  const missing = Object.keys(migrations).find((name) => !done.has(name));
  if (missing !== undefined)
    throw new StartError(
      `The database was not migrated by this version of Colophon (${missing}): start a server that writes first`,
    );
}

async function readDone(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

function refuseNewer(done: ReadonlySet<string>): void {
  const unknown = [...done].find((name) => !Object.hasOwn(migrations, name));
  if (unknown !== undefined)
    throw new StartError(
      `The database was migrated by a newer version of Colophon (${unknown}): start that version`,
    );
}
