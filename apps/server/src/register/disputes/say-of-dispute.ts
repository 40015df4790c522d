import { randomUUID } from "node:crypto";
import { type Claim, claimsOfWords, type WantedStatement } from "@colophon/api";
import type { Speaker } from "@colophon/proof/statements";
import { secondsLeftToday } from "../../base/limits/daily-count.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import type { SigningContext } from "../../record/issuer.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import type { StoredCertificate } from "../../record/record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import type { Caller } from "../../base/http/bind.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { claimsOfWallet } from "../statements/claims-of-wallet.ts";
import { mostOpenDisputes } from "../statements/statement-space.ts";
import { newStatement, type SignedStatement } from "../statements/new-statement.ts";
import { findOwnWork } from "../statements/own-work.ts";
import { type LoggedStatement, say, type SayContext } from "../statements/say.ts";
import { type DisputeRow, listDisputes } from "./dispute-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface DisputeContext extends SigningContext, SayContext, SealedRows {
  log: SigningContext["log"] & SayContext["log"];
  keys: SealedRows["keys"];
  letters: LetterQueue;
}

type DisputeKind = "disputed" | "answered" | "settled";

/** Disputes a certificate: permanently in the log, and its owner is told. */
export async function dispute(
  context: DisputeContext,
  { userId, email }: Pick<Caller, "userId" | "email">,
  certificateId: string,
  { text, certificate }: { text: string; certificate?: string | undefined },
  { idempotencyKey, mayDispute }: { idempotencyKey: string | undefined; mayDispute: () => Promise<boolean> },
): Promise<LoggedStatement> {
  return say(context, {
    request: { userId, idempotencyKey, body: ["dispute", certificateId, text, certificate] },
    maySay: async () => {
      if (await mayDispute()) return true;
      throw new AppError("disputes_per_day", { retryAfter: secondsLeftToday() });
    },
    draft: async (key) => {
      const disputed = await requireCertificate(context, certificateId, { userId });
      if (email === null) throw new AppError("email_not_confirmed");
      if (disputed.ownerId === userId) throw new AppError("dispute_own_work");
      const before = await listDisputes(context.pool, disputed.id);
      const open = before.filter(({ isSettled }) => !isSettled);
      if (open.some((one) => one.userId === userId)) throw new AppError("dispute_open");
      if (open.length >= mostOpenDisputes) throw new AppError("statements_full");
      if (certificate !== undefined) await requireOwnCertificate(context, userId, certificate);
      return draft(context, disputed, {
        kind: "disputed",
        by: "claimant",
        claims: claimsOfWords({ text, certificate }),
        userId,
        key,
        tell: disputed.ownerId,
      });
    },
  });
}

async function requireOwnCertificate(
  context: DisputeContext,
  userId: string,
  certificate: string,
): Promise<void> {
  if ((await findOwnWork(context, userId, certificate)) === undefined)
    throw new AppError("validation_failed", { fields: { certificate: "invalid" } });
}

/** A statement by either side about a dispute, with the wallet's signature where the owner needs one. */
interface Reply extends Pick<WantedStatement, "saidAt" | "walletSignature"> {
  n: number;
  text: string;
}

/** The work's owner answers a dispute, once. */
export async function answerDispute(
  context: DisputeContext,
  userId: string,
  certificateId: string,
  reply: Reply,
  idempotencyKey: string | undefined,
): Promise<LoggedStatement> {
  return say(context, {
    request: { userId, idempotencyKey, body: ["answer", certificateId, reply] },
    isFixed: reply.walletSignature !== undefined,
    draft: async (key) => {
      const { certificate, about } = await requireDispute(context, userId, certificateId, reply.n);
      if (certificate.ownerId !== userId) throw new AppError("forbidden");
      if (about.isSettled) throw new AppError("dispute_settled");
      if (about.isAnswered) throw new AppError("dispute_answered");
      return draftAsOwner(context, certificate, reply, { kind: "answered", userId, key, tell: about.userId });
    },
  });
}

