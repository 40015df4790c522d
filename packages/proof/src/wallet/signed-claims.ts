import { sha256 } from "../crypto/sha256.ts";
import { utf8 } from "../encoding/bytes.ts";
import { canonicalJson } from "../encoding/canonical-json.ts";
import type { JsonObject } from "../encoding/json.ts";

/**
 * What is signed of a registration: all about the work and the names of its people. Emails and shares are shown or not as the
 * registrant chooses, roles are their people's to withhold, and a self-description may be withdrawn: none of them can be part
 * of what everybody has to be able to check.
 */
const SIGNED =
  /^(?:title|description|keywords|materialType|medium|categories|copyrightRelation|declaration|publication|supersedes|creatorName|(?:file|collaborator)\.[1-9][0-9]*)$/;

/** The names among a registration's claims that its wallet signs. */
export function claimsToSign(claims: Record<string, unknown>): string[] {
  return Object.keys(claims)
    .filter((name) => SIGNED.test(name))
    .toSorted();
}

export function pickClaims(claims: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, claims[name]]));
}

/** SHA-256 of the canonical JSON (RFC 8785) of the object of all signed claims. */
export const contentHashOf = (signed: JsonObject): Uint8Array => sha256(utf8(canonicalJson(signed)));

/** The same of a registration's claims, of which others than `claimsToSign` are left out. */
export const signedContentHash = (claims: Record<string, unknown>): Uint8Array =>
  contentHashOf(pickClaims(claims, claimsToSign(claims)));

/**
 * Whether all that a signature says that it covers is shown (`all`), or some of it or the address is withheld (`some`). `beyond`:
 * a shown claim that has to be covered is not.
 */
export function coverageOf(claims: JsonObject, covered: readonly string[]): "all" | "some" | "beyond" {
  const names = new Set(covered);
  if (claimsToSign(claims).some((name) => !names.has(name))) return "beyond";
  const isHidden = (name: string) => !Object.hasOwn(claims, name);
  return claims["walletAddress"] === undefined || covered.some(isHidden) ? "some" : "all";
}
