import { type Bundle, toHex } from "@colophon/proof";
import type { EvidenceLines } from "../log/clocks/read-evidence.ts";
import type { Stamps } from "../log/clocks/stamps.ts";
import type { Log } from "../log/open-log.ts";
import { chooseHead, type ChosenHead, type FinalAnchor } from "./choose-head.ts";
import type { CertificateContext } from "./read-certificate.ts";
import type { StoredCertificate } from "./certificate-store.ts";
import { type Audience, type IsFileShown, openCertificate } from "./open-sealed-disclosures.ts";
import { provenIn } from "./proven-in.ts";

export interface BundleContext extends CertificateContext {
  log: CertificateContext["log"] & Pick<Log, "vkey" | "tlogProof" | "keySetBefore">;
  stamps: Stamps;
}

/** A certificate with its shown disclosures, as an SD-JWT. */
export interface ShownRecord {
  /** Null: the present one. */
  log: number | null;
  index: number;
  sdJwt: string;
}

/**
 * Everything needed to check a certificate without this registry (docs/format.md, The bundle). Its proofs lead to the checkpoint
 * that proves most (`choose-head.ts`), and bring along what other clocks have said of that.
 */
export async function buildBundle(
  context: BundleContext,
  certificate: StoredCertificate,
  audience: Audience,
  files?: IsFileShown,
): Promise<Bundle> {
  return bundleBy(context, certificate, await chooseProof(context, certificate), audience, files);
}

/** The same, by a proof that has been chosen. */
export async function bundleBy(
  context: BundleContext,
  certificate: StoredCertificate,
  chosen: ChosenProof,
  audience: Audience,
  files?: IsFileShown,
): Promise<Bundle> {
  const { log, index } = certificate;
  const { sdJwt } = openCertificate(context.keys, certificate, audience, files);
  return proveRecord(context, { log, index, sdJwt }, chosen);
}

/** A bundle's head, and what clocks say of it. */
export interface ChosenProof extends ChosenHead {
  evidence: EvidenceLines | undefined;
}

export async function chooseProof(
  context: Pick<BundleContext, "log" | "anchoring" | "previous" | "stamps">,
  certificate: Pick<ShownRecord, "log" | "index">,
): Promise<ChosenProof> {
  const register = await provenIn(context, certificate);
  const chosen = await chooseHead(register, certificate.index);
  return { ...chosen, evidence: await register.stamps.evidenceAt(chosen.head.size) };
}

const format = "colophon-bundle/v1";

/** The same, of what is shown and its head. */
export async function proveRecord(
  context: Pick<BundleContext, "log" | "anchoring" | "previous" | "stamps">,
  { index, sdJwt, ...certificate }: ShownRecord,
  { head, anchor, evidence }: ChosenProof,
): Promise<Bundle> {
  const { log } = await provenIn(context, certificate);
  const ended = certificate.log === null ? undefined : await context.previous(certificate.log);
  const given = await ended?.givenProof(index);
  if (given) return { format, sdJwt, ...given, log: { origin: log.origin, vkey: log.vkey } };
  const [tlogProof, keySet] = await Promise.all([
    log.tlogProof(index, head, evidence?.extra),
    log.keySetBefore(index, head),
  ]);
  return {
    format,
    sdJwt,
    tlogProof,
    anchors: anchor ? [bundleAnchor(anchor)] : [],
    issuerJwks: keySet.jwks,
    issuerKeysProof: keySet.proof,
    log: { origin: log.origin, vkey: log.vkey },
  };
}

function bundleAnchor({ chainId, contract, sender, transaction }: FinalAnchor): Bundle["anchors"][number] {
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
