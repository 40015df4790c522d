import type { Language, NoticeKind, Notices } from "@colophon/api";
import { readAddresses } from "./letters/read-addresses.ts";

/** What somebody answers before a letter is written. Kept nowhere: it is gone when the page is. */
export interface Answers {
  rights: "" | "owner" | "agent" | "neither";
  addresses: string;
  to: string;
  language: Language;
  kind: NoticeKind;
  isExclusive: "" | "yes" | "no";
  hasConsidered: boolean;
  hasRead: boolean;
  name: string;
  email: string;
  postalAddress: string;
  phone: string;
}

/** Before the first answer. */
export const nothingYet: Omit<Answers, "language" | "name" | "email"> = {
  rights: "",
  addresses: "",
  to: "",
  kind: "letter",
  isExclusive: "",
  hasConsidered: false,
  hasRead: false,
  postalAddress: "",
  phone: "",
};

export type AnswerProblem =
  | "rights"
  | "where"
  | "exclusive"
  | "considered"
  | "disputes"
  | "name"
  | "email"
  | "postalAddress"
  | "phone";

/** What is missing or refused, by its question. */
export function problemsOfAnswers(answers: Answers, disputes: Notices["disputes"]): Set<AnswerProblem> {
  const { addresses, wrong } = readAddresses(answers.addresses);
  const isDmca = answers.kind === "dmca";
  const checks: [AnswerProblem, boolean][] = [
    ["rights", answers.rights === "owner" || answers.rights === "agent"],
    ["where", addresses.length > 0 && wrong.length === 0],
    ["exclusive", !isDmca || answers.isExclusive === "yes"],
    ["considered", !isDmca || answers.hasConsidered],
    ["disputes", disputes.length === 0 || answers.hasRead],
    ["name", answers.name.trim() !== ""],
    ["email", /^[^\s@]+@[^\s@]+$/u.test(answers.email.trim())],
    ["postalAddress", !isDmca || answers.postalAddress.trim() !== ""],
    ["phone", !isDmca || answers.phone.trim() !== ""],
  ];
  return new Set(checks.filter(([, isRight]) => !isRight).map(([problem]) => problem));
}
