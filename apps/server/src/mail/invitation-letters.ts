import type { Language } from "@colophon/api";
import type { InvitationFacts, LetterContents } from "./letter-kinds.ts";
import type { Texts } from "./letter-text.ts";
import { percent, quoted, short } from "./texts/format.ts";

/**
 * The texts, in one language, of letters to and about people who are named in a work. Names and titles come as they are
 * shown.
 */
export interface InvitationWords {
  subject: (registrant: string, title: string) => string;
  reminder: (registrant: string, title: string) => string;
  opening: (registrant: string) => string;
  reminded: (registrant: string) => string;
  /** Labels of facts. */
  work: string;
  name: string;
  role: string;
  share: string;
  button: string;
  consequences: readonly string[];
  /** At the end of the first letter, and of the last one. */
  once: string;
  last: string;
  confirmed: { subject: (name: string, title: string) => string; body: string };
  declined: { subject: (name: string, title: string) => string; body: string };
  /** Label above the name, to the registrant. */
  person: string;
  open: string;
}

type InvitationKind = "invitation" | "invitationReminder" | "invitationAnswered";

export function invitationLetters(
  language: Language,
  words: InvitationWords,
): Pick<Texts["letters"], InvitationKind> {
  const ask = (facts: InvitationFacts, opening: string, end: string) => [
    opening,
    {
      facts: [
        [words.work, facts.title] as const,
        [words.name, facts.name] as const,
        ...(facts.role === "" ? [] : [[words.role, facts.role] as const]),
        ...(facts.share === "" ? [] : [[words.share, percent(language, facts.share)] as const]),
      ],
    },
    { label: words.button, link: facts.link },
    ...words.consequences,
    end,
  ];
  const named = (name: string) => quoted(language, short(name));
  return {
    invitation: (facts) => ({
      subject: words.subject(named(facts.registrant), short(facts.title)),
      body: ask(facts, words.opening(quoted(language, facts.registrant)), words.once),
    }),
    invitationReminder: (facts) => ({
      subject: words.reminder(named(facts.registrant), short(facts.title)),
      body: ask(facts, words.reminded(quoted(language, facts.registrant)), words.last),
    }),
    invitationAnswered: (
      { certificateId, title, name, answer }: LetterContents["invitationAnswered"],
      publicUrl,
    ) => ({
      subject: words[answer].subject(named(name), short(title)),
      body: [
        words[answer].body,
        {
          facts: [
            [words.work, title],
            [words.person, name],
          ],
        },
        { label: words.open, link: `${publicUrl}/verify/${certificateId}` },
      ],
    }),
  };
}
