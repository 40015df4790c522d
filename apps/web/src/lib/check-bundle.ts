import {
  type DocumentEvidence,
  parseBundle,
  type Trust,
  type Verification,
  verifyCertificate,
} from "@colophon/proof";
import { askChain } from "./ask-chain.ts";
import { type StatusAtHand, statusOf } from "./ask-status.ts";

export interface CheckedBundle {
  verification: Verification;
  /** The log of another registry, when that is whom the bundle names: this page's trust says nothing about it. */
  otherOrigin?: string;
  /** It has an anchor, and the device has no connection to ask about it. */
  isOffline: boolean;
  /** Undefined where nobody asked what was said later. */
  status?: StatusAtHand;
}

type AskStatus = (verification: Verification) => Promise<StatusAtHand>;

/**
 * Checks a bundle with what came along. Nothing of either is sent; the chain is asked about the anchor, and `askStatus` for what
 * was said later.
 */
export async function checkBundle(
  bundle: Uint8Array,
  document: DocumentEvidence | undefined,
  trust: Trust,
  askStatus?: AskStatus,
): Promise<CheckedBundle> {
  const options = { trust, ...(document && { document }) };
  const offline = verifyCertificate(bundle, options);
  const otherOrigin = originOfOther(bundle, trust);
  if (offline.verdict === "not_valid")
    return { verification: offline, isOffline: false, ...(otherOrigin !== undefined && { otherOrigin }) };
  const [chain, status] = await Promise.all([askChain(bundle, trust), askStatus?.(offline)]);
  const verification = verifyCertificate(bundle, { ...options, chain, ...statusOf(status) });
  const isNotAsked = verification.checks.some(
    ({ code }) => code === "offline" || code === "place_not_checked",
  );
  return { verification, isOffline: isNotAsked && !navigator.onLine, ...(status && { status }) };
}

function originOfOther(bundle: Uint8Array, { log, previousLogs = [] }: Trust): string | undefined {
  try {
    const { origin } = parseBundle(bundle).log;
    return [log, ...previousLogs].some((known) => known.origin === origin) ? undefined : origin;
  } catch {
    return undefined;
  }
}
