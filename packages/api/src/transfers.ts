import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { mailedCode } from "./mailed-code.ts";
import { certificateStatus, statementHead } from "./statement-heads.ts";
import { email, paragraphs, requiredSeenLine } from "./text.ts";
import { signedByWallet } from "./wallet-signed.ts";

/** What the statement will say, which both sides agree to. */
export const transferTerms = {
  /** The name of who follows. */
  to: requiredSeenLine(300),
  /** What passes to them, in words. */
  rights: paragraphs(2000).min(1, "required"),
};

export const offer = z.object({
  email: z.string(),
  to: z.string(),
  rights: z.string(),
  expiresAt: z.iso.datetime(),
});
export type TransferOffer = z.output<typeof offer>;

export const transferEndpoints = {
  "GET /api/ip/{id}/transfer": {
    operation: "getTransferOffer",
    summary: "The offer of one of the user's own works that waits for an answer",
    access: "signed-in",
    params: idParams,
    ok: z.object({ offer: offer.nullable() }),
  },
  "POST /api/ip/{id}/transfer": {
    operation: "offerTransfer",
    summary:
      "Offer one of the user's own works to the person at an address. It is theirs once they accept, within seven days",
    access: "signed-in",
    confirmed: true,
    status: 201,
    params: idParams,
    headers: idempotencyKey,
    body: z.object({ email, ...transferTerms, ...signedByWallet }),
    ok: offer,
  },
  "DELETE /api/ip/{id}/transfer": {
    operation: "takeBackTransferOffer",
    summary: "Take back an offer that nobody has accepted",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
  "POST /api/transfers/show": {
    operation: "showTransferOffer",
    summary: "An offer, for anyone who has the email's link",
    access: "optional",
    body: mailedCode,
    ok: offer.extend({
      certificateId: z.string(),
      title: z.string(),
      creatorName: z.string(),
      registrationDate: z.iso.datetime(),
      /** What is said of the certificate before all else. */
      status: certificateStatus,
      /** What keeps the caller from accepting; null: nothing. */
      obstacle: z.enum(["log_in", "other_account", "own_work"]).nullable(),
    }),
  },
  "POST /api/transfers/answer": {
    operation: "answerTransferOffer",
    summary:
      "Answer an offer. Accepting needs an account with the address the email went to, and confirms it; refusing needs the link alone",
    access: "optional",
    headers: idempotencyKey,
    body: mailedCode.extend({ answer: z.enum(["accept", "refuse"], "invalid") }),
    ok: z.object({
      /** Of the work in its new owner's account; null where it was refused. */
      workId: z.uuid().nullable(),
      statement: statementHead.extend({ index: z.int() }).nullable(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
