import type { Language, NoticeKind, Notices } from "@colophon/api";
import { isolate, linesOf } from "../../../lib/text/words.ts";
import { longDate } from "../../../lib/text/format.ts";
import type { ByRights, LetterTexts } from "./letter-texts.ts";
import { letterTexts } from "./texts.ts";

export interface LetterFacts extends Pick<
  Notices,
  "title" | "creatorName" | "registeredAt" | "fileCount" | "disputes"
> {
  kind: NoticeKind;
  language: Language;
  certificateId: string;
  /** Of the certificate's page. */
  url: string;
  rights: keyof ByRights;
  addresses: readonly string[];
  /** Of whoever writes. */
  name: string;
  email: string;
  postalAddress: string;
  phone: string;
  /** Whom they write to, where they know. */
  to: string;
}

export interface Letter {
  title: string;
  from: string;
  to: string;
  parts: LetterPart[];
}

interface LetterPart {
  /** The element of its law; a polite letter follows none. */
  element?: "a" | "b" | "c" | "d" | "i" | "ii" | "iii" | "iv" | "v" | "vi";
  heading: string;
  text: string;
}

/** A letter or notice in the recipient's language, to be read and edited. */
export function writeNoticeLetter(facts: LetterFacts): Letter {
  const texts = letterTexts[facts.language];
  const { kind, title } = facts;
  const write = { letter: politeLetter, dsa: dsaNotice, dmca: dmcaNotice }[kind];
  return {
    title: kind === "letter" ? texts.letter.title(isolate(title)) : texts[kind].title,
    from: lines(isolate(facts.name), isolate(facts.email), ...each(facts.postalAddress)),
    to: lines(...each(facts.to)),
    parts: write(texts, facts),
  };
}

function politeLetter(texts: LetterTexts, facts: LetterFacts): LetterPart[] {
  const { letter } = texts;
  const { rights, addresses, name } = facts;
  return [
    {
      heading: "",
      text: paragraphs(letter.opening(workOf(texts, facts)), located(addresses), letter.rights[rights]),
    },
    letter.asks,
    { heading: letter.proof.heading, text: proofOf(texts, facts) },
    { heading: "", text: paragraphs(letter.closing, isolate(name)) },
  ];
}

/** Article 16(2) of Regulation (EU) 2022/2065 has these four. */
function dsaNotice(texts: LetterTexts, facts: LetterFacts): LetterPart[] {
  const { a, b, c, d } = texts.dsa;
  const { rights, addresses, name, email } = facts;
  const why = lines(a.is(workOf(texts, facts)), a.rights[rights], a.law);
  return [
    { element: "a", heading: a.heading, text: paragraphs(why, proofOf(texts, facts)) },
    { element: "b", heading: b.heading, text: located(addresses) },
    { element: "c", heading: c.heading, text: lines(isolate(name), isolate(email)) },
    { element: "d", heading: d.heading, text: d.text },
  ];
}

/** 17 U.S.C. § 512(c)(3)(A) has these six; the signature comes last, as on any letter. */
function dmcaNotice(texts: LetterTexts, facts: LetterFacts): LetterPart[] {
  const { i, ii, iii, iv, v, vi } = texts.dmca;
  const { rights, addresses, name, email, postalAddress, phone } = facts;
  const what = lines(ii.is(workOf(texts, facts)), ii.rights[rights]);
  const contact = lines(isolate(name), ...each(postalAddress), isolate(phone), isolate(email));
  return [
    { element: "ii", heading: ii.heading, text: paragraphs(what, proofOf(texts, facts)) },
    { element: "iii", heading: iii.heading, text: paragraphs(iii.text, located(addresses)) },
    { element: "iv", heading: iv.heading, text: contact },
    { element: "v", heading: v.heading, text: v.text },
    { element: "vi", heading: vi.heading, text: paragraphs(vi.accuracy, vi.authority[rights]) },
    { element: "i", heading: i.heading, text: `/s/ ${isolate(name)}` },
  ];
}

const workOf = (texts: LetterTexts, { title, creatorName }: LetterFacts): string =>
  texts.work(isolate(title), isolate(creatorName));

/** What the registry checked and what it did not, and what others say against it. */
function proofOf({ proof, dispute }: LetterTexts, facts: LetterFacts): string {
  const { language, certificateId, url, registeredAt, fileCount, disputes } = facts;
  const day = (at: string) => longDate(language, at);
  const files = fileCount === 0 ? "none" : fileCount === 1 ? "one" : "several";
  // As a quotation in an email.
  const words = (text: string) =>
    text === "" ? dispute.gone : lines(...each(text).map((line) => `> ${line}`));
  return paragraphs(
    proof.where(isolate(certificateId), isolate(url), isolate(`${url}#pack`)),
    proof.checked[files](day(registeredAt)),
    proof.unchecked,
    ...disputes.flatMap(({ at, text, answer }) => [
      lines(dispute.opened(day(at)), words(text)),
      answer ? lines(dispute.answered(day(answer.at)), words(answer.text)) : dispute.unanswered,
    ]),
  );
}

const located = (addresses: readonly string[]): string => lines(...addresses.map(isolate));

/** Each line of somebody's words, set apart: none of them turns another. */
const each = (text: string): string[] => linesOf(text).split("\n").map(isolate);

/** Without those that were not given. */
const lines = (...all: string[]): string => all.filter((line) => line !== "").join("\n");

const paragraphs = (...all: string[]): string => all.filter((text) => text !== "").join("\n\n");
