import type { Kysely } from "kysely";
import { findUser, liftSuspension, lockUser } from "../people/accounts/accounts.ts";
import { suspend } from "../people/accounts/suspension.ts";
import type { Database } from "../base/db/schema.ts";
import { AppError } from "../base/errors.ts";
import { closeByOperator } from "../personal-data/personal-data.ts";
import { exportUser } from "../personal-data/export-user.ts";
import { noteAct, type NewAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";
import { isOperator } from "./operator-store.ts";

type Context = Pick<OperatorContext, "db" | "keys" | "letters">;

interface AccountAct {
  accountId: string;
  operatorId: string;
  reason: string;
}

const actOf = (act: NewAct["act"], { accountId, operatorId, reason }: AccountAct): NewAct => ({
  act,
  subject: subjectOf.account(accountId),
  operatorId,
  reason,
});

/** Nobody logs in to the account until it is lifted; its works stay as they are. `text` is written to its owner. */
export function suspendAccount(
  { db, keys, letters }: Context,
  given: AccountAct & { text: string },
): Promise<void> {
  const { accountId: userId, text } = given;
  return db.transaction().execute(async (tx) => {
    await refuseOperators(tx, userId);
    // Nothing is changed or noted where it is suspended already.
    if (!(await suspend(tx, userId))) throw new AppError("not_found");
    const subject = await noteAct(tx, keys, actOf("suspend", given));
    await letters.add(tx, { kind: "accountSuspended", subject, userId, contents: { text } });
  });
}

/** Ends a suspension, and writes to the account's owner. */
export function liftAccount({ db, keys, letters }: Context, given: AccountAct): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await liftSuspension(tx, given.accountId))) throw new AppError("not_found");
    const subject = await noteAct(tx, keys, actOf("lift", given));
    await letters.add(tx, { kind: "accountRestored", subject, userId: given.accountId, contents: {} });
  });
}

/** Closes the account for good; within ten minutes it is erased with its works. Its owner gets a letter if the address was confirmed. */
export function endAccount(
  { db, keys, letters }: Context,
  given: AccountAct & { text: string },
): Promise<void> {
  const { accountId, text } = given;
  return db.transaction().execute(async (tx) => {
    await refuseOperators(tx, accountId);
    const user = await lockUser(tx, accountId);
    if (user === undefined) throw new AppError("not_found");
    const subject = await noteAct(tx, keys, actOf("end", given));
    const { email: to, language } = user;
    if (user.email_confirmed_at !== null)
      await letters.addTo(tx, { kind: "accountEnded", subject, to, language, contents: { text } });
    await closeByOperator(tx, accountId);
  });
}

/** What the account's owner would get, for a court that asks for it. */
export async function exportAccount(context: OperatorContext, given: AccountAct) {
  if ((await findUser(context.db, given.accountId)) === undefined) throw new AppError("not_found");
  // Noted before it is read: an answer that breaks off was given all the same.
  await noteAct(context.db, context.keys, actOf("export", given));
  return exportUser(context, given.accountId);
}

/** An operator who is to go is revoked first, at the server's command line. */
async function refuseOperators(tx: Kysely<Database>, userId: string): Promise<void> {
  if (await isOperator(tx, userId)) throw new AppError("own_account");
}
