import { z } from "zod";
import { anchor, anchorStates } from "./certificates.ts";
import type { Endpoint } from "./endpoint.ts";

const logAnchor = anchor.omit({ nextAnchorAt: true }).extend({
  state: z.enum(anchorStates),
  /** The number of entries and the root, 64 hex digits, that the transaction puts on the chain. */
  size: z.int(),
  root: z.string(),
});

const logAnchors = z.object({
  /** Newest first; only the newest can still be under way. */
  anchors: z.array(logAnchor),
  /** When the next anchor is due; null while the newest covers the whole log. */
  nextAnchorAt: z.iso.datetime().nullable(),
  /** The chain does not answer just now: what is registered waits for its anchor. */
  isChainAway: z.boolean(),
});
export type LogAnchors = z.output<typeof logAnchors>;

/** One service that was asked about a checkpoint. */
const logClock = z.object({
  /** A time-stamping authority, or Bitcoin by a calendar of OpenTimestamps. */
  kind: z.enum(["authority", "bitcoin"]),
  /** The host of its address. */
  service: z.string(),
  /** `wanted`: no answer yet. `pending`: a calendar has promised a block of Bitcoin. `final`: its token, or the proof up to a block, is kept. */
  state: z.enum(["wanted", "pending", "final"]),
  /** When the answer arrived, of a final one; else when the checkpoint was stamped. */
  since: z.iso.datetime(),
  /** Why the last request brought nothing: nobody answered, or the answer was no good. Null if none failed. */
  reason: z.enum(["not_reached", "refused"]).nullable(),
  /** Of the block that a final one of Bitcoin leads to. Nobody has looked it up here. */
  height: z.int().nullable(),
});

const logClocks = z.object({
  /** The newest that clocks were asked to stamp, newest first, at most 20; none where no clock is asked. */
  checkpoints: z.array(
    z.object({
      /** The number of entries and the root, 64 hex digits. */
      size: z.int(),
      root: z.string(),
      stampedAt: z.iso.datetime(),
      clocks: z.array(logClock),
    }),
  ),
});
export type LogClocks = z.output<typeof logClocks>;

export const logEndpoints = {
  "GET /api/log/anchors": {
    operation: "listAnchors",
    summary: "The newest anchors of the public log, and when the next one is due",
    access: "public",
    fromReplica: true,
    ok: logAnchors,
  },
  "GET /api/log/clocks": {
    operation: "listClocks",
    summary: "The newest checkpoints of the public log that other clocks stamp, and what each clock says",
    access: "public",
    fromReplica: true,
    ok: logClocks,
  },
} as const satisfies Record<string, Endpoint>;
