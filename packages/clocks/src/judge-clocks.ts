import {
  type ClockEvidence,
  type ClockPiece,
  equal,
  isKnownHead,
  readCheckpoint,
  sha256,
  toHex,
  utf8,
} from "@colophon/proof";
import { EXPLORERS, type ExplorerAnswer, judgeAnswers } from "./bitcoin/explorers.ts";
import { headerOf, readHeaders } from "./bitcoin/header.ts";
import { BITCOIN_FLOORS, type WorkFloor } from "./bitcoin/work-floors.ts";
import { type ReadExtra, readExtra } from "./extra.ts";
import { attestationsOf } from "./open-timestamps/lead-to.ts";
import { parseDetachedProof } from "./open-timestamps/read-proof.ts";
import { Refusal, refusalOf } from "./refusal.ts";
import { stampedDigest, stampedText } from "./stamped.ts";
import { AUTHORITIES } from "./time-stamp/authorities.ts";
import type { Authority } from "./time-stamp/chain.ts";
import { judgeToken } from "./time-stamp/judge-token.ts";
import { weighClocks } from "./weigh-clocks.ts";

/** Whom a verifier believes about time. It never comes from a trust file, which is the registry's own. */
export interface ClockRules {
  authorities: readonly Authority[];
  floors: readonly WorkFloor[];
  /** Whom to ask for blocks of Bitcoin. */
  explorers: readonly string[];
}

/** What is known to everybody, as of the date that each list says. */
export const PUBLIC_CLOCKS: ClockRules = {
  authorities: AUTHORITIES,
  floors: BITCOIN_FLOORS,
  explorers: EXPLORERS,
};

export interface JudgeOptions {
  /** Unix seconds. */
  now: number;
  rules?: ClockRules;
  /** Authorities that only the registry names, in its trust file: they are shown, and count for nothing. */
  chosen?: readonly Authority[];
  /** Tokens that a later checkpoint covers (`renewedIn`), by SHA-256 in hex: the time of that one's clocks, Unix seconds. */
  renewed?: ReadonlyMap<string, number>;
  /** What explorers said, by height; none were asked unless given. */
  answers?: ReadonlyMap<number, readonly ExplorerAnswer[]>;
}

/** The `extra` line of a proof and the signed checkpoint that it is beside. */
export interface StampedProof {
  extra: Uint8Array;
  checkpoint: string;
}

/**
 * Judges what a proof brings along: each piece by itself, whoever put it there. One that is broken, of another checkpoint or
 * there twice counts for nothing and spoils nothing. The checkpoint's own signature is for `verifyCertificate`.
 */
export async function judgeClocks(
  { extra: bytes, checkpoint }: StampedProof,
  options: JudgeOptions,
): Promise<ClockEvidence> {
  const { root } = readCheckpoint(checkpoint);
  const extra = readExtra(bytes);
  if (extra === undefined)
    return evidenceOf(root, [{ clock: "line", state: "left_out", reason: "not_understood" }]);
  const tokens = extra.rfc3161.map((token) => judgeAuthority(token, extra, checkpoint, options));
  const proofs = extra.ots.map((proof) => judgeBitcoin(proof, extra, checkpoint, options));
  const unread = extra.unread.map(({ member, reason }): ClockPiece => leftOut(CLOCK_OF[member], reason));
  return evidenceOf(root, [...(await Promise.all(tokens)), ...proofs, ...unread]);
}

const evidenceOf = (root: Uint8Array, pieces: ClockPiece[]): ClockEvidence => ({
  root,
  pieces,
  weigh({ checkpoint, registeredAt, previousLog, anchor }) {
    if (!equal(root, checkpoint.root)) throw new TypeError("clocks of another checkpoint");
    const hasEnded = previousLog && !isKnownHead(previousLog, checkpoint);
    const endedAt = hasEnded ? previousLog.endedAt : undefined;
    return weighClocks(pieces, { registeredAt, endedAt, anchor });
  },
});

const CLOCK_OF = { rfc3161: "authority", ocsp: "revocation", ots: "bitcoin", bitcoin: "bitcoin" } as const;

function leftOut(
  clock: "authority" | "bitcoin" | "revocation",
  reason: Refusal["reason"],
  detail?: string,
): ClockPiece {
  return { clock, state: "left_out", reason, ...(detail !== undefined && detail !== reason && { detail }) };
}

