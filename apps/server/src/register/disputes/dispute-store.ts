import type { KeptRecord } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";

export interface DisputeRow {
  /** The number of the statement that disputes. */
  n: number;
  at: Date;
  /** The person who disputes; null once they are erased. */
  userId: string | null;
  isAnswered: boolean;
  /** By the person who disputes, or by the registry: an owner can't end a dispute. */
  isSettled: boolean;
  /** The owner has said that it is settled. */
  isSettledByOwner: boolean;
}

/** All disputes about a certificate, in their order. */
export async function listDisputes(db: Queryable, certificateId: string): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `select n, said_at as at, user_id as "userId", ${isFollowedBy("answered", owners)} as "isAnswered",
       ${isFollowedBy("settled", settlers)} as "isSettled", ${isFollowedBy("settled", owners)} as "isSettledByOwner"
     from statements d where certificate_id = $1 and kind = 'disputed' order by n`,
    [certificateId],
  );
  return rows;
}

/** Some open disputes that an account has begun, including those of erased certificates, and the number of statements about each certificate. */
export async function listOpenDisputesOf(
  db: Queryable,
  userId: string,
  max: number,
): Promise<(KeptRecord & { n: number; said: number })[]> {
  const { rows } = await db.query<KeptRecord & { n: number; said: number }>(
    `select c.id, c.record, c.packed_record as "packedRecord", l.issuer, c.registered_at as "registeredAt", d.n,
       (select max(n) + 1 from statements where certificate_id = c.id)::int as said
     from statements d join certificates c on c.id = d.certificate_id cross join log_state l
     where d.user_id = $1 and d.kind = 'disputed' and not ${isFollowedBy("settled", settlers)}
     order by c.id, d.n limit $2`,
    [userId, max],
  );
  return rows;
}

const owners = ["registrant", "successor"] as const;
const settlers = ["claimant", "registry"] as const;

const isFollowedBy = (kind: "answered" | "settled", by: typeof owners | typeof settlers): string =>
  `exists (select from statements where certificate_id = d.certificate_id and kind = '${kind}' and dispute = d.n
    and said_by in ('${by.join("', '")}'))`;
