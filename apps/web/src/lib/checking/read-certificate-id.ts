import { certificateIdAlphabet } from "@colophon/api";
import { latinDigits } from "../text/latin-digits.ts";

const writtenNumber = new RegExp(`RSF-[${certificateIdAlphabet}]{9}(?![0-9A-Z])`);
const bareNumber = new RegExp(`^[${certificateIdAlphabet}]{9}$`);

/**
 * The certificate's number in typed or pasted text: a link, or the number as copied from paper: with other dashes and
 * spaces, without its prefix, or with letters in place of the digits that they look like.
 */
export function readCertificateId(typed: string): string | undefined {
  const text = plain(typed);
  const written = writtenNumber.exec(text)?.[0];
  if (written !== undefined) return written;
  const bare = text.replace(/[^0-9A-Z]/g, "").replace(/^RSF(?=.{9}$)/, "");
  const number = bare.replaceAll("O", "0").replace(/[IL]/g, "1");
  return bareNumber.test(number) ? `RSF-${number}` : undefined;
}

/**
 * The number that a question has in it, as it is written on a certificate or in a link, or that is all of the question. Nine letters alone may be a word, such as
 * "landscape", so the prefix is required, then a dash, or a digit anywhere: "RSF reporters" are words.
 */
export function readCertificateQuestion(question: string): string | undefined {
  const text = plain(question).trim();
  const written = writtenNumber.exec(text)?.[0];
  if (written !== undefined && (/\d/.test(written) || /^HTTPS?:\/\/\S+$/.test(text))) return written;
  const isNumber = /^RSF(\p{Pd}|.*\d)/u.test(text) && /^RSF.{9}$/.test(text.replace(/[^\p{L}\p{N}]/gu, ""));
  return isNumber ? readCertificateId(question) : undefined;
}

const plain = (typed: string): string => latinDigits(typed).normalize("NFKC").toUpperCase();
