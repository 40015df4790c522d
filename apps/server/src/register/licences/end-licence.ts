import type { Claim } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { SigningContext } from "../../record/issuer.ts";
import { newStatement, type NewStatement } from "../statements/new-statement.ts";
import { type Said, say, type SayContext } from "../statements/say.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { stateOf } from "./describe-licence.ts";
import { markOver, type Side, type StoredLicence } from "./licence-store.ts";
import { requireLicence, sideOf } from "./open-licence.ts";

export interface EndContext extends SigningContext, SayContext {
  log: SigningContext["log"] & SayContext["log"];
}

export interface Ending {
  userId: string;
  /** Of the licence. */
  id: string;
  reason: string;
  idempotencyKey: string | undefined;
}

/** One side says that a licence ends, permanently in the log: it does once both have said so. */
export async function endLicence(context: EndContext, ending: Ending): Promise<Said> {
  return sayAsSide(context, "ended", ending, (licence, side) => {
    const isSaidBy = (one: Side) => licence.said.some(({ kind, by }) => kind === "ended" && by === one);
    if (isSaidBy(side)) throw new AppError("licence_end_said");
    return isSaidBy(side === "licensor" ? "licensee" : "licensor");
  });
}

/** The licensor revokes a licence whose terms allow that, whoever holds the work's certificate now. */
export async function revokeLicence(context: EndContext, ending: Ending): Promise<Said> {
  return sayAsSide(context, "revoked", ending, ({ terms }, side) => {
    if (side !== "licensor" || !terms.revocable) throw new AppError("licence_not_revocable");
    return true;
  });
}

/** `isOver` says whether the licence is over with this statement, or why it can't be made. */
async function sayAsSide(
  context: EndContext,
  kind: "ended" | "revoked",
  { userId, id, reason, idempotencyKey }: Ending,
  isOver: (licence: StoredLicence, side: Side) => boolean,
): Promise<Said> {
  return say(context, {
    request: { userId, idempotencyKey, body: [kind, id, reason] },
    draft: async (key) => {
      const licence = await requireLicence(context, id);
      const by = sideOf(licence, userId);
      if (by === undefined) throw new AppError("licence_not_found");
      if (["revoked", "ended", "expired"].includes(stateOf(licence))) throw new AppError("licence_over");
      return draftEnd(context, licence, { kind, by, userId, reason, key, isOver: isOver(licence, by) });
    },
  });
}

interface End {
  kind: "ended" | "revoked";
  by: Side;
  userId: string;
  reason: string;
  key: IdempotencyKey | undefined;
  isOver: boolean;
}

function draftEnd(
  context: EndContext,
  { id, record, said }: StoredLicence,
  { reason, isOver, ...saying }: End,
): NewStatement {
  const claims: Claim[] = reason === "" ? [] : [["reason", reason]];
  const statement: NewStatement = newStatement(
    context,
    { id, record },
    {
      ...saying,
      claims,
      after: said.length,
      effect: undefined,
      alongside: async (tx) => {
        if (isOver) await markOver(tx, id, statement.saidAt);
      },
    },
  );
  return statement;
}
