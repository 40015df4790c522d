import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { listOperators } from "./operator-store.ts";

/** One a line, for the command line. */
export async function describeOperators(db: Kysely<Database>): Promise<string> {
  const operators = await listOperators(db);
  if (operators.length === 0) return "nobody is an operator\n";
  return operators
    .map(({ id, email, name, grantedAt }) => `${email}\t${name}\t${id}\tsince ${grantedAt.toISOString()}\n`)
    .join("");
}
