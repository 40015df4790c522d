import type { Queryable } from "../../base/db/queryable.ts";

export interface RegistrantRow {
  id: string;
  self_identification: Buffer | null;
  aliases: string[];
}

export async function findRegistrants(db: Queryable, ids: string[]): Promise<RegistrantRow[]> {
  const { rows } = await db.query<RegistrantRow>({
    name: "find-registrants",
    text: `select u.id, p.self_identification, array(select name from aliases where user_id = u.id) as aliases
      from users u left join profiles p on p.user_id = u.id where u.id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}
