import { sha256 } from "../crypto/sha256.ts";
import { utf8 } from "../encoding/bytes.ts";
import { canonicalJson } from "../encoding/canonical-json.ts";
import { isArray, type JsonObject } from "../encoding/json.ts";
import { recoverAddress } from "./recover-address.ts";

/**
 * What is signed of a registration: all about the work and the names of its people. Emails and shares are shown or not as the
 * registrant chooses, roles are their people's to withhold, and a self-description may be withdrawn: none of them can be part
 * of what everybody has to be able to check. A name that is added makes every older signature invalid whose record has such a claim:
 * only names that no record has yet may be.
 */
const SIGNED =
  /^(?:title|description|keywords|materialType|medium|categories|copyrightRelation|declaration|publication|supersedes|aiUse|aiInvolvement|creatorName|(?:file|collaborator)\.[1-9][0-9]*)$/;

/** The names among a registration's claims that its wallet signs. */
export function claimsToSign(claims: Record<string, unknown>): string[] {
  return Object.keys(claims)
    .filter((name) => SIGNED.test(name))
    .toSorted();
}

function pickClaims(claims: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, claims[name]]));
}

/** SHA-256 of the canonical JSON (RFC 8785) of the object of all signed claims. */
export const contentHashOf = (signed: JsonObject): Uint8Array => sha256(utf8(canonicalJson(signed)));

export const pickSigned = (claims: JsonObject): JsonObject => pickClaims(claims, claimsToSign(claims));

export type SignatureState = "valid" | "invalid" | "incomplete" | "absent";

/**
 * Judges a signature that says what it covers. `invalid`: it is not of `walletAddress`, or a shown claim that has to be covered is
 * not; `incomplete`: some of what it covers, or the address, is withheld. `hashOf`: what is signed; undefined where nothing can be.
 */
export function judgeSignature(
  claims: JsonObject,
  given: { signature: string; claims: readonly string[] },
  hashOf: (signed: JsonObject) => Uint8Array | undefined,
): SignatureState {
  const covered = new Set(given.claims);
  if (claimsToSign(claims).some((name) => !covered.has(name))) return "invalid";
  const { walletAddress } = claims;
  if (walletAddress === undefined || given.claims.some((name) => !Object.hasOwn(claims, name)))
    return "incomplete";
  const hash = hashOf(pickClaims(claims, given.claims));
  const signer = hash && recoverAddress(hash, given.signature);
  return signer !== undefined && signer === walletAddress ? "valid" : "invalid";
}

/** As the wallet shows it: empty where there is none. */
export const shownText = (value: unknown): string => (typeof value === "string" ? value : "");

export const isTexts = (value: unknown): value is string[] =>
  isArray(value) && value.every((one) => typeof one === "string");
