import { replaceHidden } from "@colophon/proof/texts";

/** A title as a file's name: without what some system does not allow in names, and not too long for any. */
export function fileName(title: string, fallback: string): string {
  const name = replaceHidden(title, () => "")
    .normalize("NFC")
    // oxlint-disable-next-line no-control-regex -- control characters are among what is taken out
    .replace(/[\u0000-\u001f\u007f/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[ .]+|[ .]+$/gu, "");
  return Array.from(name).slice(0, 60).join("").trim() || fallback;
}
