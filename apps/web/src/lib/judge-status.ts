import type { Trust, Verification } from "@colophon/proof";
import { certificateFacts, type StatusEvidence, verifyStatus } from "@colophon/proof/statements";

export { continueStatus } from "@colophon/proof/statements";

interface Proven {
  bundle: Uint8Array;
  trust: Trust;
  /** Of this very bundle. */
  verification: Verification;
}

/** The size of the tree that a status has to tie itself to; undefined while the certificate itself is not proven. */
export const sizeToContinue = ({ bundle, verification }: Proven): number | undefined =>
  certificateFacts(bundle, verification)?.checkpoint.size;

/** What a status, the bytes of its file, says of a certificate; undefined while the certificate itself is not proven. */
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
 * The one of several files that is about the certificate: the newest that is authentic, else one that is refused for another
 * reason than that it is about another certificate.
 */
export function chooseStatus(files: readonly Uint8Array[], proven: Proven): StatusEvidence | undefined {
  const judged = files.flatMap((file) => judgeStatus(file, proven) ?? []);
  const authentic = judged.flatMap((one) => (one.state === "refused" ? [] : [one]));
  const [newest] = authentic.toSorted((a, b) => b.asOf - a.asOf);
  return (
    newest ?? judged.find((one) => one.state === "refused" && one.code !== "status_of_other_certificate")
  );
}
