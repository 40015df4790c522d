import type { ShownLetter } from "@colophon/api";
import { type Config, isLocal } from "../../base/config/config.ts";
import { composeLetter } from "../../mail/compose-letter.ts";

/**
 * The sign-up letter, for the page to show: on a local installation that sends no mail, a newcomer would wait in vain.
 * Never anywhere else, since a link that is shown doesn't prove that the user reads the mailbox.
 */
export function showLetter(
  { publicUrl, smtpUrl }: Pick<Config, "publicUrl" | "smtpUrl">,
  language: string,
  link: string | undefined,
): { letter?: ShownLetter } {
  if (link === undefined || smtpUrl !== undefined || !isLocal(publicUrl)) return {};
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
