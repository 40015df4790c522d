import { type Bundle, formatSdJwt, formatTlogProof, toHex } from "@colophon/proof";
import type { Head } from "../log/head.ts";
import { readKeySetBefore } from "../log/key-set.ts";
import { readInclusionProof } from "../log/tree-reader.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import { type Audience, openDisclosures } from "./open-disclosures.ts";
import type { CertificateContext, CoveringAnchor } from "./read-certificate.ts";

export interface BundleContext extends CertificateContext {
  log: CertificateContext["log"] & { vkey: string; checkpointAt(head: Head): string };
}

/**
 * Everything that is needed to check a certificate without this registry (docs/format.md, The bundle). Its proof leads to the
 * anchored checkpoint once there is a final one, and to the newest checkpoint until then.
 */
export async function buildBundle(
  context: BundleContext,
  certificate: StoredCertificate,
  audience: Audience,
): Promise<Bundle> {
  const { pool, log } = context;
  const anchor = await context.anchoring.coveringAnchor(certificate.index);
  const final = anchor.state === "final" ? anchor.transaction : undefined;
  const head = final ?? (await log.newest());
  const checkpoint = log.checkpointAt(head);
  const keySet = await readKeySetBefore(pool, certificate.index);
  const [path, keySetPath] = await Promise.all([
    readInclusionProof(pool, certificate.index, head.size),
    readInclusionProof(pool, keySet.index, head.size),
  ]);
  return {
    format: "colophon-bundle/v1",
    sdJwt: formatSdJwt(certificate.record, openDisclosures(context.keys, certificate, audience)),
    tlogProof: formatTlogProof({ index: certificate.index, proof: path, checkpoint }),
    anchors: final ? [bundleAnchor(anchor, final)] : [],
    issuerJwks: keySet.jwks,
    issuerKeysProof: formatTlogProof({ index: keySet.index, proof: keySetPath, checkpoint }),
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
