import type { Queryable } from "../../base/db/queryable.ts";
import { isRetired } from "../../record/heading-sql.ts";
import type { SearchedWork } from "./entry-of-work.ts";
import { queryOfKeptWord } from "./kept-words-sql.ts";

type RegisteredWork = Omit<SearchedWork, "creator" | "collaborators"> & {
  isRetired: boolean;
};

/** Registered works, by their certificates' numbers. Their rows are held, so that none is unlisted while it is indexed. */
export async function findRegistered(tx: Queryable, after: string, limit: number): Promise<RegisteredWork[]> {
  const { rows } = await tx.query<RegisteredWork>(
    `select w.id as "workId", c.id as "certificateId", w.owner_id as "ownerId", w.title, w.description, w.keywords,
       w.material_type as "materialType", w.medium, w.categories, w.publication, w.shared_publicly as listed,
       c.registered_at as "registeredAt", ${isRetired("c.id")} as "isRetired"
     from certificates c join works w on w.id = c.work_id where c.id > $1 order by c.id limit $2 for share of w`,
    [after, limit],
  );
  return rows;
}

/** Forgets words that no listed work has any more in its title, or its creator or a collaborator in a name. */
export async function deleteStaleWords(db: Queryable): Promise<void> {
  await db.query(
    `delete from search_words where not exists
      (select from search_works where listed and tokens @@ ${queryOfKeptWord})`,
  );
}

/** The planner's and the ranking's knowledge of how common tokens are. */
export async function analyseIndex(db: Queryable): Promise<void> {
  await db.query("analyze search_works");
}
