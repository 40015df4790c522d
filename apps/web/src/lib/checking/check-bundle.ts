import {
  type DocumentEvidence,
  parseBundle,
  type Trust,
  type Verification,
  verifierOf,
} from "@colophon/proof";
import { judgeEvidence } from "./judge-evidence.ts";
import { askChain } from "./ask-chain.ts";
import { type StatusAtHand, statusToCheck } from "./ask-status.ts";

export interface CheckedBundle {
  verification: Verification;
  /** Genuine, as far as it goes. */
  bundle?: Uint8Array;
  /** Another registry's log, if the bundle names one: this page's trust file doesn't cover it. */
  otherOrigin?: string;
  /** It has an anchor, but the device is offline and can't check it. */
  isOffline: boolean;
  /** Undefined if later statements weren't requested. */
  status?: StatusAtHand;
}

type AskStatus = (verification: Verification) => Promise<StatusAtHand>;

/**
 * Checks a bundle with the files beside it. Neither is uploaded; the chain is asked about the anchor, and `askStatus` for
 * later statements.
 */
export async function checkBundle(
  bundle: Uint8Array,
  document: DocumentEvidence | undefined,
  trust: Trust,
  askStatus?: AskStatus,
): Promise<CheckedBundle> {
  const verify = verifierOf(bundle, { trust });
  const atHand = document && { document };
  const offline = verify(atHand);
  const otherOrigin = originOfOther(bundle, trust);
  if (offline.verdict === "not_valid")
    return { verification: offline, isOffline: false, ...(otherOrigin !== undefined && { otherOrigin }) };
  const [chain, clocks, status] = await Promise.all([
    askChain(bundle, trust),
    judgeEvidence(bundle),
    askStatus?.(offline),
  ]);
  const verification = verify({ ...atHand, chain, ...clocks, ...statusToCheck(status) });
  const isNotAsked = verification.checks.some(
    ({ code }) => code === "offline" || code === "place_not_checked",
  );
  return { verification, bundle, isOffline: isNotAsked && !navigator.onLine, ...(status && { status }) };
}

/** Another registry's log, if a well-formed bundle names one. */
export function originOfOther(bundle: Uint8Array, { log, previousLogs = [] }: Trust): string | undefined {
  try {
    const { origin } = parseBundle(bundle).log;
    return [log, ...previousLogs].some((known) => known.origin === origin) ? undefined : origin;
  } catch {
    return undefined;
  }
}
