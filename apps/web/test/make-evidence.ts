import type { Certificate } from "@colophon/api";
import {
  type AnchorOnChain,
  type Bundle,
  type ChainEvidence,
  formatBundle,
  utf8,
  verifierOf,
} from "@colophon/proof";
import { makeRegistry, sampleClaims } from "@colophon/testing/make-bundle";
import type { GatheredEvidence } from "../src/features/verify/gather-evidence.ts";

/** What the server says is another matter than what is proven: here it lies. */
export const stated = {
  title: "What the server claims",
  creator: { name: "Somebody else", email: null },
  collaborators: [] as Certificate["collaborators"],
  blockchainSignature: "0x01",
  anchor: {
    state: "final",
    transactionHash: "0x01",
    blockNumber: 1,
    blockTime: "2001-01-01T00:00:00Z",
    explorerUrl: "https://explorer.example/tx/1",
  },
} as Certificate;

interface Options {
  /** Of the record. */
  claims?: Record<string, unknown>;
  chainId?: number;
  anchored?: boolean;
  answer?: AnchorOnChain["state"] | "not asked";
  /** The log had one more entry, and is a previous one now. */
  hasEnded?: boolean;
}

/** A certificate that was issued just now, with what is asked for its check. */
export function evidenceOf({
  claims = sampleClaims,
  chainId = 1,
  anchored = true,
  answer = "final",
  hasEnded = false,
}: Options = {}) {
  const registry = makeRegistry({ chainId });
  const certificate = registry.issue(claims);
  const bundle = registry.bundle(certificate, { anchored });
  const [anchor] = bundle.anchors;
  const chain: ChainEvidence =
    answer === "not asked"
      ? { kind: "offline" }
      : { kind: "answers", answers: [{ state: answer, blockTime: anchor?.blockTime ?? 0, reason: "" }] };
  registry.issue();
  const trust = { ...registry.trust, ...(hasEnded && { previousLogs: [registry.end()] }) };
  const file = fileOf(bundle);
  const evidence: GatheredEvidence = {
    stated,
    proof: { bundle: file, trust, chain, verify: verifierOf(file, { trust }) },
  };
  return { id: certificate.certificateId, evidence, bundle, registry };
}

export function fileOf(bundle: Bundle): Uint8Array {
  return utf8(formatBundle(bundle));
}
