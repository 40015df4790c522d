import type { CertificateStatus, MaterialType } from "@colophon/api";
import { showsCreator } from "../../record/shown-creator-sql.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { registrantOf } from "../../base/db/registrant-of.ts";
import { type SaidStatement, statusOf } from "../../record/heading.ts";
import { isRetired, saidOf } from "../../record/heading-sql.ts";

export interface ResultRow {
  workId: string;
  certificateId: string;
  title: string;
  description: string;
  creator: string;
  /** Of the page that shows this name; null where there is none. */
  profileId: string | null;
  materialType: MaterialType;
  year: number;
  status: CertificateStatus;
  isListed: boolean;
}

/** What is shown of works. Asks the register itself once more which of them may be: listed ones, and the asker's own. */
export async function findResults(
  db: Queryable,
  workIds: readonly string[],
  asker: string | null,
): Promise<ResultRow[]> {
  const { rows } = await db.query<Omit<ResultRow, "status"> & { said: SaidStatement[] }>({
    name: "search-find-results",
    text: `select w.id as "workId", s.certificate_id as "certificateId", w.title, w.description, s.creator,
        case when ${showsCreator("s.creator")} then u.id end as "profileId", w.material_type as "materialType", coalesce(s.year, extract(year from w.created_at at time zone 'UTC'))::int as year,
        w.shared_publicly as "isListed", ${saidOf("s.certificate_id")} as said
      from unnest($1::uuid[]) with ordinality as asked (id, position)
      join works w on w.id = asked.id join search_works s on s.work_id = w.id
        left join users u on u.id = ${registrantOf("w")} left join profiles p on p.user_id = u.id
      where (w.shared_publicly or w.owner_id = $2) and not ${isRetired("s.certificate_id")}
      order by position`,
    values: [workIds, asker],
  });
  return rows.map(({ said, ...row }) => ({ ...row, status: statusOf(said) }));
}
