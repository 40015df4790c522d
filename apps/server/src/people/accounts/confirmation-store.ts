import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { emailKey } from "../../base/email-key.ts";

/** Keeps a link's hash for a day. It replaces the account's earlier ones: only the newest letter counts. */
export async function insertConfirmation(
  tx: Kysely<Database>,
  { userId, email, tokenHash }: { userId: string; email: string; tokenHash: Buffer },
): Promise<void> {
  await deleteConfirmations(tx, userId);
  await tx
    .insertInto("email_confirmations")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      email,
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .execute();
}

const isLive = sql<boolean>`expires_at > now()`;

/** Notes that the account's link to this address has confirmed it, and ends its link to any other. */
export async function useConfirmation(tx: Kysely<Database>, userId: string, email: string): Promise<void> {
  await tx
    .deleteFrom("email_confirmations")
    .where("user_id", "=", userId)
    .where("email", "!=", email)
    .execute();
  await tx
    .updateTable("email_confirmations")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .execute();
}

/** The address that this link has confirmed, as long as its account has it. */
export async function findConfirmedByLink(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const used = await db
    .selectFrom("email_confirmations as link")
    .innerJoin("users", (join) =>
      join.onRef("users.id", "=", "link.user_id").onRef("users.email", "=", "link.email"),
    )
    .select("link.email")
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is not", null)
    .where("users.email_confirmed_at", "is not", null)
    .where(isLive)
    .executeTakeFirst();
  return used?.email;
}

/** Whose link this is, and which address it confirms. Undefined for one that is unknown, used or too old. */
export function findConfirmation(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom("email_confirmations")
    .select(["user_id as userId", "email"])
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where(isLive)
    .executeTakeFirst();
}

/** The address that an account is about to have, while its link is valid. */
export async function findAwaitedEmail(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const awaited = await db
    .selectFrom("email_confirmations")
    .select("email")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where(isLive)
    .executeTakeFirst();
  return awaited?.email;
}

export async function deleteConfirmations(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom("email_confirmations").where("user_id", "=", userId).execute();
}

/** Whether some other account has confirmed this address. */
export async function isConfirmedByAnother(
  db: Kysely<Database>,
  { id, email_key }: { id: string; email_key: string },
): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", email_key)
    .where("id", "!=", id)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Accounts that haven't confirmed this address lose their links to it, both to confirm it and to set a password. */
export async function endLinksOfOthers(tx: Kysely<Database>, userId: string, email: string): Promise<void> {
  const others = tx
    .selectFrom("users")
    .select("id")
    .where("email_key", "=", emailKey(email))
    .where("id", "!=", userId);
  await tx.deleteFrom("email_confirmations").where("user_id", "in", others).execute();
  await tx.deleteFrom("password_resets").where("user_id", "in", others).execute();
}

/** From here on, earlier certificates show the address. Kept only for an account that has such certificates. */
export async function keepConfirmed(tx: Kysely<Database>, userId: string, email: string): Promise<void> {
  await sql`insert into confirmed_emails (user_id, email_key)
    select ${userId}, ${emailKey(email)} where exists (
      select from works w join certificates c on c.work_id = w.id
      where ((w.owner_id = ${userId} and not w.is_transferred) or w.registrant_id = ${userId})
        and c.creator_email_withheld)
    on conflict do nothing`.execute(tx);
}

/** Keeps the address that a change replaces, with its link, for three days. */
export async function insertFormerEmail(
  tx: Kysely<Database>,
  { userId, email, tokenHash }: { userId: string; email: string; tokenHash: Buffer },
): Promise<void> {
  await tx
    .insertInto("former_emails")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      email,
      expires_at: sql<Date>`now() + interval '72 hours'`,
    })
    .execute();
}

/** Former addresses to which a change can still be undone. */
export async function listFormerEmails(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("former_emails")
    .select("email")
    .where("user_id", "=", userId)
    .where(isLive)
    .execute();
  return rows.map(({ email }) => email);
}

/** Whose former address this link restores. */
export function findFormerEmail(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<{ userId: string; email: string } | undefined> {
  return db
    .selectFrom("former_emails")
    .select(["user_id as userId", "email"])
    .where("token_hash", "=", tokenHash)
    .where(isLive)
    .executeTakeFirst();
}

/**
 * Uses up a link, and those of all later changes: the addresses they would restore were entered by the person whose change
 * is being undone. Earlier links stay valid. False for a link that was used in the meantime.
 */
export async function takeFormerEmail(
  tx: Kysely<Database>,
  userId: string,
  tokenHash: Buffer,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("former_emails")
    .where("user_id", "=", userId)
    .where("changed_at", ">=", (eb) =>
      eb.selectFrom("former_emails").select("changed_at").where("token_hash", "=", tokenHash),
    )
    .returning("token_hash")
    .execute();
  return deleted.some(({ token_hash }) => token_hash.equals(tokenHash));
}

const tablesOfLinks = [
  "email_confirmations",
  "former_emails",
  "password_resets",
  "device_links",
  "recovery_links",
  "factor_recoveries",
  "auth_challenges",
] as const;

/** They have no use any more, and some contain addresses. */
export async function deleteExpiredLinks(db: Kysely<Database>): Promise<void> {
  for (const table of tablesOfLinks)
    await db
      .deleteFrom(table)
      .where("expires_at", "<", sql<Date>`now()`)
      .execute();
}
