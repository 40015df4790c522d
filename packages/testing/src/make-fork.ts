import { formatExtra } from "@colophon/clocks";
import { type Bundle, type BundleAnchor, formatTlogProof, parseTlogProof, type Trust } from "@colophon/proof";
import { makeRegistry, sampleClaims } from "./make-bundle.ts";
import { blockOf, HEIGHT, proofsOf, revocationAt, rootPem, tokenOf } from "./make-clock-evidence.ts";

const HOUR = 3600;

/**
 * What a thief of the log's and the issuer's key makes: a record in the place of another, under a checkpoint of the same size that
 * the log's key has signed, with a genuine token and a genuine proof for Bitcoin: clocks stamp anything for anybody.
 */
export interface Fork {
  bundle: Bundle;
  /** It names a public chain. */
  trust: Trust;
  /** Of the block that the proof leads to, and of those on top. */
  headers: Uint8Array;
  /** Of the checkpoint that was there first. */
  genuineAnchor: BundleAnchor;
  /** One that the thief has written down; no chain has it. */
  forgedAnchor: BundleAnchor;
}

export function makeFork(): Fork {
  const registry = makeRegistry();
  registry.issue();
  const genuineAnchor = registry.anchor(registry.entries.length);
  registry.entries.pop();
  const forged = registry.issue({ ...sampleClaims, title: "Another" });
  const bundle = registry.bundle(forged, { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const iat = 1_750_000_001;
  const { upgraded, merkleRoot } = proofsOf(proof.checkpoint);
  const { headers } = blockOf(merkleRoot, iat + HOUR);
  const extra = formatExtra({
    rfc3161: [tokenOf(proof.checkpoint, iat + 60)],
    ocsp: [revocationAt(iat + HOUR)],
    ots: [upgraded],
    bitcoin: [{ height: HEIGHT, headers }],
  });
  return {
    bundle: { ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) },
    trust: registry.trust,
    headers,
    genuineAnchor,
    forgedAnchor: registry.anchor(registry.entries.length),
  };
}

/** What a registry might write into its trust file to have clocks of its own believed, under every name that comes to mind. */
export function trustOfItsOwn(trust: Trust) {
  const floors = [{ from: 0, bits: 0x207fffff }];
  return {
    ...trust,
    anchors: [],
    authorities: [rootPem],
    tsa: { roots: [rootPem] },
    timeStampAuthorities: [{ operator: "DigiCert", root: rootPem }],
    explorers: ["http://127.0.0.1:1/api", "http://127.0.0.2:1/api"],
    floors,
    witnesses: [{ name: "witness.example", vkey: trust.log.vkey }],
    clocks: { authorities: [rootPem], floors },
  };
}