async function judgeAuthority(
  token: Uint8Array,
  { ocsp }: ReadExtra,
  checkpoint: string,
  { now, rules = PUBLIC_CLOCKS, chosen = [], renewed }: JudgeOptions,
): Promise<ClockPiece> {
  const message = utf8(stampedText(checkpoint));
  const olderThan = renewed?.get(toHex(sha256(token)));
  const judge = (authorities: readonly Authority[]) =>
    judgeToken(token, message, { authorities, now, ocsp, ...(olderThan !== undefined && { olderThan }) });
  try {
    return { clock: "authority", state: "proven", ...(await judge(rules.authorities)) };
  } catch (error) {
    const { reason, message: detail } = refusalOf(error);
    if (reason !== "unknown_authority" || chosen.length === 0) return leftOut("authority", reason, detail);
  }
  try {
    const { operator } = await judge(chosen);
    return leftOut("authority", "chosen_by_registry", operator);
  } catch (error) {
    refusalOf(error);
    return leftOut("authority", "unknown_authority");
  }
}

function judgeBitcoin(
  bytes: Uint8Array,
  { bitcoin }: ReadExtra,
  checkpoint: string,
  { rules = PUBLIC_CLOCKS, answers }: JudgeOptions,
): ClockPiece {
  try {
    const proof = parseDetachedProof(bytes);
    if (!equal(proof.digest, stampedDigest(checkpoint))) throw new Refusal("of_other_checkpoint");
    const found = attestationsOf(proof);
    const blocks = found.flatMap(({ attestation, message }): ClockPiece[] =>
      attestation.kind === "bitcoin"
        ? [judgeBlock(attestation.height, message, { bitcoin, floors: rules.floors, answers })]
        : [],
    );
    const calendars = found.flatMap(({ attestation }) =>
      attestation.kind === "pending" ? [attestation.uri] : [],
    );
    const pending: ClockPiece[] =
      calendars.length > 0 ? [{ clock: "bitcoin", state: "waiting", reason: "pending", calendars }] : [];
    const best = [...blocks, ...pending].toSorted((a, b) => rankOf(a) - rankOf(b))[0];
    return best ?? leftOut("bitcoin", "unreadable", "nothing of Bitcoin is in it");
  } catch (error) {
    const { reason, message } = refusalOf(error);
    return leftOut("bitcoin", reason, message);
  }
}

/** Of several attestations in one proof the one that says most: a proven block, the earliest; one to be compared; a promise. */
function rankOf(piece: ClockPiece): number {
  if (piece.state === "proven") return piece.time / 1e12;
  if (piece.state === "left_out") return 3;
  return piece.reason === "pending" ? 2 : 1;
}

function judgeBlock(
  height: number,
  message: Uint8Array,
  about: {
    bitcoin: ReadExtra["bitcoin"];
    floors: readonly WorkFloor[];
    answers: JudgeOptions["answers"];
  },
): ClockPiece {
  const { bitcoin, floors, answers } = about;
  const pieces = bitcoin.filter((piece) => piece.height === height);
  let refusal = new Refusal("no_headers");
  for (const { headers } of pieces)
    try {
      const header = headerOf(message, readHeaders(headers, floors));
      const given = answers?.get(height);
      if (given === undefined) return { clock: "bitcoin", state: "waiting", reason: "not_looked_up", height };
      const reason = judgeAnswers(height, header, given);
      return reason === "agreed"
        ? { clock: "bitcoin", state: "proven", height, time: header.time }
        : { clock: "bitcoin", state: "waiting", reason, height };
    } catch (error) {
      refusal = refusalOf(error);
    }
  return leftOut("bitcoin", refusal.reason, refusal.message);
}

/** Judges a token about other bytes than a checkpoint, such as a PDF's signature, with the given answers of OCSP. */
export async function judgeTimeStamp(
  { bytes, about }: { bytes: Uint8Array; about: Uint8Array },
  { now, rules = PUBLIC_CLOCKS, ocsp = [] }: Pick<JudgeOptions, "now" | "rules"> & { ocsp?: Uint8Array[] },
): Promise<ClockPiece> {
  try {
    const { authorities } = rules;
    const stamp = await judgeToken(bytes, about, { authorities, now, ocsp });
    return { clock: "authority", state: "proven", ...stamp };
  } catch (error) {
    const { reason, message } = refusalOf(error);
    return leftOut("authority", reason, message);
  }
}

/** The heights that explorers can be asked for: whose headers were given and have their work. */
export function heightsToLookUp({ pieces }: ClockEvidence): number[] {
  return [
    ...new Set(
      pieces.flatMap((piece) =>
        piece.state === "waiting" && piece.height !== undefined ? [piece.height] : [],
      ),
    ),
  ];
}
