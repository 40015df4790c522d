import {
  type DocumentEvidence,
  parseBundle,
  type Trust,
  type Verification,
  verifyCertificate,
} from "@colophon/proof";
import { askChain } from "./ask-chain.ts";

export interface CheckedBundle {
  verification: Verification;
  /** The log of another registry, when that is whom the bundle names: this page's trust says nothing about it. */
  otherOrigin?: string;
  /** It has an anchor, and the device has no connection to ask about it. */
  isOffline: boolean;
}

/** Checks a bundle with what came along. Nothing of either is sent; the chain alone is asked, about the anchor. */
export async function checkBundle(
  bundle: Uint8Array,
  document: DocumentEvidence | undefined,
  trust: Trust,
): Promise<CheckedBundle> {
  const options = { trust, ...(document && { document }) };
  const offline = verifyCertificate(bundle, options);
  const otherOrigin = originOfOther(bundle, trust);
  if (offline.verdict === "not_valid")
    return { verification: offline, isOffline: false, ...(otherOrigin !== undefined && { otherOrigin }) };
  const verification = verifyCertificate(bundle, { ...options, chain: await askChain(bundle, trust) });
  const isNotAsked = verification.checks.some(
    ({ code }) => code === "offline" || code === "place_not_checked",
  );
  return { verification, isOffline: isNotAsked && !navigator.onLine };
}

function originOfOther(bundle: Uint8Array, { log, previousLogs = [] }: Trust): string | undefined {
  try {
    const { origin } = parseBundle(bundle).log;
    return [log, ...previousLogs].some((known) => known.origin === origin) ? undefined : origin;
  } catch {
    return undefined;
  }
}
