import type { WorkListItem } from "@colophon/api";
import { type SaidStatement, statusOf } from "../../record/heading.ts";
import { saidOf } from "../../record/heading-sql.ts";

// One's own work as lists have it: `w` the work, `c` its certificate.

export type WorkRow = Omit<WorkListItem, "createdAt" | "status"> & { createdAt: Date; said: SaidStatement[] };

/** With `filesOfWork` joined. */
export const workColumns = `w.id, w.title, w.material_type as "materialType", w.created_at as "createdAt",
  c.id as "certificateId", w.shared_publicly as "sharedPublicly", ${saidOf("c.id")} as said,
  case when f.sha256 is not null then json_build_object(
    'sha256', encode(f.sha256, 'hex'),
    'deposit', case when d.work_id is null then 'none' when d.kept_at is null then 'uploading' else 'kept' end
  ) end as file, n.files as "fileCount"`;

export const filesOfWork = `cross join lateral
    (select count(*)::int as files from file_fingerprints where certificate_id = c.id) n
  left join file_fingerprints f on f.certificate_id = c.id and f.position = 1 and n.files = 1
  left join deposits d on d.work_id = w.id and d.position = 1`;

export const describeWork = ({ said, ...row }: WorkRow): WorkListItem => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  status: statusOf(said),
});
