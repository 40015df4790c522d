import type { Trust, Verification } from "@colophon/proof";
import {
  certificateFacts,
  type CertificateFacts,
  chooseStatus,
  type StatusEvidence,
  verifyStatus,
} from "@colophon/proof/statements";

export { certificateFacts, continueStatus } from "@colophon/proof/statements";

interface Proven {
  bundle: Uint8Array;
  trust: Trust;
  /** The verification of this bundle. */
  verification: Verification;
}

/** The tree size that a status must be consistent with; undefined if the certificate itself isn't proven. */
export const sizeToContinue = ({ bundle, verification }: Proven): number | undefined =>
  certificateFacts(bundle, verification)?.checkpoint.size;

interface AtHand {
  files: readonly Uint8Array[];
  /** From inside a document: it says how things were. */
  attached?: Uint8Array | undefined;
}

/** Which of these statuses counts, and what it says; undefined if there is none about the certificate, or it isn't proven itself. */
export const judgeStatuses = (atHand: AtHand, { bundle, trust, verification }: Proven) =>
  judgeStatusesOf(atHand, certificateFacts(bundle, verification), trust);

/** The same by what is proven of what they are about, which may be a licence. */
export function judgeStatusesOf(
  { files, attached }: AtHand,
  facts: CertificateFacts | undefined,
  trust: Trust,
): StatusEvidence | undefined {
  if (facts === undefined) return undefined;
  const now = Math.floor(Date.now() / 1000);
  const judge = (status: Uint8Array, isAttached: boolean) =>
    verifyStatus(status, facts, { trust, now, isAttached });
  const judged = files.map((file) => judge(file, false));
  return chooseStatus(attached === undefined ? judged : [...judged, judge(attached, true)]);
}
