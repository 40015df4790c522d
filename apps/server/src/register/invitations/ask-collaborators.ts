import type pg from "pg";
import { createToken, hashToken } from "../../people/accounts/token.ts";
import { openRegistered } from "../../record/open-sealed-disclosures.ts";
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
  lockDueWith,
  noteAsked,
  postponeDue,
} from "./invitation-store.ts";

interface AskContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  config: { publicUrl: string };
  letters: LetterQueue;
}

export const askingLetters = ["invitation", "invitationReminder"] as const satisfies readonly LetterKind[];

/** How many letters to strangers an account's works may cause in a day. */
const mostADay = 20;
/** Invitations per transaction, each with those of its batch to the same person. */
const step = 20;
/** Works with links in one letter: mail programs cut off what is longer than a hundred kilobytes. */
const mostLinks = 50;

/**
 * Queues the letters that ask people named in a work whether that is true: one letter and one reminder after a week, for works
 * whose registrant has a confirmed address. About works that were registered together each person gets one. Letters beyond the daily limit wait, a month at most.
 */
export async function askCollaborators(context: AskContext): Promise<void> {
  for (;;) {
    const isMore = await transact(context.pool, async (tx) => {
      // Another process is asking, and goes on until nothing is due.
      if (!(await lockAsking(tx))) return false;
      const due = await lockDue(tx, step);
      const full = new Set<string>();
      const isAsked = new Set<string>();
      for (const invitation of due)
        if (!isAsked.has(nameOf(invitation)))
          for (const asked of await ask(context, tx, invitation, full)) isAsked.add(nameOf(asked));
      for (const ownerId of full) await postponeDue(tx, ownerId);
      return due.length === step;
    });
    if (!isMore) return;
  }
}

/** A work's, and a letter's subject. */
const nameOf = ({ certificateId, collaborator }: DueInvitation): string => `${certificateId}:${collaborator}`;

/** Resolves to the invitations that nothing is left to do about now. */
async function ask(
  context: AskContext,
  tx: Queryable,
  invitation: DueInvitation,
  full: Set<string>,
): Promise<readonly DueInvitation[]> {
  const { ownerId, isReminder, language, batchId } = invitation;
  const together = batchId === null ? [invitation] : await lockDueWith(tx, invitation);
  const open = together.filter(({ isOver, isOld }) => !isOver && !isOld);
  for (const one of together) if (!open.includes(one)) await endAsking(tx, one);
  if (open.length === 0 || full.has(ownerId)) return together;
  if ((await countAsked(tx, ownerId, askingLetters)) >= mostADay) {
    full.add(ownerId);
    return together;
  }
  const described: { asked: Described; of: DueInvitation }[] = [];
  let others = 0;
  for (const one of open) {
    if (described.length === mostLinks) {
      others++;
      await noteAsked(tx, one);
      continue;
    }
    const asked = await link(context, tx, one);
    if (asked === undefined) await endAsking(tx, one);
    else described.push({ asked, of: one });
  }
  const [first] = described;
  if (first === undefined) return together;
  const works = described.map(({ asked: { contents } }) => ({ title: contents.title, link: contents.link }));
  await context.letters.add(tx, {
    kind: isReminder ? "invitationReminder" : "invitation",
    subject: nameOf(first.of),
    userId: ownerId,
    language,
    to: first.asked.email,
    contents: {
      ...first.asked.contents,
      ...(works.length > 1 && { several: { works, count: works.length + others } }),
    },
  });
  for (const { of } of described) await noteAsked(tx, of);
  return together;
}

interface Described {
  email: string;
  contents: LetterContents["invitation"];
}

/** What a letter says of one work, with its link; undefined when there is nothing left to ask. */
async function link(
  context: AskContext,
  tx: Queryable,
  invitation: DueInvitation,
): Promise<Described | undefined> {
  const token = createToken();
  const stopCode = stopCodeOf(token);
  const asked = await describe(context, tx, invitation, { token, stopCode });
  if (asked !== undefined)
    await insertLink(tx, invitation, { tokenHash: hashToken(token), stopHash: hashToken(stopCode) });
  return asked;
}

/** Undefined when there is nothing left to ask. */
async function describe(
  { keys, config }: AskContext,
  tx: Queryable,
  { certificateId, collaborator }: DueInvitation,
  { token, stopCode }: { token: string; stopCode: string },
): Promise<Described | undefined> {
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
