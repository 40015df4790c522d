import { randomUUID } from "node:crypto";
import type { LicenceRequest } from "@colophon/api";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import { idempotencyKeyOf } from "../../base/idempotency/idempotency-key.ts";
import { takeKeys } from "../../base/idempotency/idempotency.ts";
import { findEarlierUse } from "../../base/idempotency/used-keys.ts";
import { secondsLeftToday } from "../../base/limits/daily-count.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { describeRequest } from "./describe-request.ts";
import { lockOfferer } from "./offer-store.ts";
import { holderOf } from "./request-holder.ts";
import { issueAgreed, type IssueAgreedContext } from "./request-issue.ts";
import { insertRequest } from "./request-store.ts";
import { findListed } from "./listed-request-store.ts";
import { sealRequest, withSaid } from "./sealed-request.ts";
import { tellOfRequest } from "./request-letters.ts";
import { idOfUse, useOf } from "./request-use.ts";
import { type Asked, draftRequest } from "./draft-request.ts";

export interface RequestContext extends IssueAgreedContext {
  letters: LetterQueue;
}

/**
 * Takes an open offer, or asks its owner for other terms or for the price. One that is free by its own terms is issued at once. The same
 * idempotency key never makes two requests.
 */
export async function requestLicence(
  context: RequestContext,
  { userId, email }: Pick<Caller, "userId" | "email">,
  asked: Asked,
  { idempotencyKey, mayAsk }: { idempotencyKey: string | undefined; mayAsk: () => Promise<boolean> },
): Promise<LicenceRequest> {
  const { pool } = context;
  const key = idempotencyKeyOf(userId, idempotencyKey, ["licence", asked]);
  const before = key && (await findEarlierUse(pool, key));
  if (before !== undefined) return goOn(context, userId, idOfUse(before));

  if (email === null) throw new AppError("email_not_confirmed");
  const certificate = await requireCertificate(context, asked.certificateId, { userId });
  if (certificate.ownerId === userId) throw new AppError("licence_own_work");
  if (!(await mayAsk())) throw new AppError("licence_requests_per_day", { retryAfter: secondsLeftToday() });
  const { name: licensor } = await holderOf(context, certificate);
  const id = randomUUID();
  const isMine = await transact(pool, async (tx) => {
    if (!(await lockOfferer(tx, userId))) throw new AppError("unauthorized");
    const use = key && useOf(key, certificate.id, id);
    if (use !== undefined && (await takeKeys(tx, [use])).size === 0) return false;
    const request = await draftRequest(tx, { id, userId, workId: certificate.workId, asked });
    const said = withSaid({ licensor, licensee: asked.licensee, said: [] }, "licensee", asked.text);
    await insertRequest(tx, { ...request, sealed: sealRequest(context.keys, id, said) });
    const { title } = certificate.now;
    await tellOfRequest(context, tx, request, { by: "licensee", title, sealed: said });
    return true;
  });
  if (isMine) return goOn(context, userId, id);
  // The same request was faster on another connection.
  const quicker = key && (await findEarlierUse(pool, key));
  if (quicker === undefined) throw new AppError("unauthorized");
  return goOn(context, userId, idOfUse(quicker));
}

/** Issues what is agreed and free; a repeated request makes up for what was interrupted. */
async function goOn(context: RequestContext, userId: string, id: string): Promise<LicenceRequest> {
  const request = await findListed(context.pool, id);
  if (request?.state === "agreed" && request.amount === 0) await issueAgreed(context, id);
  return describeRequest(context, userId, id);
}
