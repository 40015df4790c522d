import type { Language } from "@colophon/api";
import type { CertificateFields } from "@colophon/certificate";
import type { Printer } from "./printable-text.ts";

/** The certificate's ink, as its template has it (`scripts/certificate/page.ts`), and a licence's. One that isn't found stays as it is. */
const inks = { "#1d3461": "#174d3a", "#a5813a": "#7f8f45", "#80611b": "#5c6a1f", "#efe5cb": "#e3ead2" };

/** The same art in green. */
export const inGreen = (template: string): string =>
  Object.entries(inks).reduce((svg, [blue, green]) => svg.replaceAll(blue, green), template);

/** For `certificate.typ`, which has the same two of a certificate. */
export const greenInks = { navy: inks["#1d3461"], gold: inks["#a5813a"] };

export interface LicenceJob {
  format: "licence";
  fields: CertificateFields;
  /** The terms in plain words, as `describeTerms` has them. */
  words: { heading: string; paragraphs: readonly string[] };
  /** Of the PDF. */
  author: string;
  renderedAt: Date;
  /** Texts of `LIC-….licence.json` and of its status, which the PDF carries. */
  file: string;
  status?: string | undefined;
  /** The text whose hash the licence names, which the PDF carries, too. */
  agreedText?: string | undefined;
}

/** Words of a stranger that are longer than these stand below their label. */
const mostInLine = 60;

/** A paragraph for the typesetter, which doesn't know isolates: what is between them is set apart. */
export function paragraphFor(text: string, lang: Language, printer: Printer) {
  const { label = text, words = "" } =
    /^(?<label>[^\u2068]*?)[“«「]\u202f?(?<words>\u2068.*\u2069)\u202f?[”»」]$/su.exec(text)?.groups ?? {};
  const isBelow = words.length > mostInLine || words.includes("\n");
  const runs = (isBelow ? label : text)
    .trim()
    .split(/([\u2066\u2068][^\u2069]*\u2069)/u)
    .filter((run) => run !== "")
    .map((run) => {
      const isApart = /^[\u2066\u2068]/u.test(run);
      return { isApart, ...printer.print(run.replaceAll(/[\u2066-\u2069]/gu, "")) };
    });
  return {
    runs,
    rtl: lang === "ar",
    below: isBelow ? printer.print(words.replaceAll(/[\u2066-\u2069]/gu, "")) : null,
  };
}
