import type { NewNotice } from "@colophon/api";
import { typstLanguage } from "./page-data.ts";
import { noticeTexts } from "./notice-texts.ts";
import { createPrinter } from "./printable-text.ts";

export interface NoticeFacts extends Pick<NewNotice, "language" | "title" | "from" | "to" | "parts"> {
  certificateId: string;
  /** Of the certificate's page. */
  url: string;
  writtenAt: Date;
}

/** An address as somebody writes it in a text: up to a space, or the end of what is set apart. */
const address = /(https?:\/\/[^\s\u2068\u2069]+)/u;

/** The contents of `notice.json` for `notice.typ`. */
export function noticeData(facts: NoticeFacts) {
  const { language, title, from, to, parts, certificateId, url, writtenAt } = facts;
  const printer = createPrinter(language);
  const texts = noticeTexts[language];
  const line = (text: string) => printer.print(text);
  // An address is printed whole, so that it can be copied; the typesetter breaks it.
  const runs = (text: string) =>
    text.split(address).flatMap((part, place) => {
      if (part === "") return [];
      return [
        place % 2 === 0 ? { ...line(part), url: null } : { ...printer.print(part, part.length), url: part },
      ];
    });
  const lines = (text: string) => text.split("\n").map(runs);
  const date = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  const data = {
    ...typstLanguage(language),
    rtl: language === "ar",
    fonts: printer.fonts,
    written: {
      year: writtenAt.getUTCFullYear(),
      month: writtenAt.getUTCMonth() + 1,
      day: writtenAt.getUTCDate(),
    },
    date: line(date.format(writtenAt)),
    name: title,
    title: line(title),
    from: from === "" ? [] : lines(from),
    to: to === "" ? [] : lines(to),
    parts: parts.map((part) => ({
      heading: part.heading === "" ? null : line(part.heading),
      paragraphs: part.text
        .split(/\n{2,}/u)
        .filter((text) => text.trim() !== "")
        .map(lines),
    })),
    proof: {
      label: line(texts.certificate),
      id: certificateId,
      check: line(texts.check),
      url,
      evidence: line(texts.evidence),
      pack: `${url}#pack`,
    },
    sender: line(texts.sender),
  };
  return { ...data, note: printer.substituted() ? line(texts.substituted) : null };
}
