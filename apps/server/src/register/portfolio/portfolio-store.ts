import type { CertificateStatus, ChosenWorks } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { headingSql } from "../../record/heading-sql.ts";
import { selectOwnWorks } from "./own-works-sql.ts";

export interface OwnWork {
  workId: string;
  certificateId: string;
  title: string;
  materialType: string;
  registeredAt: Date;
  sharedPublicly: boolean;
  status: CertificateStatus;
}

/** Chosen works of one's own, the newest first, after one of them. */
export async function listChosen(
  db: Queryable,
  ownerId: string,
  chosen: ChosenWorks,
  { after, limit }: { after: OwnWork | undefined; limit: number },
): Promise<OwnWork[]> {
  const { sql, values } = selectOwnWorks(ownerId, chosen);
  const next = values.length + 1;
  const { rows } = await db.query<OwnWork>(
    `select w.id as "workId", c.id as "certificateId", w.title, w.material_type as "materialType",
       w.created_at as "registeredAt", w.shared_publicly as "sharedPublicly", ${headingSql("c.id")} as status
     ${sql} ${after === undefined ? "" : `and (w.created_at, w.id) < ($${next + 1}, $${next + 2})`}
     order by w.created_at desc, w.id desc limit $${next}`,
    [...values, limit, ...(after === undefined ? [] : [after.registeredAt, after.workId])],
  );
  return rows;
}
