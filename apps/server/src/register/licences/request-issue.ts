import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import { issueLicence, type IssueContext } from "./issue-licence.ts";
import { lapseRequests } from "../statements/lapse-requests.ts";
import { makeWay } from "./request-lapse.ts";
import { findRequest } from "./request-store.ts";
import { openRequest } from "./sealed-request.ts";

export interface IssueAgreedContext extends IssueContext {
  config: { payments: "demo" | "stripe" };
}

/**
 * Issues the licence of a request that is agreed. One that can no longer be issued lapses: another licence was faster, or its licensor
 * isn't the holder any more. Called once the licensor confirms that the fee was received, or at once where there is none; no payment
 * service calls it. `makeWay` ends requests and pauses offers that this licence excludes; that no two exclude each other, `issueLicence`
 * checks under its locks.
 */
export async function issueAgreed(context: IssueAgreedContext, requestId: string): Promise<void> {
  const request = await findRequest(context.pool, requestId);
  if (request === undefined || request.state === "issued") return;
  const { id, work_id: workId, licensor_id: licensorId, licensee_id: licenseeId, amount, terms } = request;
  if (workId === null || licensorId === null || licenseeId === null || amount === null)
    throw new AppError("licence_request_over");
  const agreed = {
    id,
    workId,
    certificateId: request.certificate_id,
    licensorId,
    licenseeId,
    licensee: openRequest(context.keys, request).licensee,
    terms,
    amount,
    currency: request.currency,
    paid: paidHow(amount, context.config),
    language: request.language,
    knowsOfDispute: request.knows_of_dispute,
  };
  try {
    await issueLicence(context, agreed, (tx) => makeWay(tx, { workId, requestId, terms }));
  } catch (error) {
    if (error instanceof AppError && isFinal(error))
      await transact(context.pool, (tx) => lapseRequests(tx, "requests", [id]));
    throw error;
  }
}

const isFinal = ({ code }: AppError): boolean => code === "licence_taken" || code === "licence_lapsed";

function paidHow(amount: number, { payments }: IssueAgreedContext["config"]): "free" | "demo" | "outside" {
  if (amount === 0) return "free";
  return payments === "demo" ? "demo" : "outside";
}
