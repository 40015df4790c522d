import { type Kysely, sql } from "kysely";
import { registrantOf } from "../base/db/registrant-of.ts";
import type { Database } from "../base/db/schema.ts";

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Undefined when the account doesn't exist or is closed. */
export function findAccount(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("users")
    .select([
      "id",
      "full_name as name",
      "email",
      "email_confirmed_at as emailConfirmedAt",
      "language",
      "created_at as createdAt",
      "accepted_terms as termsVersion",
      "accepted_terms_at as termsAcceptedAt",
      "suspended_at as suspendedAt",
    ])
    .where("id", "=", userId)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
}

/** Addresses other than the account's own. */
export async function findOtherEmails(db: Kysely<Database>, userId: string) {
  const links = (table: "email_confirmations" | "former_emails") =>
    db.selectFrom(table).select(["email", "expires_at"]).where("user_id", "=", userId);
  const [awaited, former, confirmed] = await Promise.all([
    links("email_confirmations")
      .where(sql<boolean>`used_at is null`)
      .execute(),
    links("former_emails").execute(),
    db.selectFrom("confirmed_emails").select("email_key").where("user_id", "=", userId).execute(),
  ]);
  const dated = (rows: typeof awaited) =>
    rows.map(({ email, expires_at }) => ({ email, until: expires_at.toISOString() }));
  return {
    awaitedEmails: dated(awaited),
    formerEmails: dated(former),
    confirmedEmails: confirmed.map(({ email_key }) => email_key),
  };
}

export function listSessions(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

export function listDevices(db: Kysely<Database>, userId: string): Promise<{ seen_at: Date }[]> {
  return db
    .selectFrom("known_devices")
    .select("seen_at")
    .where("user_id", "=", userId)
    .orderBy("seen_at")
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

export type WorkRow = Awaited<ReturnType<typeof listWorksToExport>>[number];

/**
 * Up to `max` of a user's works with their certificates, oldest first, optionally after the one with this id. Either
 * those that they own, or those that they registered and that today belong to another user, or to no one.
 */
export function listWorksToExport(
  db: Kysely<Database>,
  userId: string,
  { whose, max, after }: { whose: "own" | "transferred"; max: number; after: string | undefined },
) {
  return db
    .selectFrom("works as w")
    .innerJoin("certificates as c", "c.work_id", "w.id")
    .innerJoin("certificate_places as e", "e.certificate_id", "c.id")
    .crossJoin("log_state as l")
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
      "w.list_uses as listUses",
      "w.private_details as privateDetails",
      sql<boolean>`${sql.raw(registrantOf("w"))} is not distinct from ${userId}`.as("isRegistrant"),
      "w.created_at as createdAt",
      sql<{ number: number; size: number }[]>`(select coalesce(json_agg(
        json_build_object('number', d.position, 'size', d.size) order by d.position), '[]')
        from deposits d where d.work_id = w.id and d.kept_at is not null)`.as("deposits"),
      "c.id",
      "e.index",
      "c.record",
      "c.packed_record as packedRecord",
      "l.issuer",
      "c.disclosures",
      "c.registered_at as registeredAt",
      "c.show_creator_email as showCreatorEmail",
      "c.show_collaborator_emails as showCollaboratorEmails",
      "c.show_shares as showShares",
      "c.show_files as showFiles",
    ])
    .$if(whose === "own", (query) => query.where("w.owner_id", "=", userId))
    .$if(whose === "transferred", (query) =>
      query.where("w.registrant_id", "=", userId).where(sql<boolean>`w.owner_id is distinct from ${userId}`),
    )
    .$if(after !== undefined, (query) =>
      query
        .where(sql<boolean>`w.created_at >= (select created_at from works where id = ${after})`)
        .where(sql<boolean>`(w.created_at, w.id) > (select created_at, id from works where id = ${after})`),
    )
    .orderBy("w.created_at")
    .orderBy("w.id")
    .limit(max)
    .execute();
}

/** A user's statements about these certificates, in order, and those that made the user their owner. */
export function listStatements(db: Kysely<Database>, userId: string, certificateIds: readonly string[]) {
  return db
    .selectFrom("statements")
    .select([
      "certificate_id as certificateId",
      "n",
      "kind",
      "said_by as by",
      "said_at as saidAt",
      "packed",
      "disclosures",
      "collaborator",
    ])
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("successor_id", "=", userId)]))
    .where("certificate_id", "in", [...certificateIds])
    .orderBy("certificate_id")
    .orderBy("n")
    .execute();
}

/**
 * A user's statements about certificates of which they are neither owner nor registrant, or statements there that name
 * them.
 */
export function listOtherStatements(
  db: Kysely<Database>,
  userId: string,
  { max, after }: { max: number; after: number },
) {
  return db
    .selectFrom("statements as s")
    .select([
      "s.certificate_id as certificateId",
      "s.n",
      "s.kind",
      "s.said_by as by",
      "s.said_at as saidAt",
      "s.packed",
      "s.disclosures",
      "s.collaborator",
      "s.log_index as index",
    ])
    .where((eb) => eb.or([eb("s.user_id", "=", userId), eb("s.successor_id", "=", userId)]))
    .where("s.log_index", ">", after)
    .where(
      sql<boolean>`not exists (select from certificates c join works w on w.id = c.work_id
        where c.id = s.certificate_id and (w.owner_id = ${userId} or w.registrant_id = ${userId}))`,
    )
    .orderBy("s.log_index")
    .limit(max)
    .execute();
}

/** The sealed objections of an account. */
export function listObjections(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("reports")
    .select([
      "id",
      "certificate_id as certificateId",
      "sealed",
      "created_at as createdAt",
      "decision",
      "decided_at as decidedAt",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}
