import type pg from "pg";
import { createToken, hashToken } from "../../people/accounts/token.ts";
import { openRegistered } from "../../record/open-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { stopCodeOf } from "./stop-code.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { transact } from "../../base/db/transact.ts";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { LetterContents, LetterKind } from "../../mail/letter-kinds.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { personName } from "@colophon/certificate";
import {
  countAsked,
  type DueInvitation,
  endAsking,
  insertLink,
  lockAsking,
  lockDue,
  noteAsked,
  postponeDue,
} from "./invitation-store.ts";

export interface AskContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  config: { publicUrl: string };
  letters: LetterQueue;
}

export const askingLetters = ["invitation", "invitationReminder"] as const satisfies readonly LetterKind[];

/** How many letters to strangers an account's works may cause in a day. */
const mostADay = 20;
/** Invitations per transaction. */
const step = 20;

/**
 * Queues the letters that ask people named in a work whether that is true: one letter and one reminder after a week, for works
 * whose registrant has a confirmed address. Letters beyond the daily limit wait, a month at most.
 */
export async function askCollaborators(context: AskContext): Promise<void> {
  for (;;) {
    const isMore = await transact(context.pool, async (tx) => {
      if (!(await lockAsking(tx))) return false;
      const due = await lockDue(tx, step);
      const full = new Set<string>();
      for (const invitation of due) await ask(context, tx, invitation, full);
      for (const ownerId of full) await postponeDue(tx, ownerId);
      return due.length === step;
    });
    if (!isMore) return;
  }
}

async function ask(
  context: AskContext,
  tx: Queryable,
  invitation: DueInvitation,
  full: Set<string>,
): Promise<void> {
  const { ownerId, isOld, isOver, isReminder, language, certificateId, collaborator } = invitation;
  if (isOver || isOld) return endAsking(tx, invitation);
  if (full.has(ownerId)) return;
  if ((await countAsked(tx, ownerId, askingLetters)) >= mostADay) {
    full.add(ownerId);
    return;
  }
  const token = createToken();
  const stopCode = stopCodeOf(token);
  const asked = await describe(context, tx, invitation, { token, stopCode });
  if (asked === undefined) return endAsking(tx, invitation);
  await insertLink(tx, invitation, { tokenHash: hashToken(token), stopHash: hashToken(stopCode) });
  await context.letters.add(tx, {
    kind: isReminder ? "invitationReminder" : "invitation",
    subject: `${certificateId}:${collaborator}`,
    userId: ownerId,
    language,
    to: asked.email,
    contents: asked.contents,
  });
  await noteAsked(tx, invitation);
}

/** Undefined when there is nothing left to ask. */
async function describe(
  { keys, config }: AskContext,
  tx: Queryable,
  { certificateId, collaborator }: DueInvitation,
  { token, stopCode }: { token: string; stopCode: string },
): Promise<{ email: string; contents: LetterContents["invitation"] } | undefined> {
  try {
    const certificate = await requireCertificate({ pool: tx }, certificateId);
    const fields = openRegistered(keys, certificate);
    const person = fields.collaborators.find(({ number }) => number === collaborator);
    if (person?.email === undefined) return undefined;
    const { givenName = "", familyName = "", email, role = "", share = "" } = person;
    return {
      email,
      contents: {
        title: certificate.now.title,
        registrant: fields.creatorName ?? "",
        name: personName({ givenName, familyName }),
        role,
        share,
        link: `${config.publicUrl}/invitations#${token}`,
        // In URLs, and so in logs: a code that can only stop.
        stopUrl: `${config.publicUrl}/api/invitations/${stopCode}/stop`,
      },
    };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
