import { replaceHidden } from "./hidden-characters.ts";

/** What XML 1.0 forbids, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** A stranger's words as they may be shown: on one line, composed, and nothing in them that acts or isn't seen. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll("\n", " ").replaceAll(/ {2,}/g, " ").trim();
}

/** The same with its line breaks kept, and spaces that do not break. */
export function cleanText(text: string): string {
  return replaceHidden(text.replaceAll(/\r\n?|\u2028|\u2029/gu, "\n").replaceAll(illegal, ""), () => "")
    .normalize("NFC")
    .replaceAll(/[\t \p{Zs}]+/gu, (spaces) => (/^[\u00a0\u2007\u202f]+$/.test(spaces) ? "\u00a0" : " "))
    .trim();
}
