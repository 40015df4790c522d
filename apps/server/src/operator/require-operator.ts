import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { AppError } from "../base/errors.ts";
import type { Caller } from "../base/http/bind.ts";
import { findStanding } from "./operator-store.ts";

/** Refuses whoever is no operator, and for an act whoever has not confirmed with a second factor just now. */
export async function requireOperator(
  db: Kysely<Database>,
  caller: Caller,
  { isAct }: { isAct: boolean },
): Promise<void> {
  const { isOperator, hasSecondFactor, isFresh } = await findStanding(db, caller);
  if (!isOperator) throw new AppError("forbidden");
  if (!hasSecondFactor) throw new AppError("second_factor_needed");
  if (isAct && !isFresh) throw new AppError("confirmation_needed");
}
