import { maxActsListed } from "@colophon/api";
import type { Kysely, Selectable } from "kysely";
import { queryableOn, type Tx } from "../base/db/queryable-on.ts";
import type { Database } from "../base/db/schema.ts";

export type ActRow = Selectable<Database["operator_acts"]>;

/** For good: where the server has a role of its own, that may neither change nor delete an act (base/db/server-role.ts). */
export async function insertAct(
  tx: Tx,
  {
    id,
    operator_id,
    act,
    subject,
    sealed,
  }: Pick<ActRow, "id" | "operator_id" | "act" | "subject" | "sealed">,
): Promise<void> {
  await queryableOn(tx).query(
    "insert into operator_acts (id, operator_id, act, subject, sealed) values ($1, $2, $3, $4, $5)",
    [id, operator_id, act, subject, sealed],
  );
}

/** The newest, those before a place, or what was done to one thing. */
export function listActs(
  db: Kysely<Database>,
  { before, subject }: { before?: number | undefined; subject?: string },
): Promise<ActRow[]> {
  return db
    .selectFrom("operator_acts")
    .selectAll()
    .$if(before !== undefined, (query) => query.where("place", "<", before ?? 0))
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .orderBy("place", "desc")
    .limit(maxActsListed)
    .execute();
}
