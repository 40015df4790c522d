import { parseBundle, parseDisclosure, parseSdJwt, ProofError, readClaims } from "@colophon/proof";

/** A proof's unchecked claims. */
export interface Claimed {
  certificateId: string;
  title: string;
  creatorName: string;
  /** Unix seconds. */
  registeredAt: number;
  /** The first file's. */
  sha256: string;
}

/** Reads a proof without checking it; undefined if it is unreadable. */
export function readClaimed(bundle: Uint8Array): Claimed | undefined {
  try {
    const { payload, disclosures } = parseSdJwt(parseBundle(bundle).sdJwt);
    const shown = disclosures.map((disclosure) => parseDisclosure(disclosure));
    const { title, creatorName, files } = readClaims(
      Object.fromEntries(shown.map(({ name, value }) => [name, value])),
    );
    return {
      certificateId: payload.jti,
      title: title ?? "",
      creatorName: creatorName ?? "",
      registeredAt: payload.iat,
      sha256: files[0]?.sha256 ?? "",
    };
  } catch (error) {
    if (error instanceof ProofError) return undefined;
    throw error;
  }
}
