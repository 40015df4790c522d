import type { Queryable } from "../../base/db/queryable.ts";

/** A stored offer. */
export interface OfferRow {
  id: string;
  workId: string;
  /** Null: an operator offers a work that nobody owns. */
  ownerId: string | null;
  tokenHash: Buffer;
  sealed: Buffer;
  expiresAt: Date;
}

const columns = `id, work_id as "workId", owner_id as "ownerId", token_hash as "tokenHash", sealed,
  expires_at as "expiresAt"`;

/** Undefined once it has ended. */
export async function findOfferByToken(db: Queryable, tokenHash: Buffer): Promise<OfferRow | undefined> {
  const { rows } = await db.query<OfferRow>(
    `select ${columns} from transfer_offers where token_hash = $1 and expires_at > now()`,
    [tokenHash],
  );
  return rows[0];
}

/** The open offer of a work. */
export async function findOfferOfWork(db: Queryable, workId: string): Promise<OfferRow | undefined> {
  const { rows } = await db.query<OfferRow>(
    `select ${columns} from transfer_offers where work_id = $1 and expires_at > now()`,
    [workId],
  );
  return rows[0];
}

/** The certificate of a work, and its owner. */
export async function findWork(
  db: Queryable,
  workId: string,
): Promise<{ certificateId: string; ownerId: string | null } | undefined> {
  const { rows } = await db.query<{ certificateId: string; ownerId: string | null }>(
    `select c.id as "certificateId", w.owner_id as "ownerId"
     from works w join certificates c on c.work_id = w.id where w.id = $1`,
    [workId],
  );
  return rows[0];
}

/** Stores an offer for seven days, replacing one that has ended. Undefined while another one is open. */
export async function insertOffer(
  tx: Queryable,
  { id, workId, ownerId, tokenHash, sealed }: Omit<OfferRow, "expiresAt">,
): Promise<Date | undefined> {
  await tx.query("delete from transfer_offers where work_id = $1 and expires_at <= now()", [workId]);
  const { rows } = await tx.query<{ expiresAt: Date }>(
    `insert into transfer_offers (id, work_id, owner_id, token_hash, sealed, expires_at)
     select $1, id, $3::uuid, $4, $5, now() + interval '7 days' from works
     where id = $2 and owner_id is not distinct from $3
     on conflict (work_id) do nothing returning expires_at as "expiresAt"`,
    [id, workId, ownerId, tokenHash, sealed],
  );
  return rows[0]?.expiresAt;
}

/** False where there was none: it was answered or taken back, or never existed. */
export async function deleteOffer(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from transfer_offers where id = $1", [id]);
  return rowCount === 1;
}

/** Deletes a work's open offer, of the owner or of an operator. */
export async function deleteOfferOfWork(tx: Queryable, workId: string): Promise<void> {
  await tx.query("delete from transfer_offers where work_id = $1", [workId]);
}

/** Deletes offers that have ended, with their contents. */
export async function deleteOverOffers(db: Queryable): Promise<void> {
  await db.query("delete from transfer_offers where expires_at <= now()");
}

/** All offers of an account. */
export async function listOffers(
  db: Queryable,
  ownerId: string,
): Promise<(OfferRow & { certificateId: string })[]> {
  const { rows } = await db.query<OfferRow & { certificateId: string }>(
    `select t.id, t.work_id as "workId", t.owner_id as "ownerId", t.token_hash as "tokenHash", t.sealed,
       t.expires_at as "expiresAt", c.id as "certificateId"
     from transfer_offers t join certificates c on c.work_id = t.work_id
     where t.owner_id = $1 and t.expires_at > now() order by t.created_at`,
    [ownerId],
  );
  return rows;
}

/** The work that the statement at this index of the log has transferred to an account. */
export async function findTransferredWork(
  db: Queryable,
  successorId: string,
  logIndex: number,
): Promise<string | undefined> {
  const { rows } = await db.query<{ workId: string }>(
    `select c.work_id as "workId" from statements s join certificates c on c.id = s.certificate_id
     where s.log_index = $1 and s.successor_id = $2 and c.work_id is not null`,
    [logIndex, successorId],
  );
  return rows[0]?.workId;
}
