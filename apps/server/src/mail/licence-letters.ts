import type { Language } from "@colophon/api";
import type { AboutLicence, AboutRequest, LetterContents } from "./letter-kinds.ts";
import type { LetterText, LicenceLetters } from "./letter-text.ts";
import { money, quotedName, short } from "./texts/format.ts";

/** A letter's own words; the facts and the link are the same in all of them. */
interface Said {
  subject: string;
  body: readonly string[];
}

/** One of them to the licensor, the other to the licensee. */
type ToEach<Words> = Record<"licensor" | "licensee", Words>;

/** The texts, in one language, of letters about licences. Names and titles come as they are shown. */
export interface LicenceLetterWords {
  /** Labels of facts. */
  work: string;
  certificate: string;
  licence: string;
  /** The other side, to each of them. */
  other: ToEach<string>;
  price: string;
  free: string;
  /** Nobody has named one yet. */
  noPrice: string;
  openRequest: string;
  openLicence: string;
  /** Without a price, the licensor has to name one before anything can be agreed. */
  asked: (name: string, title: string, isPriced: boolean) => Said;
  countered: (name: string, title: string) => Said;
  agreed: ToEach<(title: string) => Said>;
  issued: (title: string) => Said;
  declined: (title: string) => Said;
  withdrawn: (title: string) => Said;
  lapsed: (title: string) => Said;
  /** One side has said that it ends. */
  ending: (name: string, title: string) => Said;
  /** Both have. */
  ended: (title: string) => Said;
  revoked: (title: string) => Said;
}

export function licenceLetters(language: Language, words: LicenceLetterWords): LicenceLetters {
  const named = (name: string) => quotedName(language, short(name));
  const priceOf = ({ amount, currency }: AboutRequest): string => {
    if (amount === null) return words.noPrice;
    return amount === 0 ? words.free : money(language, amount, currency);
  };
  const aboutRequest = ({ subject, body }: Said, about: AboutRequest, publicUrl: string): LetterText => ({
    subject,
    body: [
      ...body,
      {
        facts: [
          [words.work, about.title],
          [words.certificate, about.certificateId],
          [words.other[about.as], about.name],
          [words.price, priceOf(about)],
        ],
      },
      { label: words.openRequest, link: `${publicUrl}/licences/${about.requestId}` },
    ],
  });
  const aboutLicence = ({ subject, body }: Said, about: AboutLicence, publicUrl: string): LetterText => ({
    subject,
    body: [
      ...body,
      {
        facts: [
          [words.licence, about.licenceId],
          [words.work, about.title],
          [words.other[about.as], about.name],
        ],
      },
      { label: words.openLicence, link: `${publicUrl}/verify/${about.licenceId}` },
    ],
  });
  type Request = LetterContents["licenceAsked"];
  type Licence = LetterContents["licenceEnded"];
  return {
    licenceAsked: (about: Request, url) =>
      aboutRequest(words.asked(named(about.name), short(about.title), about.amount !== null), about, url),
    licenceCountered: (about: Request, url) =>
      aboutRequest(words.countered(named(about.name), short(about.title)), about, url),
    licenceAgreed: (about: Request, url) =>
      aboutRequest(words.agreed[about.as](short(about.title)), about, url),
    licenceDeclined: (about: Request, url) => aboutRequest(words.declined(short(about.title)), about, url),
    licenceWithdrawn: (about: Request, url) => aboutRequest(words.withdrawn(short(about.title)), about, url),
    licenceLapsed: (about: Request, url) => aboutRequest(words.lapsed(short(about.title)), about, url),
    licenceIssued: (about: Licence, url) => aboutLicence(words.issued(short(about.title)), about, url),
    licenceEnding: (about: Licence, url) =>
      aboutLicence(words.ending(named(about.name), short(about.title)), about, url),
    licenceEnded: (about: Licence, url) => aboutLicence(words.ended(short(about.title)), about, url),
    licenceRevoked: (about: Licence, url) => aboutLicence(words.revoked(short(about.title)), about, url),
  };
}
