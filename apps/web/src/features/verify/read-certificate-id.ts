import { latinDigits } from "../../lib/latin-digits.ts";

const LETTERS = "0-9A-HJKMNP-TV-Z";
const WRITTEN = new RegExp(`RSF-[${LETTERS}]{9}(?![0-9A-Z])`);
const NUMBER = new RegExp(`^[${LETTERS}]{9}$`);

/**
 * The certificate's number in what was typed or pasted: a link with it, or the number as people copy it from paper, with
 * other dashes and spaces, without its beginning, with the letters that no number has for the digits they look like.
 */
export function readCertificateId(typed: string): string | undefined {
  const text = latinDigits(typed).normalize("NFKC").toUpperCase();
  const written = WRITTEN.exec(text)?.[0];
  if (written !== undefined) return written;
  const bare = text.replace(/[^0-9A-Z]/g, "").replace(/^RSF(?=.{9}$)/, "");
  const number = bare.replaceAll("O", "0").replace(/[IL]/g, "1");
  return NUMBER.test(number) ? `RSF-${number}` : undefined;
}
