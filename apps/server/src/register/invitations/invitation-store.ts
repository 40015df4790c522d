import type { Queryable } from "../../base/db/queryable.ts";

export async function findAddressKey(db: Queryable): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ sealed: Buffer }>("select sealed from address_keys");
  return rows[0]?.sealed;
}

/** Stores it unless another process was quicker; resolves to the stored one. */
export async function keepAddressKey(db: Queryable, sealed: Buffer): Promise<Buffer> {
  await db.query("insert into address_keys (sealed) values ($1) on conflict do nothing", [sealed]);
  const kept = await findAddressKey(db);
  if (kept === undefined) throw new Error("the key of address hashes was not kept");
  return kept;
}

/** A person named in a work, with their address. */
export interface NewInvitation {
  certificateId: string;
  collaborator: number;
  ownerId: string;
  emailHash: Buffer;
  language: string;
}

/** In the transaction that gives the certificates their leaves. One for a work and address: the first row counts. */
export async function insertInvitations(tx: Queryable, invitations: readonly NewInvitation[]): Promise<void> {
  if (invitations.length === 0) return;
  const rows = invitations.map((invitation) => ({
    certificate_id: invitation.certificateId,
    collaborator: invitation.collaborator,
    owner_id: invitation.ownerId,
    email_hash: `\\x${invitation.emailHash.toString("hex")}`,
    language: invitation.language,
  }));
  await tx.query({
    name: "insert-invitations",
    text: `insert into invitations (certificate_id, collaborator, owner_id, email_hash, language)
      select certificate_id, collaborator, owner_id, email_hash, language
      from json_populate_recordset(null::invitations, $1) order by certificate_id, collaborator
      on conflict do nothing`,
    values: [JSON.stringify(rows)],
  });
}

export interface InvitationRow {
  certificateId: string;
  collaborator: number;
  emailHash: Buffer;
}

const columns = `i.certificate_id as "certificateId", i.collaborator, i.email_hash as "emailHash"`;

export async function findByLink(
  db: Queryable,
  tokenHash: Buffer,
): Promise<(InvitationRow & { stopHash: Buffer }) | undefined> {
  const { rows } = await db.query<InvitationRow & { stopHash: Buffer }>(
    `select ${columns}, l.stop_hash as "stopHash" from invitation_links l join invitations i using (certificate_id, collaborator)
     where l.token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

export async function findByAddress(
  db: Queryable,
  emailHash: Buffer,
  certificateId: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await db.query<InvitationRow>(
    `select ${columns} from invitations i where i.email_hash = $1 and i.certificate_id = $2`,
    [emailHash, certificateId],
  );
  return rows[0];
}

/** The newest of an address, or those after one of its certificates. */
export async function listByAddress(
  db: Queryable,
  emailHash: Buffer,
  { max, after }: { max: number; after: string | undefined },
): Promise<(InvitationRow & { askedAt: Date | null })[]> {
  const { rows } = await db.query<InvitationRow & { askedAt: Date | null }>(
    `select ${columns}, i.asked_at as "askedAt"
     from invitations i join certificate_places e on e.certificate_id = i.certificate_id
     where i.email_hash = $1 and ($2::text is null or (coalesce(e.log, 32767), e.index) <
       (select coalesce(log, 32767), index from certificate_places where certificate_id = $2))
     order by e.log desc, e.index desc limit $3`,
    [emailHash, after ?? null, max],
  );
  return rows;
}

/** A letter is due, the first or the reminder. */
export interface DueInvitation extends InvitationRow {
  ownerId: string;
  language: string;
  /** Of a work that was registered together with others. */
  batchId: string | null;
  isReminder: boolean;
  isOld: boolean;
  /** The person wants no letters, has answered, or there is nothing left to ask. */
  isOver: boolean;
}

/** Locked until the transaction ends; rows locked by another process are skipped. */
export async function lockDue(tx: Queryable, max: number): Promise<DueInvitation[]> {
  const { rows } = await tx.query<DueInvitation>(
    `${dueInvitations} order by i.due_at limit $1 for update of i skip locked`,
    [max],
  );
  return rows;
}

/** Those of the same batch that are due to the same address for the same reason, in the order of the batch. */
export async function lockDueWith(
  tx: Queryable,
  { batchId, emailHash, isReminder }: DueInvitation,
): Promise<DueInvitation[]> {
  const { rows } = await tx.query<DueInvitation>(
    `${dueInvitations} and b.batch_id = $1 and i.email_hash = $2 and (i.asked_at is not null) = $3
     order by b.position, i.collaborator for update of i skip locked`,
    [batchId, emailHash, isReminder],
  );
  return rows;
}

const dueInvitations = `select ${columns}, i.owner_id as "ownerId",
       case when i.language = 'zh' and u.language = 'zh-TW' then u.language else i.language end as language, i.asked_at is not null as "isReminder",
       b.batch_id as "batchId",
       i.queued_at < now() - interval '30 days' as "isOld",
       exists (select from stopped_addresses where email_hash = i.email_hash)
         or exists (select from statements where certificate_id = i.certificate_id
           and (collaborator = i.collaborator or kind = 'withdrawn')) as "isOver"
     from invitations i join certificates c on c.id = i.certificate_id join works w on w.id = c.work_id
       join users u on u.id = i.owner_id left join batch_works b on b.work_id = w.id
     where i.due_at <= now() and u.email_confirmed_at is not null and u.erasing_since is null`;

/** Locks out other processes until the transaction ends: letters are counted before more are queued. False while one has the lock. */
export async function lockAsking(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ isMine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('invitations.asking')) as "isMine"`,
  );
  return rows[0]?.isMine ?? false;
}

