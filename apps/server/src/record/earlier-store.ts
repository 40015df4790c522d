import type { EarlierKind } from "@colophon/clocks";
import type { Queryable } from "../base/db/queryable.ts";

/** A proof of a registered file from before, which the record names as `earlier.<number>`. */
export interface KeptEarlierProof {
  number: number;
  kind: EarlierKind;
  bytes: Uint8Array;
}

/** Writes those of a batch's certificates, inside the batch's transaction. */
export async function writeEarlierProofs(
  tx: Queryable,
  proofs: readonly (KeptEarlierProof & { certificateId: string })[],
): Promise<void> {
  if (proofs.length === 0) return;
  await tx.query(
    `insert into earlier_proofs (certificate_id, number, kind, bytes)
     select * from unnest($1::text[], $2::smallint[], $3::text[], $4::bytea[])`,
    [
      proofs.map(({ certificateId }) => certificateId),
      proofs.map(({ number }) => number),
      proofs.map(({ kind }) => kind),
      proofs.map(({ bytes }) => Buffer.from(bytes)),
    ],
  );
}

/** In the order of their numbers. */
export async function listEarlierProofs(db: Queryable, certificateId: string): Promise<KeptEarlierProof[]> {
  const { rows } = await db.query<KeptEarlierProof>(
    "select number, kind, bytes from earlier_proofs where certificate_id = $1 order by number",
    [certificateId],
  );
  return rows;
}
