import type { Queryable } from "../../base/db/queryable.ts";
import type { Addressee } from "../../mail/letter-kinds.ts";

/** The log sizes up to which entries are finally anchored, and up to which their owners have been told. */
export async function readProgress(db: Queryable): Promise<{ told: number; final: number }> {
  const { rows } = await db.query<{ told: number; final: number }>(`select size as told,
    (select coalesce(max(size), 0) from anchors where state = 'final') as final from final_proofs_told`);
  return rows[0] ?? { told: 0, final: 0 };
}

/** Undefined while another process is telling them. */
export async function lockTold(tx: Queryable): Promise<number | undefined> {
  const { rows } = await tx.query<{ size: number }>(
    `select size from final_proofs_told for update skip locked`,
  );
  return rows[0]?.size;
}

export async function saveTold(tx: Queryable, size: number): Promise<void> {
  await tx.query(`update final_proofs_told set size = $1`, [size]);
}

export interface FinalCertificate {
  certificateId: string;
  /** The batch that it was registered in, while its registrant is its owner. */
  batchId: string | null;
  owner: Addressee & { id: string; language: string };
}

/**
 * The certificates of these entries, with their owners. Skips those whose first letter is still unclaimed: that letter
 * will itself say that the proof is final.
 */
export async function listFinalCertificates(
  tx: Queryable,
  { from, to }: { from: number; to: number },
): Promise<FinalCertificate[]> {
  const { rows } = await tx.query<Omit<FinalCertificate, "owner"> & FinalCertificate["owner"]>(
    `select c.id as "certificateId", b.batch_id as "batchId", u.id, u.language, u.email_confirmed_at, u.letters_off, u.erasing_since
     from log_entries e join certificates c on c.id = e.certificate_id
       join works w on w.id = c.work_id join users u on u.id = w.owner_id
       left join batch_works b on b.work_id = w.id and not w.is_transferred
     where e.index >= $1 and e.index < $2 and not exists (select from letters l
       where (l.kind, l.subject) in (('certificateReady', c.id), ('batchReady', b.batch_id::text)) and l.due_at is not null and l.claim is null)
     for key share of u`,
    [from, to],
  );
  return rows.map(({ certificateId, batchId, ...owner }) => ({ certificateId, batchId, owner }));
}