/** How many letters of these kinds were queued for an account's works in a day. */
export async function countAsked(tx: Queryable, ownerId: string, kinds: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from letters
     where user_id = $1 and kind = any($2) and queued_at > now() - interval '1 day'`,
    [ownerId, kinds],
  );
  return rows[0]?.count ?? 0;
}

export async function insertLink(
  tx: Queryable,
  { certificateId, collaborator, emailHash }: InvitationRow,
  { tokenHash, stopHash }: { tokenHash: Buffer; stopHash: Buffer },
): Promise<void> {
  await tx.query(
    `insert into invitation_links (token_hash, stop_hash, certificate_id, collaborator, email_hash)
     values ($1, $2, $3, $4, $5)`,
    [tokenHash, stopHash, certificateId, collaborator, emailHash],
  );
}

/** The address that a letter with this stop link went to, even when there is nothing left to answer. */
export async function findAddressToStop(db: Queryable, stopHash: Buffer): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ emailHash: Buffer }>(
    `select email_hash as "emailHash" from invitation_links where stop_hash = $1`,
    [stopHash],
  );
  return rows[0]?.emailHash;
}

export async function deleteOldLinks(db: Queryable): Promise<void> {
  await db.query("delete from invitation_links where made_at < now() - interval '2 years'");
}

/** After the first letter a reminder is due in a week, then nothing. */
export async function noteAsked(
  tx: Queryable,
  { certificateId, collaborator }: InvitationRow,
): Promise<void> {
  await tx.query(
    `update invitations set due_at = case when asked_at is null then now() + interval '7 days' end,
       asked_at = coalesce(asked_at, now())
     where certificate_id = $1 and collaborator = $2`,
    [certificateId, collaborator],
  );
}

/** No more letters are due. */
export async function endAsking(
  tx: Queryable,
  { certificateId, collaborator }: InvitationRow,
): Promise<void> {
  await tx.query("update invitations set due_at = null where certificate_id = $1 and collaborator = $2", [
    certificateId,
    collaborator,
  ]);
}

/** An account that has used up its letters of the day is tried again in an hour; other accounts don't wait for it. */
export async function postponeDue(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(
    "update invitations set due_at = now() + interval '1 hour' where owner_id = $1 and due_at <= now()",
    [ownerId],
  );
}

export async function isAddressStopped(db: Queryable, emailHash: Buffer): Promise<boolean> {
  const { rows } = await db.query("select from stopped_addresses where email_hash = $1", [emailHash]);
  return rows.length > 0;
}

/** Permanently; letters queued for the address are not sent either, and links of earlier ones can only stop. */
export async function stopAddress(tx: Queryable, emailHash: Buffer, kinds: readonly string[]): Promise<void> {
  await tx.query("insert into stopped_addresses (email_hash) values ($1) on conflict do nothing", [
    emailHash,
  ]);
  await tx.query(
    `delete from letters l using invitations i where i.email_hash = $1 and l.kind = any($2)
       and l.subject = i.certificate_id || ':' || i.collaborator and l.due_at is not null`,
    [emailHash, kinds],
  );
  await tx.query("update invitations set due_at = null where email_hash = $1", [emailHash]);
  await tx.query("update invitation_links set token_hash = null where email_hash = $1", [emailHash]);
}

/** The certificates that an account has answered about, without a statement yet that it is erased. */
export async function listAnswered(
  db: Queryable,
  userId: string,
  max: number,
): Promise<{ certificateId: string; collaborator: number }[]> {
  const { rows } = await db.query<{ certificateId: string; collaborator: number }>(
    `select distinct s.certificate_id as "certificateId", s.collaborator
     from statements s join certificates c on c.id = s.certificate_id and c.work_id is not null
     where s.user_id = $1 and s.said_by = 'collaborator' and not exists (select from statements
       where certificate_id = s.certificate_id and kind = 'erased' and collaborator = s.collaborator)
     limit $2`,
    [userId, max],
  );
  return rows;
}

/** The answers given from an account. */
export async function listAnswers(
  db: Queryable,
  userId: string,
): Promise<{ certificateId: string; collaborator: number; kind: string; at: Date }[]> {
  const { rows } = await db.query<{ certificateId: string; collaborator: number; kind: string; at: Date }>(
    `select certificate_id as "certificateId", collaborator, kind, said_at as at from statements
     where user_id = $1 and said_by = 'collaborator' order by log_index`,
    [userId],
  );
  return rows;
}

export async function deleteByAddress(db: Queryable, emailHash: Buffer): Promise<void> {
  await db.query("delete from invitations where email_hash = $1", [emailHash]);
}
