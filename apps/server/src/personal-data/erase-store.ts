import { type Kysely, type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { queryableOn, type Tx } from "../base/db/queryable-on.ts";
import { transact } from "../base/db/transact.ts";
import type { Database } from "../base/db/schema.ts";
import type { Keys } from "../base/keys/keys.ts";
import { keptWordOf } from "../search/index/kept-words.ts";
import { queryOfKeptWord, tokensOfKeptWords } from "../search/index/kept-words-sql.ts";
import { relistEntries } from "../search/index/index.ts";
import { remainingOf } from "../register/statements/open-statement.ts";
import { lapseRequests } from "../register/statements/lapse-requests.ts";

type SealingKeys = Pick<Keys, "dataEncryption">;

/** What could still open a closed account, act for it, write to its addresses, or keep a domain from others. */
const accessTables = [
  "password_resets",
  "email_confirmations",
  "former_emails",
  "recovery_links",
  "factor_recoveries",
  "api_tokens",
  "links",
] as const;

/** A work that will be erased, with its certificate. */
export interface ErasedWork {
  workId: string;
  certificateId: string;
}

/**
 * Closes an account permanently: from here on it can't log in, register or store anything. The caller's session stays,
 * so that it can ask again. False, and nothing done, when that session has ended meanwhile, for example by a new
 * password. The lock on the user's row waits for pending registrations, and lasts only for these statements.
 * `tell` writes to the address before it is forgotten.
 */
export function closeAccount(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
  tell: (tx: Kysely<Database>, user: ClosedUser) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["email", "language", "email_confirmed_at", "erasing_since"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    const session = tx.selectFrom("sessions").select("id").where("id", "=", sessionId).forShare();
    if (user === undefined || (await session.executeTakeFirst()) === undefined) return false;
    if (user.erasing_since === null && user.email_confirmed_at !== null) await tell(tx, user);
    await close(tx, userId, sessionId);
    return true;
  });
}

/** Whose address was confirmed. */
interface ClosedUser {
  email: string;
  language: string;
}

/**
 * The same for an operator, in the transaction that records it, ending every session. The job that resumes erasures does
 * the rest.
 */
export async function closeByOperator(tx: Kysely<Database>, userId: string): Promise<void> {
  await close(tx, userId);
}

async function close(tx: Kysely<Database>, userId: string, keptSession?: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ erasing_since: sql<Date>`coalesce(erasing_since, now())` })
    .where("id", "=", userId)
    .execute();
  for (const table of accessTables) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  const ending = tx.deleteFrom("sessions").where("user_id", "=", userId);
  await (keptSession === undefined ? ending : ending.where("id", "!=", keptSession)).execute();
}

/** The accounts that are closed but not erased yet. */
export async function listClosedAccounts(db: Kysely<Database>): Promise<string[]> {
  const users = await db.selectFrom("users").select("id").where("erasing_since", "is not", null).execute();
  return users.map(({ id }) => id);
}

/** A user's part in a work. If two people have parts in it, the other one keeps it. */
export type Part = "alone" | "registrant" | "successor";

const conditions: Record<Part, (userId: string) => RawBuilder<boolean>> = {
  alone: (id) => sql`((owner_id = ${id} and (not is_transferred or coalesce(registrant_id, ${id}) = ${id}))
    or (registrant_id = ${id} and owner_id is null))`,
  registrant: (id) => sql`(registrant_id = ${id} and owner_id <> ${id})`,
  successor: (id) => sql`(owner_id = ${id} and registrant_id <> ${id})`,
};

/** Whether a user has any part in a work. None is added to a closed account. */
export async function hasPart(db: Kysely<Database>, userId: string): Promise<boolean> {
  const work = await db
    .selectFrom("works")
    .select("id")
    .where((by) => by.or([by("owner_id", "=", userId), by("registrant_id", "=", userId)]))
    .limit(1)
    .executeTakeFirst();
  return work !== undefined;
}

