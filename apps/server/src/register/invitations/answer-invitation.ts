import { hash } from "node:crypto";
import type { SigningContext } from "../../record/issuer.ts";
import { openRegistered } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import type { Indexer } from "../../search/open-search.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";
import { storedAnswersOf } from "../../record/heading.ts";
import { newStatement, type SignedStatement } from "../statements/new-statement.ts";
import { entryOfNow } from "../statements/own-work.ts";
import { say, type SayContext } from "../statements/say.ts";
import { personName } from "@colophon/certificate";
import type { InvitationRow } from "./invitation-store.ts";

export interface InvitationAnswerContext extends SigningContext, SayContext {
  log: SigningContext["log"] & SayContext["log"];
  letters: LetterQueue;
  indexer: Indexer;
  /** For a certificate whose stored documents name a person who is no longer named. */
  forgetDocuments: (certificateId: string) => Promise<void>;
}

interface Answer {
  kind: "confirmed" | "declined";
  /** Null: without an account. */
  userId: string | null;
}

/** A person may answer this many times: statements stay in the log permanently. The last answer may be no. */
const mostAnswers = 5;

/** A named person's answer: signed, logged and in effect at once. Repeating the same answer changes nothing. */
export async function answerInvitation(
  context: InvitationAnswerContext,
  row: InvitationRow,
  answer: Answer,
): Promise<void> {
  try {
    await say(context, { draft: async () => draftAnswer(context, row, answer) });
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error;
  }
  if (answer.kind === "declined") await context.forgetDocuments(row.certificateId);
}

class AnsweredBefore extends Error {}

async function draftAnswer(
  context: InvitationAnswerContext,
  { certificateId, collaborator }: InvitationRow,
  { kind, userId }: Answer,
): Promise<SignedStatement> {
  const certificate = await requireCertificate(context, certificateId);
  const { said, ownerId, now } = certificate;
  if (storedAnswersOf(said).get(collaborator)?.state === kind) throw new AnsweredBefore();
  const before = said.filter((one) => one.by === "collaborator" && one.collaborator === collaborator);
  const isOver = said.some((one) => one.kind === "withdrawn") || before.length + 1 >= mostAnswers;
  if (kind === "confirmed" && isOver) throw new AppError("invitation_closed");
  const fields = openRegistered(context.keys, certificate);
  const person = fields.collaborators.find(({ number }) => number === collaborator);
  if (person === undefined) throw new AppError("not_found");
  const { givenName = "", familyName = "", role = "", share = "" } = person;
  const part = [["role", role] as const, ["share", share] as const].filter(([, value]) => value !== "");
  const letter = {
    kind: "invitationAnswered",
    // Unique per answer: the number of earlier statements identifies it.
    subject: hash("sha256", `${certificateId}:${said.length}:${collaborator}`),
    contents: { certificateId, title: now.title, name: personName({ givenName, familyName }), answer: kind },
  } as const;
  // The search entry leaves out a person who has declined.
  const answer = {
    n: said.length,
    kind,
    by: "collaborator",
    at: 0,
    dispute: null,
    other: null,
    collaborator,
  };
  const { creatorName = "" } = fields;
  const answered = { ...certificate, creatorName, fields, said: [...said, answer] };
  const searchEntry = await entryOfNow(context, answered);
  return newStatement(context, certificate, {
    kind,
    by: "collaborator",
    // A person who declines has no role or share to state.
    claims: [["collaborator", collaborator], ...(kind === "confirmed" ? part : [])],
    userId,
    key: undefined,
    after: said.length,
    effect: { change: "show", workId: certificate.workId, searchEntry },
    alongside: async (tx) => {
      if (ownerId !== null) await context.letters.add(tx, { ...letter, userId: ownerId });
    },
  });
}
