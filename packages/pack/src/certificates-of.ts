import { type ClockRules, parseToken } from "@colophon/clocks";
import { type ClockPiece, type ClockReason, equal, toBase64, utf8 } from "@colophon/proof";

/** What OpenSSL needs beside a token: its certificates as PEM, and the root apart from them, where the token brings one that is known. */
export function certificatesOf(
  token: Uint8Array,
  rules: ClockRules,
): { chain: Uint8Array; root: Uint8Array | undefined; time: number } {
  const { certificates, genTime } = parseToken(token);
  const roots = certificates.filter(({ subject, subjectPublicKeyInfo, issuer }) => {
    const isKnown = rules.authorities.some(
      (known) => equal(known.subject, subject) && equal(known.subjectPublicKeyInfo, subjectPublicKeyInfo),
    );
    return isKnown && equal(subject, issuer);
  });
  return {
    chain: pemOf(certificates.filter((one) => !roots.includes(one))),
    root: roots.length > 0 ? pemOf(roots) : undefined,
    time: Math.floor(genTime),
  };
}

/** Reasons that are only found once a token's certificates lead to an authority that is known. */
const ofKnownAuthority: readonly ClockReason[] = ["authority_expired", "revocation_not_checked"];

export const isOfKnownAuthority = (piece: ClockPiece): boolean =>
  piece.state === "proven" || ofKnownAuthority.includes(piece.reason);

const pemOf = (certificates: readonly { bytes: Uint8Array }[]): Uint8Array =>
  utf8(certificates.map(({ bytes }) => pem("CERTIFICATE", bytes)).join(""));

export function pem(label: string, bytes: Uint8Array): string {
  const lines = toBase64(bytes).replaceAll(/(.{64})(?=.)/g, "$1\n");
  return `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`;
}
