import { type Bundle, toHex } from "@colophon/proof";
import { newestWith } from "../log/agreed-head.ts";
import type { Log } from "../log/open-log.ts";
import type { CertificateContext, CoveringAnchor } from "./read-certificate.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import { type Audience, type ChosenFiles, openCertificate } from "./open-disclosures.ts";
import { provenIn } from "./proven-in.ts";

export interface BundleContext extends CertificateContext {
  log: CertificateContext["log"] & Pick<Log, "vkey" | "tlogProof" | "keySetBefore">;
}

/** A certificate with its shown disclosures, as an SD-JWT. */
export interface ShownRecord {
  /** Null: the present one. */
  log: number | null;
  index: number;
  sdJwt: string;
}

/**
 * Everything needed to check a certificate without this registry (docs/format.md, The bundle). Its proof leads to the
 * anchored checkpoint once there is a final one, and to the newest checkpoint until then.
 */
export async function buildBundle(
  context: BundleContext,
  certificate: StoredCertificate,
  audience: Audience,
  chosen?: ChosenFiles,
): Promise<Bundle> {
  const { log, index } = certificate;
  const { sdJwt } = openCertificate(context.keys, certificate, audience, chosen);
  const { anchoring } = await provenIn(context, certificate);
  return proveRecord(context, { log, index, sdJwt }, await anchoring.coveringAnchor(index));
}

const format = "colophon-bundle/v1";

/** The same, of what is shown and its anchor. */
export async function proveRecord(
  context: Pick<BundleContext, "log" | "anchoring" | "previous">,
  { index, sdJwt, ...certificate }: ShownRecord,
  anchor: CoveringAnchor,
): Promise<Bundle> {
  const { log } = await provenIn(context, certificate);
  const ended = certificate.log === null ? undefined : await context.previous(certificate.log);
  const given = await ended?.givenProof(index);
  if (given) return { format, sdJwt, ...given, log: { origin: log.origin, vkey: log.vkey } };
  const final = anchor.state === "final" ? anchor.transaction : undefined;
  const newest = await newestWith(log, index);
  const head = final ?? newest;
  const [tlogProof, keySet] = await Promise.all([log.tlogProof(index, head), log.keySetBefore(index, head)]);
  return {
    format,
    sdJwt,
    tlogProof,
    anchors: final ? [bundleAnchor(anchor, final)] : [],
    issuerJwks: keySet.jwks,
    issuerKeysProof: keySet.proof,
    log: { origin: log.origin, vkey: log.vkey },
  };
}

function bundleAnchor(
  { chainId, contract, sender }: CoveringAnchor,
  transaction: NonNullable<CoveringAnchor["transaction"]>,
): Bundle["anchors"][number] {
  return {
    chainId,
    contract,
    sender,
    transactionHash: transaction.hash,
    blockNumber: transaction.blockNumber,
    blockHash: transaction.blockHash,
    blockTime: transaction.blockTime,
    size: transaction.size,
    root: `0x${toHex(transaction.root)}`,
  };
}
