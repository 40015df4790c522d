import type { RegistrationInput } from "@colophon/api";
import { sql } from "kysely";
import { askCollaborators, askingLetters } from "../src/register/invitations/ask-collaborators.ts";
import type { InvitationFacts } from "../src/mail/letter-kinds.ts";
import { openLetter } from "../src/mail/letter-queue.ts";
import type { openSpeakingApp } from "./speaking-app.ts";
import { letterKey } from "./test-letters.ts";

type Speaking = Awaited<ReturnType<typeof openSpeakingApp>>;

/** A collaborator as the wizard sends one. */
export const named = (
  email: string,
  more: Partial<NonNullable<RegistrationInput["collaborators"]>[number]> = {},
) => ({ givenName: "Noor", familyName: "Haddad", email, ...more });

/** Queued letters to people who are named, in the order in which they were queued. */
export async function readAsked({ db }: Pick<Speaking, "db">, to: string) {
  const rows = await db
    .selectFrom("letters")
    .select(["kind", "subject", "user_id", "language", "bulk", "sealed"])
    .where("kind", "in", [...askingLetters])
    .orderBy("queued_at")
    .execute();
  return rows
    .map((row) => ({ ...row, ...openLetter(letterKey, row) }))
    .filter((letter) => letter.to === to)
    .map(({ kind, language, contents }) => {
      const facts = contents as InvitationFacts;
      return { kind, language, facts, token: facts.link.split("#")[1] ?? "" };
    });
}

/** Sends all due invitations; returns the code of the first letter to this address. */
export async function askFor(context: Speaking, email: string): Promise<string> {
  await askCollaborators(context);
  const [letter] = await readAsked(context, email);
  if (letter === undefined) throw new Error(`nobody was asked at ${email}`);
  return letter.token;
}

/** As if this number of days had passed for all invitations. */
export async function passDays({ db }: Pick<Speaking, "db">, days: number): Promise<void> {
  await sql`update invitations set due_at = due_at - ${days} * interval '1 day',
    asked_at = asked_at - ${days} * interval '1 day', queued_at = queued_at - ${days} * interval '1 day'`.execute(
    db,
  );
  await sql`update letters set queued_at = queued_at - ${days} * interval '1 day'`.execute(db);
}
