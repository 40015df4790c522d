import { certificateIdAlphabet } from "@colophon/api";
import { latinDigits } from "../text/latin-digits.ts";

const written = new RegExp(`LIC-[${certificateIdAlphabet}]{9}(?![0-9A-Z])`);
const bare = new RegExp(`^LIC([${certificateIdAlphabet}]{9})$`);

/** A licence's number in typed or pasted text, read as generously as a certificate's (`readCertificateId`), but with its prefix. */
export function readLicenceId(typed: string): string | undefined {
  const text = latinDigits(typed).normalize("NFKC").toUpperCase();
  const found = written.exec(text)?.[0];
  if (found !== undefined) return found;
  const signs = text.replace(/[^0-9A-Z]/g, "");
  const number = bare.exec(
    signs.slice(0, 3) + signs.slice(3).replaceAll("O", "0").replace(/[IL]/g, "1"),
  )?.[1];
  return number === undefined ? undefined : `LIC-${number}`;
}
