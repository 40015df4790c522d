import type { LicenceRequest, TermsWanted } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import { idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { takeKeys } from "../../base/idempotency/idempotency.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import { describeRequest } from "./describe-request.ts";
import { refuseConflicts } from "./offer-conflicts.ts";
import { requireLicensable } from "./offer-licence.ts";
import { type LicensedWork, lockOfferer, lockWork } from "./offer-store.ts";
import { amountOf, type Price, requireFiles } from "./offer-terms.ts";
import { issueAgreed } from "./request-issue.ts";
import type { RequestContext } from "./request-licence.ts";
import { tellOfRequest } from "./request-letters.ts";
import { nextState, type Side } from "./request-states.ts";
import { findRequest, knowsOfDispute, lockRequest, type RequestRow, updateRequest } from "./request-store.ts";
import { useOf } from "./request-use.ts";
import { openRequest, sealRequest, withSaid } from "./sealed-request.ts";

export interface RequestAnswerContext extends RequestContext {
  config: RequestContext["config"] & { currency: string };
}

export type GivenAnswer =
  | { answer: "accept" | "decline"; text?: string | undefined }
  | { answer: "counter"; terms: TermsWanted; price: Price; text?: string | undefined }
  | { answer: "paid" };

/**
 * One side's answer. What both agree to and is free is issued at once; else the licensor confirms the receipt, which issues it. The same
 * idempotency key never answers twice.
 */
export async function answerRequest(
  context: RequestAnswerContext,
  userId: string,
  id: string,
  given: GivenAnswer,
  idempotencyKey: string | undefined,
): Promise<LicenceRequest> {
  const { pool } = context;
  const key = idempotencyKeyOf(userId, idempotencyKey, ["licence", id, given]);
  const found = await findRequest(pool, id);
  const side = found && sideOf(found, userId);
  if (found === undefined || side === undefined) throw new AppError("not_found");
  const wasAnswered = key !== undefined && (await findEarlierUse(pool, key)) !== undefined;
  const isDue = wasAnswered
    ? isFreeOrPaid(found, given, side)
    : await transact(pool, async (tx) => {
        if (!(await lockOfferer(tx, userId))) throw new AppError("unauthorized");
        // Account, work, request: the order of the batches that issue licences, so that neither waits for the other in a circle.
        const work = found.work_id === null ? undefined : await lockWork(tx, found.work_id);
        const request = await lockRequest(tx, id);
        if (request === undefined) throw new AppError("not_found");
        if (key !== undefined) {
          const taken = await takeKeys(tx, [useOf(key, request.certificate_id, id)]);
          if (taken.size === 0) return isFreeOrPaid(request, given, side);
        }
        return answer(context, tx, { request, work, side, given });
      });
  if (isDue) await issueAgreed(context, id);
  return describeRequest(context, userId, id);
}

const sideOf = ({ licensor_id, licensee_id }: RequestRow, userId: string): Side | undefined => {
  if (licensor_id === userId) return "licensor";
  return licensee_id === userId ? "licensee" : undefined;
};

/** Whether an answer that was given before left a licence to be issued. */
const isFreeOrPaid = (request: RequestRow, { answer: said }: GivenAnswer, side: Side): boolean => {
  const next = nextState(request, side, said);
  return request.state === "agreed" && "next" in next && next.next === "issue";
};

/** Whether the licence is due now. */
async function answer(
  context: RequestAnswerContext,
  tx: Queryable,
  {
    request,
    work,
    side,
    given,
  }: { request: RequestRow; work: LicensedWork | undefined; side: Side; given: GivenAnswer },
): Promise<boolean> {
  const after = nextState(request, side, given.answer);
  if ("refusal" in after) throw new AppError(after.refusal);
  const { next } = after;
  if (next === "issued") return false;
  const state = next === "issue" ? "agreed" : next;
  const offered =
    given.answer === "counter"
      ? { terms: given.terms, ...priceOf(given.price, side, context.config.currency) }
      : {};
  const knows = request.knows_of_dispute || (await knowsOfDispute(tx, request.offer_id));
  const answered = { ...request, ...offered, state, knows_of_dispute: knows };
  if (state === "agreed" || state === "asked" || state === "countered") {
    // What ends it tells the request, too: this is for what nobody told it.
    if (work === undefined || work.ownerId !== request.licensor_id)
      throw new AppError("licence_request_over");
    requireFiles(answered.terms, work.fileCount);
    if (state === "agreed") {
      requireLicensable(work, knows);
      await refuseConflicts(tx, [work.workId], answered.terms, request.id);
    }
  }
  const said = "text" in given ? given.text : undefined;
  const sealed = withSaid(openRequest(context.keys, request), side, said);
  await updateRequest(tx, { ...answered, sealed: sealRequest(context.keys, request.id, sealed) });
  if (state !== request.state || given.answer === "counter")
    await tellOfRequest(context, tx, answered, { by: side, title: work?.title ?? "", sealed });
  return state === "agreed" && (next === "issue" || answered.amount === 0);
}

/** The licensor names a price; the licensee may ask for one. */
function priceOf(price: Price, side: Side, currency: string): { amount: number | null; currency: string } {
  const amount = amountOf(price, currency);
  if (amount === null && side === "licensor") throw new AppError("licence_price_missing");
  return { amount, currency };
}
