import type { Ground } from "@colophon/api";
import { openFields } from "../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../record/read-certificate.ts";
import { purgeDocuments } from "../register/documents/kept-documents.ts";
import { AppError } from "../base/errors.ts";
import type { Effect } from "../register/statements/effects.ts";
import { statusOf } from "../record/heading.ts";
import { newStatement } from "../register/statements/new-statement.ts";
import { entryOfNow } from "../register/statements/own-work.ts";
import { type LoggedStatement, say } from "../register/statements/say.ts";
import { noteAct, subjectOf } from "./acts.ts";
import type { OperatorContext } from "./operator-context.ts";

export interface RegistryWords {
  kind: "noted" | "blocked" | "unblocked";
  text: string;
  ground: Ground;
}

const acts = { noted: "note", blocked: "block", unblocked: "unblock" } as const;

/**
 * The registry says something of a certificate: signed, logged and in effect, noted with its reason, and told to the owner, all
 * in one transaction. A block is taken back by `unblocked`.
 */
export async function sayAsRegistry(
  context: OperatorContext,
  certificateId: string,
  { kind, text, ground }: RegistryWords,
  { operatorId, reason }: { operatorId: string; reason: string },
): Promise<LoggedStatement> {
  const said = await say(context, {
    draft: async () => {
      const work = await requireWork(context, certificateId);
      const isBlocked = statusOf(work.said) === "blocked";
      if (kind === "blocked" && isBlocked) throw new AppError("work_blocked");
      if (kind === "unblocked" && !isBlocked) throw new AppError("work_not_blocked");
      const statement = newStatement(context, work, {
        kind,
        by: "registry",
        claims: [
          ["text", text],
          ["ground", ground],
        ],
        userId: null,
        key: undefined,
        after: work.said.length,
        effect: await effectOf(context, work, kind),
        alongside: async (tx) => {
          const subject = subjectOf.certificate(certificateId);
          await noteAct(tx, context.keys, { act: acts[kind], subject, operatorId, reason });
          if (work.ownerId === null) return;
          await context.letters.add(tx, {
            kind: "registrySaid",
            subject: Buffer.from(statement.sha256).toString("hex"),
            userId: work.ownerId,
            contents: { said: kind, workId: work.workId, certificateId, title: work.now.title, text },
          });
        },
      });
      return statement;
    },
  });
  // Not served any more from the moment that it was logged; what a crash, or a store that is away, leaves here is swept within two days.
  if (kind === "blocked")
    await purgeDocuments(context, certificateId).catch((err: unknown) =>
      context.logger.error({ err }, "documents of a blocked work are left, and are swept"),
    );
  return said;
}

type Work = Awaited<ReturnType<typeof requireWork>>;

/** Whoever owns it, if anybody does. */
async function requireWork(context: OperatorContext, certificateId: string) {
  const certificate = await requireCertificate(context, certificateId, "operator");
  const fields = openFields(context.keys, certificate, "public");
  return { ...certificate, creatorName: fields.creatorName ?? "", fields };
}

async function effectOf(
  context: OperatorContext,
  work: Work,
  kind: RegistryWords["kind"],
): Promise<Effect | undefined> {
  const { workId } = work;
  if (kind === "noted") return undefined;
  if (kind === "blocked") return { change: "retire", workId, unlist: false };
  return { change: "show", workId, searchEntry: await entryOfNow(context, work) };
}