/** Either side says that a dispute is settled: the claimant's word ends it, the owner's, said once, is shown as the owner's. */
export async function settleDispute(
  context: DisputeContext,
  userId: string,
  certificateId: string,
  reply: Reply,
  idempotencyKey: string | undefined,
): Promise<LoggedStatement> {
  return say(context, {
    request: { userId, idempotencyKey, body: ["settle", certificateId, reply] },
    isFixed: reply.walletSignature !== undefined,
    draft: async (key) => {
      const { certificate, about } = await requireDispute(context, userId, certificateId, reply.n);
      if (certificate.ownerId !== userId && about.userId !== userId) throw new AppError("forbidden");
      if (about.isSettled) throw new AppError("dispute_settled");
      // A person who disputed a work and now owns it still speaks as the one who disputed it.
      if (about.userId !== userId && about.isSettledByOwner) throw new AppError("dispute_settled");
      if (about.userId !== userId)
        return draftAsOwner(context, certificate, reply, {
          kind: "settled",
          userId,
          key,
          tell: about.userId,
        });
      return draft(context, certificate, {
        kind: "settled",
        by: "claimant",
        claims: claimsOfWords({ text: reply.text, dispute: reply.n }),
        userId,
        key,
        tell: certificate.ownerId === userId ? null : certificate.ownerId,
      });
    },
  });
}

async function requireDispute(
  context: DisputeContext,
  userId: string,
  certificateId: string,
  n: number,
): Promise<{ certificate: StoredCertificate; about: DisputeRow }> {
  const certificate = await requireCertificate(context, certificateId, { userId });
  const about = (await listDisputes(context.pool, certificate.id)).find((one) => one.n === n);
  if (about === undefined) throw new AppError("not_found");
  return { certificate, about };
}

interface Draft {
  kind: DisputeKind;
  by: Speaker;
  claims: readonly Claim[];
  userId: string;
  key: IdempotencyKey | undefined;
  /** The recipients of the letters. */
  tell: string | null;
}

async function draftAsOwner(
  context: DisputeContext,
  certificate: StoredCertificate,
  { n, text, saidAt, walletSignature }: Reply,
  about: Pick<Draft, "kind" | "userId" | "key" | "tell">,
): Promise<SignedStatement> {
  const work = await findOwnWork(context, about.userId, certificate.id);
  if (work === undefined) throw new AppError("not_found");
  const claims = claimsOfWords({
    text,
    dispute: n,
    saidAt: walletSignature === undefined ? undefined : saidAt,
  });
  const signed = { kind: about.kind, saidAt, walletSignature };
  const walletClaims = await claimsOfWallet(context, work, signed, claims);
  return draft(context, work, { ...about, by: work.by, claims: [...claims, ...walletClaims] });
}

function draft(
  context: DisputeContext,
  certificate: StoredCertificate,
  { tell, ...saying }: Draft,
): SignedStatement {
  return newStatement(context, certificate, {
    ...saying,
    after: certificate.said.length,
    effect: undefined,
    alongside: async (tx) => {
      if (tell !== null) await writeTo(context, tx, certificate, { letter: letterOf(saying), userId: tell });
    },
  });
}

function letterOf({ kind, by }: Pick<Draft, "kind" | "by">) {
  if (kind === "disputed") return "disputeOpened";
  // An owner's word that it is settled is an answer: the claimant's ends it.
  return kind === "settled" && by === "claimant" ? "disputeSettled" : "disputeAnswered";
}

async function writeTo(
  { letters }: DisputeContext,
  tx: Queryable,
  { id: certificateId, workId, now: { title } }: StoredCertificate,
  { letter, userId }: { letter: ReturnType<typeof letterOf>; userId: string },
): Promise<void> {
  const contents = { certificateId, workId, title };
  await letters.add(tx, { kind: letter, subject: randomUUID(), userId, contents });
}
