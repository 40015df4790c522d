import { makeCertificate, makeRevocation, makeToken, TIME_STAMPING } from "./make-time-stamp-authority.ts";
import { concat, fromHex, sha256, utf8 } from "@colophon/proof";
import {
  authorityOfRoot,
  type ClockRules,
  type ExplorerAnswer,
  formatDetachedProof,
  parseDetachedProof,
  stampedDigest,
  stampedText,
  type Timestamp,
} from "@colophon/clocks";
import { easyFloors, hashOfBlock, makeBlocks } from "./make-blocks.ts";

export const HEIGHT = 900_000;
const EXPLORERS = ["https://one.example/api", "https://two.example/api"];

const root = makeCertificate({ name: "Root", kind: "p256", isAuthority: true });
const signer = makeCertificate({ name: "Clock", kind: "p256", issuer: root, purposes: [TIME_STAMPING] });

/** The authority's root, PEM. */
export const { pem: rootPem } = root;

/** What the tests' verifiers believe, which no trust file can say. */
export const testRules: ClockRules = {
  authorities: [authorityOfRoot("Example Clock", root.pem)],
  floors: easyFloors,
  explorers: EXPLORERS,
};

/** A second authority, which only a registry might name. */
const ownRoot = makeCertificate({ name: "Own root", kind: "p256", isAuthority: true });
const ownSigner = makeCertificate({ name: "Own", kind: "p256", issuer: ownRoot, purposes: [TIME_STAMPING] });
export const ownAuthority = authorityOfRoot("The registry’s own", ownRoot.pem);

/** A token about a checkpoint, at `at`. */
export function tokenOf(note: string, at: number, isOwn = false): Uint8Array {
  return makeToken(utf8(stampedText(note)), { signer: isOwn ? ownSigner : signer, genTime: at });
}

/** A token of the known authority about other bytes. */
export function tokenAbout(bytes: Uint8Array, at: number): Uint8Array {
  return makeToken(bytes, { signer, genTime: at });
}

/** What the second authority's issuer says of it later. */
export function ownAnswerAt(at: number, revoked?: { at: number; reason?: number }): Uint8Array {
  return makeRevocation({ about: ownSigner, issuer: ownRoot, producedAt: at, ...(revoked && { revoked }) });
}

/** What the authority's issuer says of it later. */
export function revocationAt(at: number, revoked?: { at: number; reason?: number }): Uint8Array {
  return makeRevocation({ about: signer, issuer: root, producedAt: at, ...(revoked && { revoked }) });
}

/** What leads from what was stamped to the Merkle root of a block. */
const hash = { tag: 0x08 } as const;
const append = (hex: string) => ({ tag: 0xf0, argument: fromHex(hex) }) as const;
const steps = [append("00112233"), hash, append("44"), hash, hash];

const CALENDAR: Timestamp = {
  attestations: [{ kind: "pending", uri: "https://calendar.example" }],
  steps: [],
};

/** A proof as a calendar gives it at first, and as it is when a block at `height` has it. */
export function proofsOf(
  note: string,
  height = HEIGHT,
): {
  pending: Uint8Array;
  upgraded: Uint8Array;
  merkleRoot: Uint8Array;
} {
  const digest = stampedDigest(note);
  const merkleRoot = steps.reduce(
    (message, step) => ("argument" in step ? concat(message, step.argument) : sha256(message)),
    digest,
  );
  const lead = (end: Timestamp) =>
    formatDetachedProof({
      digest,
      timestamp: steps.reduceRight<Timestamp>(
        (next, operation) => ({ attestations: [], steps: [{ operation, next }] }),
        end,
      ),
    });
  const upgraded = lead({ attestations: [{ kind: "bitcoin", height }], steps: [] });
  // As a calendar promises it: after its first two steps.
  const { timestamp } = parseDetachedProof(upgraded);
  const second = timestamp.steps[0]?.next.steps[0];
  if (second) second.next = CALENDAR;
  return { pending: formatDetachedProof({ digest, timestamp }), upgraded, merkleRoot };
}

/** The block that has it and those on top, whose time is `time`, and what explorers say of it. */
export function blockOf(
  merkleRoot: Uint8Array,
  time: number,
): { headers: Uint8Array; agreed: ExplorerAnswer[]; differing: ExplorerAnswer[] } {
  const headers = makeBlocks(merkleRoot, { time });
  const [header = new Uint8Array()] = headers;
  const [other = new Uint8Array()] = makeBlocks(new Uint8Array(32), { time, count: 1 });
  const answer = (explorer: string, shown: Uint8Array): ExplorerAnswer => ({
    explorer,
    hash: hashOfBlock(shown),
    header: shown,
    tip: HEIGHT + 6,
  });
  const [one = "", two = ""] = EXPLORERS;
  return {
    headers: concat(...headers),
    agreed: [answer(one, header), answer(two, header)],
    differing: [answer(one, header), answer(two, other)],
  };
}
