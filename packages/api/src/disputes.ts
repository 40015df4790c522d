import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateId, certificateInPath } from "./id.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { statementHead } from "./statement-heads.ts";
import { paragraphs } from "./text.ts";
import { signedByWallet } from "./wallet-signed.ts";

const maxTextLength = 2000;

const text = paragraphs(maxTextLength).min(1, "required");
const params = z.object({ id: certificateInPath });
const oneOf = z.object({ id: certificateInPath, n: z.coerce.number().int().min(0).max(999) });
const said = statementHead.extend({ index: z.int() });

const dispute = z.object({
  /** The number of the statement that disputes. */
  n: z.int(),
  at: z.iso.datetime(),
  isOpen: z.boolean(),
  isAnswered: z.boolean(),
  /** The owner has said that it is settled, which doesn't end it. */
  isSettledByOwner: z.boolean(),
  /** The caller's own. */
  isMine: z.boolean(),
});

const disputes = z.object({
  /** Whether the caller owns the work today, and so answers. */
  isOwner: z.boolean(),
  /** SHA-256 of the record's JWT, and the wallet that has to sign what its owner says; null: none. For the owner alone. */
  about: z.string().nullable(),
  walletAddress: z.string().nullable(),
  disputes: z.array(dispute),
});
export type Disputes = z.output<typeof disputes>;

export const disputeEndpoints = {
  "GET /api/certificates/{id}/disputes": {
    operation: "listDisputes",
    summary:
      "Disputes about a certificate, and which the user can answer or settle; what they say is in its status",
    access: "signed-in",
    params,
    ok: disputes,
  },
  "POST /api/certificates/{id}/disputes": {
    operation: "disputeCertificate",
    summary:
      "Dispute a certificate, permanently in the log: with a confirmed address, one open dispute per work, three a day",
    access: "signed-in",
    status: 201,
    params,
    headers: idempotencyKey,
    body: z.object({
      text,
      /** Of one's own certificate, for comparison. */
      certificate: certificateId.optional(),
    }),
    ok: said,
  },
  "POST /api/certificates/{id}/disputes/{n}/answer": {
    operation: "answerDispute",
    summary: "Answer a dispute about one's own work, once",
    access: "signed-in",
    confirmed: true,
    status: 201,
    params: oneOf,
    headers: idempotencyKey,
    body: z.object({ text, ...signedByWallet }),
    ok: said,
  },
  "POST /api/certificates/{id}/disputes/{n}/settle": {
    operation: "settleDispute",
    summary:
      "Say that a dispute is settled: the word of the person who began it ends it, that of the work's owner is shown as theirs",
    access: "signed-in",
    confirmed: true,
    status: 201,
    params: oneOf,
    headers: idempotencyKey,
    body: z.object({ text: paragraphs(maxTextLength).default(""), ...signedByWallet }),
    ok: said,
  },
} as const satisfies Record<string, Endpoint>;
