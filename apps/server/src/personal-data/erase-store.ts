import { type Kysely, type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { kyselyOn } from "../db/kysely-on.ts";
import { transact } from "../db/transact.ts";
import type { Database } from "../db/schema.ts";
import { keptWordOf, queryOfKeptWord, tokensOfKeptWords } from "../search/index/kept-words.ts";
import { relistEntry } from "../search/index/write-entries.ts";

/** What would still let somebody into a closed account, or write to its addresses. */
const linkTables = [
  "password_resets",
  "email_confirmations",
  "former_emails",
  "recovery_links",
  "factor_recoveries",
] as const;

/** A work that is to be erased, with its certificate. */
export interface ErasedWork {
  workId: string;
  certificateId: string;
}

/**
 * Closes an account for good: nobody logs in to it, registers or keeps anything under it from here on. The session that
 * asks stays, to ask again. False, and nothing done, when it was ended meanwhile, by a new password for one. The lock on the user's row
 * waits for what is being registered, and lasts for these statements alone.
 */
export function closeAccount(
  db: Kysely<Database>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select("id")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    const session = tx.selectFrom("sessions").select("id").where("id", "=", sessionId).forShare();
    if (user === undefined || (await session.executeTakeFirst()) === undefined) return false;
    await close(tx, userId, sessionId);
    return true;
  });
}

/** The same by an operator, in the transaction that records it: no session is left. The job that resumes erasures does the rest. */
export async function closeByOperator(tx: Kysely<Database>, userId: string): Promise<void> {
  await close(tx, userId);
}

async function close(tx: Kysely<Database>, userId: string, keptSession?: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ erasing_since: sql<Date>`coalesce(erasing_since, now())` })
    .where("id", "=", userId)
    .execute();
  for (const links of linkTables) await tx.deleteFrom(links).where("user_id", "=", userId).execute();
  const ending = tx.deleteFrom("sessions").where("user_id", "=", userId);
  await (keptSession === undefined ? ending : ending.where("id", "!=", keptSession)).execute();
}

/** The accounts that are closed and not erased yet. */
export async function listClosedAccounts(db: Kysely<Database>): Promise<string[]> {
  const users = await db.selectFrom("users").select("id").where("erasing_since", "is not", null).execute();
  return users.map(({ id }) => id);
}

/** What a user is to a work. Of two people who have to do with it the other one, if there is one, keeps it. */
export type Part = "alone" | "registrant" | "successor";

const conditions: Record<Part, (userId: string) => RawBuilder<boolean>> = {
  alone: (id) => sql`((owner_id = ${id} and (not is_transferred or coalesce(registrant_id, ${id}) = ${id}))
    or (registrant_id = ${id} and owner_id is null))`,
  registrant: (id) => sql`(registrant_id = ${id} and owner_id <> ${id})`,
  successor: (id) => sql`(owner_id = ${id} and registrant_id <> ${id})`,
};

/** Some of the works that a user has this part in; empty once there are none left. */
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
 * Erases the rows of these works, and by `eraseFiles` what is stored elsewhere. A process that is about to keep a file waits
 * for the rows and then finds none; they are restored if the files cannot be deleted.
 */
export function eraseWorks(
  db: Kysely<Database>,
  works: readonly ErasedWork[],
  eraseFiles: () => Promise<void>,
): Promise<void> {
  const workIds = works.map(({ workId }) => workId);
  const certificateIds = works.map(({ certificateId }) => certificateId);
  return db.transaction().execute(async (tx) => {
    // Files on a slow disk or a network take longer than a transaction may otherwise idle; nobody waits for these rows.
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    await tx.deleteFrom("file_fingerprints").where("certificate_id", "in", certificateIds).execute();
    await tx.deleteFrom("invitations").where("certificate_id", "in", certificateIds).execute();
    // What was reported of them may name the person.
    await tx.deleteFrom("reports").where("certificate_id", "in", certificateIds).execute();
    await tx
      .updateTable("certificates")
      .set({ work_id: null, disclosures: null, erased_at: sql<Date>`now()` })
      .where("id", "in", certificateIds)
      .execute();
    // Of what others have said of them, nothing is theirs.
    await tx
      .updateTable("statements")
      .set({ disclosures: null, user_id: null })
      .where("certificate_id", "in", certificateIds)
      .where("said_by", "=", "registrant")
      .execute();
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
    await tx.deleteFrom("works").where("id", "in", workIds).execute();
    await eraseFiles();
    await eraseSearchWords(
      tx,
      entries.flatMap(({ tokens }) => tokens),
    );
  });
}

