import type { ListedWork, TextLanguage } from "@colophon/api";
import { showsCreator } from "../../record/shown-creator-sql.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { registrantOf } from "../../base/db/registrant-of.ts";
import { type SaidStatement, statusOf } from "../../record/heading.ts";
import { saidOf } from "../../record/heading-sql.ts";
import type { CataloguePlace } from "./catalogue-cursor.ts";

export interface CatalogueFilters {
  type?: string | undefined;
  language?: string | undefined;
  year?: number | undefined;
}

interface CatalogueRow extends Omit<ListedWork, "registrationDate"> {
  registeredAt: Date;
}

/**
 * Listed works, newest first, after a place; the register itself is checked again for whether they are listed. The creator
 * comes from the search index.
 */
export async function listCatalogue(
  db: Queryable,
  { type, language, year }: CatalogueFilters,
  { after, limit }: { after?: CataloguePlace | undefined; limit: number },
): Promise<CatalogueRow[]> {
  const { rows } = await db.query<Omit<CatalogueRow, "status"> & { said: SaidStatement[] }>(
    `select l.certificate_id as "certificateId", w.title, s.creator as "creatorName", l.material_type as "materialType",
       l.language, l.year, l.registered_at as "registeredAt", case when ${showsCreator("s.creator")} then u.id end as "profileId",
       ${saidOf("l.certificate_id")} as said
     from listed_works l join works w on w.id = l.work_id join search_works s on s.work_id = l.work_id
       left join users u on u.id = ${registrantOf("w")} left join profiles p on p.user_id = u.id
     where w.shared_publicly and ($1::text is null or l.material_type = $1) and ($2::text is null or l.language = $2)
       and ($3::int is null or l.year = $3)
       and ($4::timestamptz is null or (l.registered_at, l.certificate_id) < ($4, $5))
     order by l.registered_at desc, l.certificate_id desc limit $6`,
    [type, language, year, after?.registeredAt, after?.certificateId, limit],
  );
  return rows.map(({ said, ...row }) => ({ ...row, status: statusOf(said) }));
}

export interface Tally {
  type: string;
  language: TextLanguage;
  year: number;
  count: number;
}

/** How many listed works there are of each kind, language and year. */
export async function countCatalogue(db: Queryable): Promise<Tally[]> {
  const { rows } = await db.query<Tally>(
    `select material_type as type, language, year, count(*)::int as count
     from listed_works group by material_type, language, year`,
  );
  return rows;
}
