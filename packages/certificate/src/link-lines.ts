import { linkFinding, linkText } from "@colophon/proof/texts";
import type { PrintedFacts } from "./printed-facts.ts";
import type { DocumentLanguage } from "./document-language.ts";
import { formatDate } from "./format-date.ts";
import type { Labels } from "./labels/labels.ts";

/** A link in a sentence, and whether it says that a name was controlled; what is on a page says less. */
export interface LinkLine {
  text: string;
  isControl: boolean;
}

export function linkLines(
  { links = [] }: Pick<PrintedFacts, "links">,
  lang: DocumentLanguage,
  labels: Labels,
): LinkLine[] {
  return links.map(({ url, how, checkedAt }) => {
    const name = linkText(url);
    const time = new Date(checkedAt * 1000);
    // A time beyond any date is shown as its number.
    const date = Number.isNaN(time.getTime()) ? String(checkedAt) : formatDate(lang, time.toISOString());
    const finding = linkFinding(how);
    const text =
      finding === undefined ? labels.linkUnknown(name, date, how) : labels.linkFindings[finding](name, date);
    return { text, isControl: finding === "controlled" };
  });
}
