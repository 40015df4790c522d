import { parseBundle } from "../bundle.ts";
import type { StatusEvidence } from "../check/check-statements.ts";
import { javaScript } from "../crypto/primitives.ts";
import { toBase64Url } from "../encoding/base64.ts";
import { type CertificateFacts, factsOfForm } from "../status/certificate-facts.ts";
import {
  type AtHand,
  type Verdict,
  type Verification,
  verifierOf,
  verifierOfForm,
  type VerifierOptions,
} from "../verify.ts";
import { checkLicensor, type LicensorOutcome } from "./check-licensor.ts";
import type { LicenceClaims } from "./licence-claims.ts";
import { parseLicenceFile } from "./licence-file.ts";
import { licenceForm } from "./licence-form.ts";

/** What is given beside the licence's file: for itself, and for the work's certificate. */
export interface AtHandOfLicence extends AtHand {
  work?: AtHand;
  /** What `verifyStatus` says of the work's status, which may differ from the one that is current now. */
  workStatus?: StatusEvidence;
}

export interface LicenceVerification extends Verification<LicenceClaims> {
  /** Of the licence's own file alone; `verdict` is of all. */
  ownVerdict: Verdict;
  /** The work's certificate, from the bundle in the licence's file. */
  work?: {
    bundle: string;
    verification: Verification;
    /** Whether the licence names this very record. */
    isNamed: boolean;
  };
  /** Whether the licensor was the certificate's holder when the licence was logged. */
  licensor: LicensorOutcome;
}

export type LicenceVerifier = (atHand?: AtHandOfLicence) => LicenceVerification;

/**
 * For one licence, asked again as more comes to hand (as `verifierOf` for a certificate): the nine checks of its own file, its work's
 * certificate by the same, and its licensor. Never throws on a bad licence. `input` and `trust` must not change.
 */
export function licenceVerifierOf(input: string | Uint8Array, options: VerifierOptions): LicenceVerifier {
  const verifyOwn = verifierOfForm(input, licenceForm, options);
  let verifyWork: ReturnType<typeof verifierOf> | undefined;
  return ({ work: ofWork, workStatus, ...atHand } = {}) => {
    const own = verifyOwn(atHand);
    const { record, index, checkpoint } = own;
    if (record === undefined || index === undefined || checkpoint === undefined)
      return {
        ...own,
        ownVerdict: own.verdict,
        licensor: { state: "not_checked", code: "licensor_not_shown" },
      };
    const { work: bundle } = parseLicenceFile(input);
    verifyWork ??= verifierOf(bundle, options);
    const verification = verifyWork(ofWork);
    const { claims } = record;
    const isNamed = isNamedBy(claims, bundle, verification);
    const licensor = checkLicensor(claims.licensor, {
      licence: { index, origin: checkpoint.origin },
      work: verification.record?.claims ?? {},
      status: workStatus,
    });
    return {
      ...own,
      ownVerdict: own.verdict,
      verdict: verdictOf([own.verdict, verification.verdict], isNamed && licensor.state !== "failed"),
      work: { bundle, verification, isNamed },
      licensor,
    };
  };
}

/** What a status of a licence needs of it, as `certificateFacts`; undefined unless its checks 1 to 6 have passed. */
export function licenceFacts(
  file: string | Uint8Array,
  verification: Verification<LicenceClaims>,
): CertificateFacts | undefined {
  return factsOfForm(file, licenceForm, verification);
}

/** The licence says which record it is of: the number alone could be of another registry's. */
function isNamedBy(
  { work }: LicenceClaims,
  bundle: string,
  { record, certificateId }: Verification,
): boolean {
  if (record === undefined || work === undefined || work.certificate !== certificateId) return false;
  const [jwt = ""] = parseBundle(bundle).sdJwt.split("~", 1);
  return work.record === toBase64Url(javaScript.sha256(jwt));
}

/** The licence is worth no more than the certificate of its work. */
function verdictOf(verdicts: readonly Verdict[], belongTogether: boolean): Verdict {
  const worstFirst = ["not_valid", "cannot_be_checked", "valid_anchor_pending"] as const;
  if (!belongTogether) return "not_valid";
  return worstFirst.find((one) => verdicts.includes(one)) ?? "valid";
}
