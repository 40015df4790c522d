import type { RecordLink } from "@colophon/proof";
import { linkFinding, linkText } from "@colophon/proof/texts";
import { utc } from "./utc.ts";

export const LINK_NOTE =
  "The registry's word that it looked, from one place and without DNSSEC. Nobody can repeat what it saw that day.";

/** What the registry says it saw at an address, in a sentence: control of a name, or no more than what was on a page. */
export function linkSentence({ url, how, checkedAt }: RecordLink): string {
  const seen = `as the registry says it saw on ${utc(checkedAt)}`;
  switch (linkFinding(how)) {
    case "controlled":
      return `whoever registered the work controlled ${linkText(url)}, ${seen} (${how})`;
    case "linked":
      return `the page ${linkText(url)} linked to the profile of whoever registered the work, ${seen}; others may have written it`;
    case "code":
      return `a code given to whoever registered the work was on the page ${linkText(url)}, ${seen}; others may have put it there`;
    case undefined:
      return `${linkText(url)}, checked on ${utc(checkedAt)} in a way that this version does not know: ${how}`;
  }
}
