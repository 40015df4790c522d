import type { Said } from "@colophon/proof/statements";
import { openSaid } from "./open-statement.ts";
import { listStatements } from "./statement-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** The contents of all statements about a certificate, by their numbers. */
export async function listSaid(
  { pool, keys }: SealedRows,
  certificateId: string,
): Promise<Map<number, Said>> {
  const statements = await listStatements(pool, certificateId);
  return new Map(statements.map((statement) => [statement.n, openSaid(keys, statement)]));
}
