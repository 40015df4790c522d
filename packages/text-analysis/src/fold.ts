/** Without accents. Japanese voicing marks are not accents, so only Latin letters are folded. */
export function fold(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/(?<=\p{sc=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFC");
}

export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);