/**
 * A successor goes, and nobody follows: the work's registrant keeps the certificate, which is in no list any more, since listing it was the
 * successor's choice. Their private copy is deleted, by `eraseFile` what lies elsewhere.
 */
export function leaveWork(pool: pg.Pool, workId: string, eraseFile: () => Promise<void>): Promise<void> {
  return transact(pool, async (client) => {
    const tx = kyselyOn(client);
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    await tx
      .updateTable("works")
      .set({ owner_id: null, shared_publicly: false })
      .where("id", "=", workId)
      .execute();
    await relistEntry(client, workId, false);
    await tx.updateTable("search_works").set({ owner_id: null }).where("work_id", "=", workId).execute();
    await tx.deleteFrom("deposits").where("work_id", "=", workId).execute();
    await tx.deleteFrom("transfer_offers").where("work_id", "=", workId).execute();
    await eraseFile();
  });
}

/** Words of titles and names, which misspelt questions are compared with: those that no listed work has any more. */
export async function eraseSearchWords(tx: Kysely<Database>, tokens: readonly string[]): Promise<void> {
  const words = new Set(tokens.map(keptWordOf));
  if (words.size === 0) return;
  const unused = await tx
    .selectFrom("search_words")
    .select("word")
    .where("word", "in", [...words])
    .where(
      sql<boolean>`not exists (select from search_works where listed and tokens @@ ${sql.raw(queryOfKeptWord)})`,
    )
    .execute();
  if (unused.length === 0) return;
  // Last, and apart from the search for them: a registration with one of these words waits until the transaction ends.
  await tx
    .deleteFrom("search_words")
    .where(
      "word",
      "in",
      unused.map(({ word }) => word),
    )
    .execute();
}

/**
 * Takes away what some of a user's statements say, and those that name the user as successor; that they were made stays. So do
 * the certificates' documents, which say it too: `eraseDocuments`. False once there are none left.
 */
export function eraseSomeStatements(
  db: Kysely<Database>,
  userId: string,
  max: number,
  eraseDocuments: (certificateIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const { rows } = await sql<{ id: string }>`update statements set disclosures = null,
        user_id = nullif(user_id, ${userId}), successor_id = nullif(successor_id, ${userId})
      where log_index in (select log_index from statements where user_id = ${userId} or successor_id = ${userId}
        limit ${max})
      returning certificate_id as id`.execute(tx);
    const ids = [...new Set(rows.map(({ id }) => id))];
    if (ids.length === 0) return false;
    // Waits for a process that is storing a document at this moment.
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

/** Deletes some of a user's registration keys. False once there are none left. */
export async function deleteSomeKeys(db: Kysely<Database>, userId: string, max: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("registration_keys")
    .where("user_id", "=", userId)
    .where("key", "in", (eb) =>
      eb.selectFrom("registration_keys").select("key").where("user_id", "=", userId).limit(max),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findImage(db: Kysely<Database>, userId: string): Promise<string | null> {
  const user = await db.selectFrom("users").select("image").where("id", "=", userId).executeTakeFirst();
  return user?.image ?? null;
}

/** Deletes the account itself. Sessions, profile, aliases and wallet go with the row that they refer to. */
export async function deleteAccount(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).where("erasing_since", "is not", null).execute();
}
