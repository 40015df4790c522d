import { type Claim, type Language, languages } from "@colophon/api";
import { termsText } from "@colophon/licences";
import { sha256 } from "@colophon/node-primitives";
import { toBase64Url } from "@colophon/proof";
import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { findAgreedText } from "./licence-store.ts";
import type { LicenceAudience } from "./open-licence.ts";

type DataKey = Pick<Keys, "dataEncryption">;

/** The printed words that both sides agreed to, as the licence names their hash. */
export interface AgreedText {
  language: Language;
  paragraphs: readonly string[];
}

/** What they are bound to, sealed. */
export const agreedTextContext = (licenceId: string): string => `licences.terms_text:${licenceId}`;

export const sealAgreedText = (
  { dataEncryption }: DataKey,
  id: string,
  paragraphs: readonly string[],
): Buffer => sealJson(dataEncryption.key, paragraphs, agreedTextContext(id));

/** The claim that names these words. */
export const claimOfText = ({ language, paragraphs }: AgreedText): Claim => [
  "termsText",
  { language, sha256: toBase64Url(sha256(termsText(paragraphs))) },
];

/**
 * For a licence's two sides the very words that were hashed, whatever this program would say today. Undefined for others, who see neither
 * the fee nor perhaps a name in them, and once a side is erased, whose name they have.
 */
export async function readAgreedText(
  { pool, keys }: { pool: Queryable; keys: DataKey },
  { id }: { id: string },
  audience: LicenceAudience,
): Promise<AgreedText | undefined> {
  if (audience !== "licensor" && audience !== "licensee") return undefined;
  const found = await findAgreedText(pool, id);
  const language = languages.find((one) => one === found?.language);
  if (found === undefined || found.sealed === null || language === undefined) return undefined;
  const opened = openJson(keys.dataEncryption.key, found.sealed, agreedTextContext(id));
  return { language, paragraphs: opened as string[] };
}
