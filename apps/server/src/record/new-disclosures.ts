import { hkdfSync, randomBytes } from "node:crypto";
import type { Claim } from "@colophon/api";
import { newDisclosure } from "@colophon/proof";

/** A certificate's disclosures, and the seed of their salts: as secret as the withheld fields. */
export interface NewDisclosures {
  /** 16 random bytes. */
  seed: Uint8Array;
  /** In base64url, with `deriveSalts` of the seed in this order. */
  disclosures: string[];
}

export function newDisclosures(claims: readonly Claim[]): NewDisclosures {
  const seed = randomBytes(16);
  const salts = deriveSalts(seed, claims.length);
  return {
    seed,
    disclosures: claims.map(([name, value], at) => newDisclosure(name, value, salts[at] ?? seed)),
  };
}

/**
 * Salts of 16 bytes each by HKDF-SHA-256 (RFC 5869): someone who is shown some of them learns nothing about the others, nor about the
 * seed. It gives at most 510; more come from the same seed under another name.
 */
export function deriveSalts(seed: Uint8Array, count: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(count / mostOfOneName) }, (_, at) => {
    const name = at === 0 ? "colophon salts" : `colophon salts ${at + 1}`;
    return saltsUnder(name, seed, Math.min(count - at * mostOfOneName, mostOfOneName));
  }).flat();
}

/** HKDF gives 255 hashes. */
const mostOfOneName = (255 * 32) / 16;

function saltsUnder(name: string, seed: Uint8Array, count: number): Uint8Array[] {
  const bytes = new Uint8Array(hkdfSync("sha256", seed, "", name, 16 * count));
  return Array.from({ length: count }, (_, at) => bytes.subarray(16 * at, 16 * (at + 1)));
}
