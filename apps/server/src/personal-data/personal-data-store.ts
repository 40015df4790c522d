import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The ids of what has files. */
export interface ErasedFiles {
  image: string | null;
  works: string[];
  certificates: string[];
}

/**
 * Erases in one transaction all that the tables hold of a user, and then, by `eraseFiles`, what lies elsewhere. False,
 * and nothing done, when the password is another one by now. The lock on the user's row waits for registrations that are
 * being written, and those that come later find no owner. Whoever is about to keep a file waits for the rows, and then
 * finds none to keep it for.
 */
export function eraseRows(
  db: Kysely<Database>,
  userId: string,
  passwordHash: string,
  eraseFiles: (files: ErasedFiles) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select("image")
      .where("id", "=", userId)
      .where("password_hash", "=", passwordHash)
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) return false;
    const works = tx.selectFrom("works").select("id").where("owner_id", "=", userId);
    const workIds = (await works.execute()).map(({ id }) => id);
    const certificates = tx.selectFrom("certificates").select("id").where("work_id", "in", works);
    const certificateIds = (await certificates.execute()).map(({ id }) => id);
    await tx.deleteFrom("file_fingerprints").where("certificate_id", "in", certificates).execute();
    await tx
      .updateTable("certificates")
      .set({ work_id: null, disclosures: null, erased_at: sql<Date>`now()` })
      .where("work_id", "in", works)
      .execute();
    await eraseSearchWords(tx, userId);
    await tx.deleteFrom("works").where("owner_id", "=", userId).execute();
    // Sessions, reset links, profile, aliases, wallet and registration keys go with the row that they refer to.
    await tx.deleteFrom("users").where("id", "=", userId).execute();
    await eraseFiles({ image: user.image, works: workIds, certificates: certificateIds });
    return true;
  });
}

/** Words of titles and names, which misspelt questions are compared with: those that no listed work of anybody else has. */
async function eraseSearchWords(tx: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    delete from search_words where word in
      (select case when lexeme like '@%' then lexeme else substr(lexeme, 2) end from search_works, unnest(tokens)
        where owner_id = ${userId} and (lexeme like '^%' or lexeme like '@%'))
    and not exists (select from search_works where owner_id <> ${userId} and listed
      and tokens @@ quote_literal(case when word like '@%' then word else '^' || word end)::tsquery)`.execute(
    tx,
  );
}

export function findAccount(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("users")
    .select(["id", "full_name as name", "email", "language", "created_at as createdAt"])
    .where("id", "=", userId)
    .executeTakeFirst();
}

export function listSessions(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export function listAliases(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("aliases")
    .select(["id", "name", "context"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findWallet(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("wallets")
    .select(["address", "chain_id as chainId", "verified", "connected_at as connectedAt"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export type WorkRow = Awaited<ReturnType<typeof listWorks>>[number];

/** Each with its certificate, oldest first. */
export function listWorks(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("works as w")
    .innerJoin("certificates as c", "c.work_id", "w.id")
    .innerJoin("log_entries as e", "e.certificate_id", "c.id")
    .leftJoin("deposits as d", (join) => join.onRef("d.work_id", "=", "w.id").on("d.kept_at", "is not", null))
    .select([
      "w.id as workId",
      "w.title",
      "w.description",
      "w.keywords",
      "w.material_type as materialType",
      "w.medium",
      "w.categories",
      "w.publication",
      "w.copyright_relation as copyrightRelation",
      "w.shared_publicly as sharedPublicly",
      "w.private_details as privateDetails",
      "w.created_at as createdAt",
      "d.size as depositedBytes",
      "c.id",
      "e.index",
      "c.record",
      "c.disclosures",
      "c.registered_at as registeredAt",
      "c.show_creator_email as showCreatorEmail",
      "c.show_collaborator_emails as showCollaboratorEmails",
    ])
    .where("w.owner_id", "=", userId)
    .orderBy("e.index")
    .execute();
}