/** Some of the works in which a user has this part; empty once there are none left. */
export function findSomeWorks(
  db: Kysely<Database>,
  userId: string,
  part: Part,
  max: number,
): Promise<ErasedWork[]> {
  return db
    .selectFrom("works")
    .innerJoin("certificates", "certificates.work_id", "works.id")
    .select(["works.id as workId", "certificates.id as certificateId"])
    .where(conditions[part](userId))
    .limit(max)
    .execute();
}

/**
 * Erases the rows of these works, and by `eraseFiles` what is stored elsewhere, except of works that aren't the user's alone any
 * more: an heir may have accepted one since they were listed. A process that is about to store a file waits for the rows, then
 * finds none; they are restored if the files can't be deleted.
 */
export function eraseWorks(
  { db, keys }: { db: Kysely<Database>; keys: SealingKeys },
  userId: string,
  listed: readonly ErasedWork[],
  eraseFiles: (works: readonly ErasedWork[]) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Files on a slow disk or a network take longer than the idle time-out allows. Who says something of these works waits.
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const locked = await tx
      .selectFrom("works")
      .select("id")
      .where(
        "id",
        "in",
        listed.map(({ workId }) => workId),
      )
      .where(conditions.alone(userId))
      .orderBy("id")
      .forUpdate()
      .execute();
    const works = listed.filter(({ workId }) => locked.some(({ id }) => id === workId));
    if (works.length === 0) return;
    const workIds = works.map(({ workId }) => workId);
    const certificateIds = works.map(({ certificateId }) => certificateId);
    await tx.deleteFrom("file_fingerprints").where("certificate_id", "in", certificateIds).execute();
    await tx.deleteFrom("earlier_proofs").where("certificate_id", "in", certificateIds).execute();
    await tx.deleteFrom("ai_uses").where("certificate_id", "in", certificateIds).execute();
    await tx.deleteFrom("invitations").where("certificate_id", "in", certificateIds).execute();
    // Reports about them may name the person.
    await tx.deleteFrom("reports").where("certificate_id", "in", certificateIds).execute();
    await tx
      .updateTable("certificates")
      .set({ work_id: null, disclosures: null, erased_at: sql<Date>`now()` })
      .where("id", "in", certificateIds)
      .execute();
    // Statements by others aren't the registrant's to erase.
    const statements = await tx
      .selectFrom("statements")
      .select("log_index")
      .where("certificate_id", "in", certificateIds)
      .where("said_by", "=", "registrant")
      .execute();
    for (let from = 0; from < statements.length; from += statementsAtOnce) {
      const indices = statements.slice(from, from + statementsAtOnce).map(({ log_index: index }) => index);
      await eraseWords(tx, keys, indices);
      await tx.updateTable("statements").set({ user_id: null }).where("log_index", "in", indices).execute();
    }
    const entries = await tx
      .deleteFrom("search_works")
      .where("work_id", "in", workIds)
      .returning([
        "registered_at",
        "certificate_id",
        sql<string[]>`${sql.raw(tokensOfKeptWords)}`.as("tokens"),
      ])
      .execute();
    await sql`delete from listed_works using unnest(${entries.map((each) => each.registered_at)}::timestamptz[],
      ${entries.map((each) => each.certificate_id)}::text[]) as erased (at, id)
      where registered_at = at and certificate_id = id`.execute(tx);
    // Its offers are deleted with it.
    await lapseRequests(queryableOn(tx), "works", workIds);
    await tx.updateTable("licence_requests").set({ work_id: null }).where("work_id", "in", workIds).execute();
    await tx.updateTable("licences").set({ work_id: null }).where("work_id", "in", workIds).execute();
    await tx.deleteFrom("works").where("id", "in", workIds).execute();
    await eraseFiles(works);
    await eraseSearchWords(
      tx,
      entries.flatMap(({ tokens }) => tokens),
    );
  });
}

const statementsAtOnce = 100;

