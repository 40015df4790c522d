import type { Queryable } from "../../base/db/queryable.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { readAiUse, type UsesSaid } from "@colophon/uses";
import { openSaid } from "./open-statement.ts";
import type { OwnableWork } from "./own-work.ts";
import { listStatements } from "./statement-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** What each statement about use by machines says, by the number of the statement. */
export async function usesSaidLater(
  { pool, keys }: { pool: Queryable; keys: Pick<Keys, "dataEncryption"> },
  certificateId: string,
): Promise<Map<number, UsesSaid>> {
  const statements = (await listStatements(pool, certificateId)).filter(({ kind }) => kind === "ai_use");
  return new Map(statements.map((each) => [each.n, readAiUse(openSaid(keys, each).aiUse) ?? {}]));
}

/** What is said now of use by machines: by the last statement about it, else by the record. Only owners have made such statements. */
export async function usesNow(
  context: SealedRows,
  { id, fields }: Pick<OwnableWork, "id" | "fields">,
): Promise<UsesSaid> {
  const later = [...(await usesSaidLater(context, id)).values()];
  return later.at(-1) ?? readAiUse(fields.aiUse) ?? {};
}
