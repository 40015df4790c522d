import type { Kysely } from "kysely";
import { emailKey } from "../base/email-key.ts";
import { findByAddress, hasSecondFactor } from "../people/accounts/accounts.ts";
import type { Database } from "../base/db/schema.ts";
import { StartError } from "../base/errors.ts";
import type { Keys } from "../base/keys/keys.ts";
import { noteAct, subjectOf } from "./acts.ts";
import { deleteOperator, insertOperator } from "./operator-store.ts";

interface GrantContext {
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
}

/** For an account that recovers from the loss of its factors: whoever adds the next ones may be somebody else. */
export function createOfficeEnder({ keys }: Pick<GrantContext, "keys">) {
  return async (tx: Kysely<Database>, userId: string): Promise<void> => {
    // Most accounts hold no office: nothing ends, and there is no act to note.
    if (!(await deleteOperator(tx, userId))) return;
    const subject = subjectOf.account(userId);
    await noteAct(tx, keys, { act: "revoke", subject, operatorId: userId, reason: recovered });
  };
}

const recovered = "recovered after losing every second step";
const reason = "at the server’s command line";

/** Makes the account of this address an operator: its address is confirmed, and it has a second factor. */
export function grantOperator({ db, keys }: GrantContext, address: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const user = await requireUser(tx, address);
    if (!(await hasSecondFactor(tx, user.id)))
      throw new StartError(
        `${address} has no second step: set up a passkey or an authenticator app under Security in the account first`,
      );
    if (!(await insertOperator(tx, user.id))) throw new StartError(`${address} is already an operator`);
    await noteAct(tx, keys, { act: "grant", subject: subjectOf.account(user.id), operatorId: null, reason });
  });
}

export function revokeOperator({ db, keys }: GrantContext, address: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const user = await requireUser(tx, address);
    if (!(await deleteOperator(tx, user.id))) throw new StartError(`${address} is not an operator`);
    await noteAct(tx, keys, { act: "revoke", subject: subjectOf.account(user.id), operatorId: null, reason });
  });
}

async function requireUser(tx: Kysely<Database>, address: string): Promise<{ id: string }> {
  const user = await findByAddress(tx, emailKey(address));
  if (user === undefined) throw new StartError(`no account has confirmed the address ${address}`);
  return user;
}