/** Of these statements stays only what decides: without it, nobody could conclude anything from their certificates' statuses. */
async function eraseWords(
  tx: Kysely<Database>,
  keys: SealingKeys,
  indices: readonly number[],
): Promise<void> {
  const statements = await tx
    .selectFrom("statements")
    .select(["log_index as index", "certificate_id as certificateId", "packed", "disclosures"])
    .where("log_index", "in", indices)
    .where("disclosures", "is not", null)
    .execute();
  if (statements.length === 0) return;
  await sql`update statements set disclosures = remaining
    from unnest(${statements.map(({ index }) => index)}::bigint[],
      ${statements.map((statement) => remainingOf(keys, statement))}::bytea[]) as erased (index, remaining)
    where log_index = index`.execute(tx);
}

/**
 * Removes a successor without a new owner: the work's registrant keeps the certificate, but it is no longer listed,
 * since that was the successor's choice. Their private copy is deleted, and by `eraseFile` what is stored elsewhere.
 * Nothing is done where the registrant was erased meanwhile: then the work is the successor's alone.
 */
export function leaveWork(
  pool: pg.Pool,
  userId: string,
  workId: string,
  eraseFile: () => Promise<void>,
): Promise<void> {
  return transact(pool, async (tx) => {
    await tx.query("set local idle_in_transaction_session_timeout = '60s'");
    const { rowCount } = await tx.query(
      `update works set owner_id = null, shared_publicly = false
       where id = $1 and owner_id = $2 and registrant_id <> $2`,
      [workId, userId],
    );
    if (rowCount === 0) return;
    await relistEntries(tx, [workId], false);
    await tx.query("update search_works set owner_id = null where work_id = $1", [workId]);
    await tx.query("delete from deposits where work_id = $1", [workId]);
    await tx.query("delete from transfer_offers where work_id = $1", [workId]);
    await tx.query("delete from licence_offers where work_id = $1", [workId]);
    // Before the commit: where the file can't be deleted now, the next run finds the same work again.
    await eraseFile();
  });
}

/**
 * Deletes words of titles and names, which misspelt questions are compared with, if no listed work contains them any
 * more.
 */
export async function eraseSearchWords(tx: Tx, tokens: readonly string[]): Promise<void> {
  const words = new Set(tokens.map(keptWordOf));
  if (words.size === 0) return;
  const db = queryableOn(tx);
  const { rows: unused } = await db.query<{ word: string }>(
    `select word from search_words where word = any($1::text[])
       and not exists (select from search_works where listed and tokens @@ ${queryOfKeptWord})`,
    [[...words]],
  );
  if (unused.length === 0) return;
  // Last, and separate from their search: a registration with one of these words waits until the transaction ends.
  await db.query("delete from search_words where word = any($1::text[])", [unused.map(({ word }) => word)]);
}

/**
 * Erases the names and words of some of a user's statements, and of those that name the user as successor; that they
 * were made, and what decides in them, stays. `eraseDocuments` deletes the certificates' documents, which show them, too. False once there are none
 * left.
 */
export function eraseSomeStatements(
  { db, keys }: { db: Kysely<Database>; keys: SealingKeys },
  userId: string,
  max: number,
  eraseDocuments: (certificateIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const { rows } = await sql<{ id: string; index: number }>`update statements set
        user_id = nullif(user_id, ${userId}), successor_id = nullif(successor_id, ${userId})
      where log_index in (select log_index from statements where user_id = ${userId} or successor_id = ${userId}
        limit ${max})
      returning certificate_id as id, log_index as index`.execute(tx);
    const ids = [...new Set(rows.map(({ id }) => id))];
    if (ids.length === 0) return false;
    await eraseWords(
      tx,
      keys,
      rows.map(({ index }) => index),
    );
    // Waits for a process that is just storing a document.
    await tx
      .selectFrom("certificates")
      .select("id")
      .where("id", "in", ids)
      .orderBy("id")
      .forUpdate()
      .execute();
    await eraseDocuments(ids);
    return true;
  });
}

export async function findImage(db: Kysely<Database>, userId: string): Promise<string | null> {
  const user = await db.selectFrom("users").select("image").where("id", "=", userId).executeTakeFirst();
  return user?.image ?? null;
}

/** Deletes the account itself. Sessions, profile, aliases and wallet are deleted with the row they refer to. */
export async function deleteAccount(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).where("erasing_since", "is not", null).execute();
}
