import type { Queryable } from "../../base/db/queryable.ts";
import { isBlocked } from "../../record/heading-sql.ts";

/** What owns the objects of a folder: the SQL returns those of the names that have an owner. */
const owners: Readonly<Record<string, string>> = {
  images: `select image as name from users where image = any($1)`,
  copies: copiesNamed("work_id || '/' || position || '/' || copy_id"),
  // From before version 0.4. A copy that is still being uploaded has an owner too.
  deposits: `select work_id::text as name from deposits
    where position = 1 and copy_id is null and work_id::text = any($1)`,
  "further-deposits": copiesNamed("case when copy_id is null then work_id || '/' || position end"),
  // Documents of a blocked work are never shown: a crash after the block may have left some.
  documents: `select c.id as name from certificates c where c.id = any($1) and c.erased_at is null and not ${isBlocked("c.id")}`,
};

function copiesNamed(name: string): string {
  return `select name from (select ${name} as name from deposits
    where work_id::text in (select split_part(key, '/', 1) from unnest($1::text[]) as g (key))) as d where name = any($1)`;
}

/** Those of the objects that have no owner. Objects in an unknown folder are left out. */
export async function findUnowned(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const unowned: string[] = [];
  for (const [folder, owned] of Object.entries(owners)) {
    const named = keys.flatMap((key) => {
      const [first, ...path] = key.split("/");
      // Of documents, the folder has the owner; of private copies, the object.
      const name = folder === "documents" ? (path[0] ?? "") : path.join("/");
      return first === folder ? [{ key, name }] : [];
    });
    if (named.length === 0) continue;
    const { rows } = await db.query<{ name: string }>(owned, [named.map(({ name }) => name)]);
    const names = new Set(rows.map(({ name }) => name));
    unowned.push(...named.filter(({ name }) => !names.has(name)).map(({ key }) => key));
  }
  return unowned;
}
