import { randomUUID } from "node:crypto";
import type { Claim } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import type { SigningContext } from "../../record/issuer.ts";
import { newStatement, type SignedStatement } from "../statements/new-statement.ts";
import { type LoggedStatement, say, type SayContext } from "../statements/say.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { stateOf } from "./describe-licence.ts";
import { markOver, type Side, type StoredLicence } from "./licence-store.ts";
import { openLicence, requireLicence, sideOf } from "./open-licence.ts";

export interface EndContext extends SigningContext, SayContext {
  log: SigningContext["log"] & SayContext["log"];
  letters: LetterQueue;
}

export interface Ending {
  userId: string;
  /** Of the licence. */
  id: string;
  reason: string;
  idempotencyKey: string | undefined;
}

/** One side says that a licence ends, permanently in the log: it does once both have said so. */
export async function endLicence(context: EndContext, ending: Ending): Promise<LoggedStatement> {
  return sayAsSide(context, "ended", ending, (licence, side) => {
    const isSaidBy = (one: Side) => licence.said.some(({ kind, by }) => kind === "ended" && by === one);
    if (isSaidBy(side)) throw new AppError("licence_end_said");
    return isSaidBy(side === "licensor" ? "licensee" : "licensor");
  });
}

/** The licensor revokes a licence whose terms allow that, whoever holds the work's certificate now. */
export async function revokeLicence(context: EndContext, ending: Ending): Promise<LoggedStatement> {
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
): Promise<LoggedStatement> {
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
  licence: StoredLicence,
  { reason, isOver, ...saying }: End,
): SignedStatement {
  const { id, record, said } = licence;
  const claims: Claim[] = reason === "" ? [] : [["reason", reason]];
  const statement: SignedStatement = newStatement(
    context,
    { id, record },
    {
      ...saying,
      claims,
      after: said.length,
      effect: undefined,
      alongside: async (tx) => {
        if (isOver) await markOver(tx, id, statement.saidAt);
        await tell(context, tx, licence, { ...saying, isOver });
      },
    },
  );
  return statement;
}

/** The other side, and both once both have said that it ends. */
async function tell(
  { letters, keys }: EndContext,
  tx: Queryable,
  licence: StoredLicence,
  { kind, by, isOver }: Pick<End, "kind" | "by" | "isOver">,
): Promise<void> {
  const { id: licenceId, title } = licence;
  const letter = kind === "revoked" ? "licenceRevoked" : isOver ? "licenceEnded" : "licenceEnding";
  const names = openLicence(keys, licence, by).claims;
  const sides = [
    { as: "licensor", userId: licence.licensorId, name: names.licensee?.name ?? "" },
    { as: "licensee", userId: licence.licenseeId, name: names.licensor?.name ?? "" },
  ] as const;
  for (const { as, userId, name } of sides)
    if (userId !== null && (as !== by || letter === "licenceEnded"))
      await letters.add(tx, {
        kind: letter,
        subject: randomUUID(),
        userId,
        contents: { licenceId, as, title, name },
      });
}
