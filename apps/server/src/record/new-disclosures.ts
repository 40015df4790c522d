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
 * Salts of 16 bytes each, at most 510, by HKDF-SHA-256 (RFC 5869): who is shown some of them learns nothing about the
 * others, nor about the seed.
 */
export function deriveSalts(seed: Uint8Array, count: number): Uint8Array[] {
  if (count === 0) return [];
  const bytes = new Uint8Array(hkdfSync("sha256", seed, "", "colophon salts", 16 * count));
  return Array.from({ length: count }, (_, at) => bytes.subarray(16 * at, 16 * (at + 1)));
}
