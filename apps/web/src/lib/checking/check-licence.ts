import { type DocumentEvidence, type Trust, utf8 } from "@colophon/proof";
import {
  licenceFacts,
  licenceVerifierOf,
  type LicenceVerification,
  parseLicenceFile,
  proofOfLicence,
} from "@colophon/proof/licences";
import { callApiForBytes } from "../api/call-api.ts";
import { askChain } from "./ask-chain.ts";
import { askStatus, askStatusOf, type StatusAtHand, statusToCheck } from "./ask-status.ts";
import { originOfOther } from "./check-bundle.ts";
import { judgeEvidence } from "./judge-evidence.ts";

export interface CheckedLicence {
  verification: LicenceVerification;
  /** Another registry's log, if the licence names one: this page's trust file doesn't cover it. */
  otherOrigin?: string;
  /** It has an anchor, but the device is offline and can't check it. */
  isOffline: boolean;
  /** What was said of the licence and of its work; undefined if that wasn't asked. */
  status?: StatusAtHand;
  workStatus?: StatusAtHand;
}

interface AtHand {
  document?: DocumentEvidence | undefined;
  /** Statuses beside the file, of the licence or of its work. */
  files?: readonly Uint8Array[];
  /** The licence's status inside its document. */
  attached?: Uint8Array | undefined;
}

/** Checks a licence, and with it its work's certificate and its licensor. The file itself isn't sent anywhere. */
export async function checkLicence(
  file: Uint8Array,
  trust: Trust,
  signal: AbortSignal,
  { document, files = [], attached }: AtHand = {},
): Promise<CheckedLicence> {
  const verify = licenceVerifierOf(file, { trust });
  const ofDocument = document && { document };
  const first = verify(ofDocument);
  const { work } = first;
  const proof = readProof(file);
  const otherOrigin = proof && originOfOther(proof, trust);
  if (proof === undefined || work === undefined || first.verdict === "not_valid")
    return { verification: first, isOffline: false, ...(otherOrigin !== undefined && { otherOrigin }) };
  const bundle = utf8(work.bundle);
  const [own, ofWork, status, workStatus] = await Promise.all([
    gather(proof, trust),
    gather(bundle, trust),
    askStatusOf(
      {
        trust,
        factsBy: () => licenceFacts(file, first),
        ask: async (from) =>
          // A side is shown the reasons, too.
          callApiForBytes(
            "GET /api/licences/{licenceId}/status",
            { params: { licenceId: first.certificateId ?? "" }, query: { from } },
            { signal },
          ),
      },
      signal,
      { files, attached },
    ),
    askStatus({ bundle, trust, verification: work.verification }, signal, { files }),
  ]);
  const judged = statusToCheck(workStatus);
  const verification = verify({
    ...ofDocument,
    ...own,
    ...statusToCheck(status),
    work: { ...ofWork, ...judged },
    ...(judged.status && { workStatus: judged.status }),
  });
  const isNotAsked = verification.checks.some(
    ({ code }) => code === "offline" || code === "place_not_checked",
  );
  return { verification, isOffline: isNotAsked && !navigator.onLine, status, workStatus };
}

const gather = async (bundle: Uint8Array, trust: Trust) => {
  const [chain, clocks] = await Promise.all([askChain(bundle, trust), judgeEvidence(bundle)]);
  return { chain, ...clocks };
};

/** The licence's own proof; undefined where the file can't be read. */
export function readProof(file: Uint8Array): Uint8Array | undefined {
  try {
    return utf8(proofOfLicence(parseLicenceFile(file)));
  } catch {
    return undefined;
  }
}
