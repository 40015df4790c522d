import type { Queryable } from "../../base/db/queryable.ts";

/** A work that goes into a ZIP. */
export interface ZippedWork {
  id: string;
  certificateId: string;
  title: string;
  registeredAt: Date;
}

/** Those of some works that are the user's own. */
export async function findOwnWorks(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ZippedWork[]> {
  const { rows } = await db.query<ZippedWork>(
    `select w.id, c.id as "certificateId", w.title, c.registered_at as "registeredAt"
     from works w join certificates c on c.work_id = w.id
     where w.owner_id = $1 and w.id = any($2) and c.erased_at is null`,
    [userId, ids],
  );
  return rows;
}
