import { type Kysely, sql } from "kysely";
import type { Database } from "../src/base/db/schema.ts";

/** How many rows of a table have a text, in any spelling: in clear, or as bytes, which Postgres prints in hexadecimal. */
export async function countRowsWith(db: Kysely<Database>, table: string, text: string): Promise<number> {
  const hex = Buffer.from(text).toString("hex");
  const { rows } = await sql`select from ${sql.table(table)} as t
    where strpos(lower(t::text), lower(${text})) > 0 or strpos(t::text, ${hex}) > 0`.execute(db);
  return rows.length;
}
