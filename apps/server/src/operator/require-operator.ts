import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { AppError } from "../base/errors.ts";
import type { Guard } from "../base/http/bind.ts";
import { findStanding } from "./operator-store.ts";

/** Refuses anyone who is no operator, and for an act anyone who has not confirmed with a second factor just now. */
export function createOperatorCheck(db: Kysely<Database>): Guard["requireOperator"] {
  return async (caller, { isAct }) => {
    const { isOperator, hasSecondFactor, isFresh } = await findStanding(db, caller);
    if (!isOperator) throw new AppError("forbidden");
    if (!hasSecondFactor) throw new AppError("second_factor_needed");
    if (isAct && !isFresh) throw new AppError("confirmation_needed");
  };
}
