import { openText, sealText } from "../base/encryption.ts";
import type { Keys } from "../base/keys/keys.ts";
import { deriveSalts, type NewDisclosures } from "./new-disclosures.ts";

type SealingKeys = Pick<Keys, "dataEncryption">;

/** What the sealed disclosures of a certificate are bound to. */
export const disclosuresContext = (id: string): string => `certificates.disclosures:${id}`;

/** Seals a record's disclosures, or a statement's, bound to `context`: the seed of their salts, and each one's JSON after its salt on a line of its own. */
export function sealDisclosures(
  keys: SealingKeys,
  context: string,
  { seed, disclosures }: NewDisclosures,
): Buffer {
  const lines = disclosures.map((each) => Buffer.from(each, "base64url").toString().slice(start.length));
  const text = [Buffer.from(seed).toString("base64url"), ...lines].join("\n");
  return sealText(keys.dataEncryption.key, text, context);
}

/** Seals the remaining disclosures of a record, each with its own salt, since the seed would reveal the other salts. */
export function sealRemaining(keys: SealingKeys, context: string, jsons: readonly string[]): Buffer {
  return sealText(keys.dataEncryption.key, ["", ...jsons].join("\n"), context);
}

/** A disclosure's JSON up to the name of its claim. */
const startOf = (salt: Uint8Array): string => `["${Buffer.from(salt).toString("base64url")}",`;
const start = startOf(new Uint8Array(16));

/** A disclosure's JSON as it is disclosed. */
export const encodeDisclosure = (json: string): string => Buffer.from(json).toString("base64url");

/** The JSON of all sealed disclosures, in the same order. */
export function unsealDisclosures(keys: SealingKeys, context: string, sealed: Uint8Array): string[] {
  const text = openText(keys.dataEncryption.key, sealed, context);
  // Until version 0.2 an array of strings, as issueCertificate had them.
  if (text.startsWith("["))
    return (JSON.parse(text) as string[]).map((each) => Buffer.from(each, "base64url").toString());
  const [seed = "", ...lines] = text.split("\n");
  // Until the salts were derived, the whole JSON on each line, and nothing before.
  if (seed === "") return lines;
  const salts = deriveSalts(Buffer.from(seed, "base64url"), lines.length);
  return salts.map((salt, at) => startOf(salt) + (lines[at] ?? ""));
}
