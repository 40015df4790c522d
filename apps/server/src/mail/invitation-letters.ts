import type { Language } from "@colophon/api";
import type { InvitationFacts, LetterContents } from "./letter-kinds.ts";
import type { MailTexts } from "./letter-text.ts";
import { percent, quotedName, short } from "./texts/format.ts";

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
  /** Instead of the subjects and openings above, where one letter is about several works. */
  several: {
    subject: (registrant: string, count: number) => string;
    reminder: (registrant: string, count: number) => string;
    opening: (registrant: string) => string;
    reminded: (registrant: string) => string;
    /** Behind the links, where there are more. */
    others: (count: number) => string;
  };
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
): Pick<MailTexts["letters"], InvitationKind> {
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
  const askAboutSeveral = (
    { works, count }: NonNullable<InvitationFacts["several"]>,
    opening: string,
    end: string,
  ) => [
    opening,
    { links: works.map(({ title, link }) => ({ label: title, link })) },
    ...(count > works.length ? [words.several.others(count - works.length)] : []),
    ...words.consequences,
    end,
  ];
  const named = (name: string) => quotedName(language, short(name));
  const write = (
    facts: InvitationFacts,
    subject: "subject" | "reminder",
    opening: "opening" | "reminded",
    end: string,
  ) => {
    const { registrant, several, title } = facts;
    const [who, from] = [named(registrant), quotedName(language, registrant)];
    return several === undefined
      ? { subject: words[subject](who, short(title)), body: ask(facts, words[opening](from), end) }
      : {
          subject: words.several[subject](who, several.count),
          body: askAboutSeveral(several, words.several[opening](from), end),
        };
  };
  return {
    invitation: (facts) => write(facts, "subject", "opening", words.once),
    invitationReminder: (facts) => write(facts, "reminder", "reminded", words.last),
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
