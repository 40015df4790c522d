import type { NewNotice, Notices } from "@colophon/api";
import { openDisputesOf } from "@colophon/proof/statements";
import type { Kysely } from "kysely";
import type { Config } from "../../base/config/config.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { statusOf } from "../../record/heading.ts";
import type { Documents } from "../documents/open-documents.ts";
import { describeOwnWork } from "../statements/describe-own-work.ts";
import { findOwnWork, type OwnedWork } from "../statements/own-work.ts";
import { listNotices, noteNotice } from "./notice-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

export interface NoticeContext extends SealedRows {
  db: Kysely<Database>;
  config: Pick<Config, "publicUrl">;
  documents: { pool: Pick<Documents["pool"], "run"> };
}

/** Only the present certificate holder: others are refused, whatever the certificate's state. */
export async function requireHeld(
  context: NoticeContext,
  userId: string,
  certificateId: string,
): Promise<OwnedWork> {
  const work = await findOwnWork(context, userId, certificateId);
  if (work === undefined) throw new AppError("notice_not_holder");
  return work;
}

/** What its holder needs to know before they write, and which notes there are. */
export async function describeNotices(
  context: NoticeContext,
  userId: string,
  certificateId: string,
): Promise<Notices> {
  const work = await requireHeld(context, userId, certificateId);
  const [disputes, made] = await Promise.all([
    listOpenDisputes(context, work),
    listNotices(context.db, userId, work.workId),
  ]);
  return {
    refusal: refusalOf(work) ?? null,
    title: work.now.title,
    creatorName: work.creatorName,
    registeredAt: work.registeredAt.toISOString(),
    fileCount: work.fields.files.length,
    disputes,
    made,
  };
}

/** The document of a letter or notice. Of what it says nothing is kept. */
export async function makeNotice(
  context: NoticeContext,
  userId: string,
  certificateId: string,
  notice: NewNotice,
): Promise<Uint8Array> {
  const { db, config, documents } = context;
  const work = await requireHeld(context, userId, certificateId);
  const refusal = refusalOf(work);
  if (refusal !== undefined) throw new AppError(refusal);
  const { kind, language, title, from, to, parts } = notice;
  if (kind === "dmca" && !notice.isExclusive) throw new AppError("notice_not_exclusive");
  if (kind === "dmca" && !notice.hasConsidered) throw new AppError("notice_not_considered");
  const disputes = await listOpenDisputes(context, work);
  if (disputes.some(({ n }) => !notice.disputesRead.includes(n))) throw new AppError("notice_dispute_unread");
  const pdf = await documents.pool.run({
    format: "notice",
    notice: {
      language,
      title,
      from,
      to,
      parts,
      certificateId: work.id,
      url: new URL(`/verify/${work.id}`, config.publicUrl).href,
      writtenAt: new Date(),
    },
  });
  if (!(await noteNotice(db, { workId: work.workId, userId, kind }))) throw new AppError("notice_not_holder");
  return pdf;
}

function refusalOf({ said }: Pick<OwnedWork, "said">): "notice_withdrawn" | "notice_blocked" | undefined {
  const status = statusOf(said);
  if (status === "blocked") return "notice_blocked";
  return said.some(({ kind }) => kind === "withdrawn") ? "notice_withdrawn" : undefined;
}

async function listOpenDisputes(
  context: NoticeContext,
  { ownerId, workId }: Pick<OwnedWork, "ownerId" | "workId">,
): Promise<Notices["disputes"]> {
  const { statements } = await describeOwnWork(context, ownerId, workId);
  const open = openDisputesOf(statements);
  return statements.flatMap(({ n, at, said: { text = "" } }, place) => {
    if (!open.has(place)) return [];
    const answer = statements.findLast(({ kind, said }) => kind === "answered" && said.dispute === n);
    return [{ n, at, text, answer: answer ? { at: answer.at, text: answer.said.text ?? "" } : null }];
  });
}
