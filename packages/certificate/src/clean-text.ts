/** What XML 1.0 forbids, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Signs that are not seen and turn, split or hide the text around them; joiners within words and emoji stay. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

/** A text as it may stand on a certificate: one line, composed, and nothing in it that acts. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll("\n", " ").replaceAll(/ {2,}/g, " ").trim();
}

/** The same with its line breaks kept, and spaces that do not break. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/gu, "\n")
    .replaceAll(illegal, "")
    .replaceAll(invisible, "")
    .normalize("NFC")
    .replaceAll(/[\t \p{Zs}]+/gu, (spaces) => (/^[\u00a0\u2007\u202f]+$/.test(spaces) ? "\u00a0" : " "))
    .trim();
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
