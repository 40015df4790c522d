import type { MaterialType } from "@colophon/api";
import type { Queryable } from "../../db/queryable.ts";

export interface ResultRow {
  workId: string;
  certificateId: string;
  title: string;
  description: string;
  creator: string;
  materialType: MaterialType;
  year: number;
  isListed: boolean;
}

/** What is shown of works. Asks the register itself once more which of them may be: listed ones, and the asker's own. */
export async function findResults(
  db: Queryable,
  workIds: readonly string[],
  asker: string | null,
): Promise<ResultRow[]> {
  const { rows } = await db.query<ResultRow>({
    name: "search-find-results",
    text: `select w.id as "workId", s.certificate_id as "certificateId", w.title, w.description, s.creator,
        w.material_type as "materialType", coalesce(s.year, extract(year from w.created_at at time zone 'UTC'))::int as year,
        w.shared_publicly as "isListed"
      from unnest($1::uuid[]) with ordinality as asked (id, position)
      join works w on w.id = asked.id join search_works s on s.work_id = w.id
      where w.shared_publicly or w.owner_id = $2
      order by position`,
    values: [workIds, asker],
  });
  return rows;
}
