import { evidenceSigningInput, formatEvidenceDay, formatExtra, stampedText } from "@colophon/clocks";
import {
  assembleJwt,
  certificateEntry,
  formatBundle,
  formatTlogProof,
  jwkThumbprint,
  parseTlogProof,
  readCheckpoint,
  sha256,
  utf8,
} from "@colophon/proof";
import { makeRegistry } from "./make-bundle.ts";
import { revocationAt, tokenOf } from "./make-clock-evidence.ts";
import { makeAuthority, makeRevocation, makeToken } from "./make-time-stamp-authority.ts";

const DAY = 86_400;
export const RENEWED_AT = 1_750_000_001;

// Its certificates ended long ago.
const inForce = { notBefore: RENEWED_AT - DAY, notAfter: RENEWED_AT + 10 * DAY };
const { root, issuer, signer } = makeAuthority({ kind: "p256", ...inForce });

/** The root of an authority that has expired, PEM. */
export const { pem: expiredRootPem } = root;

/** A certificate with a token of that authority, and that day's evidence in a later checkpoint, which another has stamped. */
export function makeRenewal({ isStampedLater = true, later = RENEWED_AT + 2 * DAY } = {}) {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const bundle = registry.bundle(certificate, { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const { checkpoint } = proof;
  const token = makeToken(utf8(stampedText(checkpoint)), {
    signer,
    chain: [issuer],
    genTime: RENEWED_AT + 60,
  });
  const ocsp = [makeRevocation({ about: signer, issuer, producedAt: RENEWED_AT + 120 })];
  const none = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };
  const extra = formatExtra({ ...none, rfc3161: [token], ocsp });

  const file = formatEvidenceDay({
    date: "2025-06-15",
    checkpoints: [{ text: stampedText(checkpoint), rfc3161: [token], ots: [], bitcoin: [] }],
    ocsp,
  });
  const head = readCheckpoint(checkpoint);
  const input = evidenceSigningInput(
    {
      issuer: "https://registry.example",
      issuedAt: RENEWED_AT + DAY,
      vct: "https://registry.example/credentials/evidence/v1",
      file: sha256(file),
      first: head,
      last: head,
    },
    jwkThumbprint(registry.issuer.jwk),
  );
  const jwt = assembleJwt(input, registry.issuer.sign(input));
  const index = registry.entries.push(certificateEntry(jwt)) - 1;
  const renewal = parseTlogProof(registry.tlogProof(index));
  const ofLater = formatExtra({
    ...none,
    rfc3161: [tokenOf(renewal.checkpoint, later)],
    ocsp: [revocationAt(later + 60)],
  });
  return {
    bundle: formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) }),
    trust: { ...registry.trust, anchors: [] },
    file,
    jwt,
    tlogProof: formatTlogProof({ ...renewal, ...(isStampedLater && { extra: ofLater }) }),
  };
}
