import type { ShownLetter } from "@colophon/api";
import { type Config, isLocal } from "../config.ts";
import { composeLetter } from "../mail/compose-letter.ts";

/**
 * The letter of a sign-up, for the page to show: an installation on one's own machine that sends no mail would leave a
 * newcomer waiting. Nobody else's, since a link that confirms an address without its mailbox says nothing about it.
 */
export function showLetter(
  { publicUrl, smtpUrl }: Pick<Config, "publicUrl" | "smtpUrl">,
  language: string,
  link: string,
): { letter?: ShownLetter } {
  if (smtpUrl !== undefined || !isLocal(publicUrl)) return {};
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
