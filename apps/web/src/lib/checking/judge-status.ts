import type { Trust, Verification } from "@colophon/proof";
import { certificateFacts, type StatusEvidence, verifyStatus } from "@colophon/proof/statements";

export { continueStatus } from "@colophon/proof/statements";

interface Proven {
  bundle: Uint8Array;
  trust: Trust;
  /** The verification of this bundle. */
  verification: Verification;
}

/** The tree size that a status must be consistent with; undefined if the certificate itself isn't proven. */
export const sizeToContinue = ({ bundle, verification }: Proven): number | undefined =>
  certificateFacts(bundle, verification)?.checkpoint.size;

/** What a status file's bytes say about a certificate; undefined if the certificate itself isn't proven. */
export function judgeStatus(
  status: Uint8Array,
  { bundle, trust, verification }: Proven,
  isAttached = false,
): StatusEvidence | undefined {
  const facts = certificateFacts(bundle, verification);
  const now = Math.floor(Date.now() / 1000);
  return facts && verifyStatus(status, facts, { trust, now, isAttached });
}

/**
 * Chooses among several files: the newest authentic one about the certificate, else one that is refused for another reason
 * than being about another certificate.
 */
export function chooseStatus(files: readonly Uint8Array[], proven: Proven): StatusEvidence | undefined {
  const judged = files.flatMap((file) => judgeStatus(file, proven) ?? []);
  const authentic = judged.flatMap((one) => (one.state === "refused" ? [] : [one]));
  const [newest] = authentic.toSorted((a, b) => b.asOf - a.asOf);
  return (
    newest ?? judged.find((one) => one.state === "refused" && one.code !== "status_of_other_certificate")
  );
}
