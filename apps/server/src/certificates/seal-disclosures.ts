import { openText, sealText } from "../encryption.ts";
import type { Keys } from "../keys.ts";

type SealingKeys = Pick<Keys, "dataEncryption">;

/** What the sealed disclosures are bound to. */
export const disclosuresContext = (id: string): string => `certificates.disclosures:${id}`;

/** Seals a certificate's disclosures, each before its base64url: a line feed and its JSON, which has none. */
export function sealDisclosures(keys: SealingKeys, id: string, disclosures: readonly string[]): Buffer {
  const text = disclosures
    .map((disclosure) => `\n${Buffer.from(disclosure, "base64url").toString()}`)
    .join("");
  return sealText(keys.dataEncryption.key, text, disclosuresContext(id));
}

/** All of a certificate's disclosures in base64url, in the record's order. */
export function unsealDisclosures(keys: SealingKeys, id: string, sealed: Uint8Array): string[] {
  const text = openText(keys.dataEncryption.key, sealed, disclosuresContext(id));
  // Until version 0.2 an array of strings, as issueCertificate had them.
  if (text.startsWith("[")) return JSON.parse(text) as string[];
  return text
    .split("\n")
    .slice(1)
    .map((json) => Buffer.from(json).toString("base64url"));
}
