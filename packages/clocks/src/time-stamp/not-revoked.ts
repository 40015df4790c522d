import { Refusal, refusalOf } from "../refusal.ts";
import type { IssuerChain } from "./chain.ts";
import { readRevocation, type RevocationAnswer } from "./ocsp.ts";
import type { TimeStampToken } from "./token.ts";

/** Reasons of a revocation after which older tokens stay good (RFC 3161, 4.1): unspecified, affiliationChanged, superseded, cessationOfOperation. */
const HARMLESS = [0, 3, 4, 5];

/**
 * A token counts alone only with an answer of after it that its signer's certificate is good. After a revocation that may mean a
 * stolen key none counts, whatever its time, unless another clock shows that it is older; after any other, the earlier ones.
 */
export async function assertNotRevoked(
  { certificates: [signer], issuer }: IssuerChain,
  { genTime }: TimeStampToken,
  { ocsp, olderThan = Infinity }: { ocsp: readonly Uint8Array[]; olderThan?: number },
): Promise<void> {
  const answers: RevocationAnswer[] = [];
  for (const response of ocsp)
    try {
      const answer = await readRevocation(response, signer, issuer);
      if (answer) answers.push(answer);
    } catch (error) {
      // It counts for nothing; `judgeClocks` lists it with its reason.
      refusalOf(error);
    }
  for (const { revoked } of answers)
    if (revoked) {
      const isHarmless = revoked.reason !== undefined && HARMLESS.includes(revoked.reason);
      const time = isHarmless ? genTime : olderThan;
      if (!(time < revoked.at)) throw new Refusal("revoked");
    }
  const isAnswered = answers.some(
    ({ producedAt, thisUpdate }) => Math.min(producedAt, thisUpdate) >= Math.floor(genTime),
  );
  if (!isAnswered && olderThan === Infinity) throw new Refusal("revocation_not_checked");
}
