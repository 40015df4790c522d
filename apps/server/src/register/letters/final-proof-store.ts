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
  const { rows } = await tx.query<{ certificateId: string } & FinalCertificate["owner"]>(
    `select c.id as "certificateId", u.id, u.language, u.email_confirmed_at, u.letters_off, u.erasing_since
     from log_entries e join certificates c on c.id = e.certificate_id
       join works w on w.id = c.work_id join users u on u.id = w.owner_id
     where e.index >= $1 and e.index < $2 and not exists (select from letters l
       where l.kind = 'certificateReady' and l.subject = c.id and l.due_at is not null and l.claim is null)
     for key share of u`,
    [from, to],
  );
  return rows.map(({ certificateId, ...owner }) => ({ certificateId, owner }));
}
