import { DerError } from "@colophon/der";
import { fromBase64, ProofError } from "@colophon/proof";
import { parseX509Certificate, type X509Certificate } from "./x509-certificate.ts";

/** The roots of a trust file. One that can't be read, of a former log say, takes nothing from the others. */
export interface Roots {
  trusted: X509Certificate[];
  /** The first that can't be read, counted from 1, and why. */
  bad?: { place: number; detail: string };
}

/** Certificates that a trust file names, PEM. One that is none can't be read, nor can one of another key than P-256. */
export function readRoots(pems: readonly string[]): Roots {
  const roots: Roots = { trusted: [] };
  for (const [index, pem] of pems.entries())
    try {
      roots.trusted.push(readRoot(pem));
    } catch (error) {
      if (!(error instanceof ProofError || error instanceof DerError)) throw error;
      roots.bad ??= { place: index + 1, detail: `PDF root ${index + 1}: ${error.message}` };
    }
  return roots;
}

function readRoot(pem: string): X509Certificate {
  const pattern = /^-----BEGIN CERTIFICATE-----\s([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/;
  return parseX509Certificate(fromBase64((pattern.exec(pem)?.[1] ?? "?").replaceAll(/\s/g, "")));
}
