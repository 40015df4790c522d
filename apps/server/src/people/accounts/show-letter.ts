import type { ShownLetter } from "@colophon/api";
import type { Config } from "../../base/config/config.ts";
import { composeLetter } from "../../mail/compose-letter.ts";

/**
 * The sign-up letter, for the page to show: on a server that only this machine reaches and that sends no mail, a newcomer
 * would wait in vain. Elsewhere only where the operator wants it, since a link that is shown doesn't prove that the user
 * reads the mailbox.
 */
export function showLetter(
  { publicUrl, showsLetters }: Pick<Config, "publicUrl" | "showsLetters">,
  language: string,
  link: string | undefined,
): { letter?: ShownLetter } {
  if (link === undefined || !showsLetters) return {};
  const { subject, text } = composeLetter({
    kind: "confirmAddress",
    language,
    contents: { link },
    publicUrl,
    // The page breaks the lines, as wide as it is.
    width: Infinity,
  });
  return { letter: { subject, text, link } };
}
