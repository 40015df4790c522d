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

export const logEndpoints = {
  "GET /api/log/anchors": {
    summary: "The newest anchors of the public log, and when the next one is due",
    access: "public",
    fromReplica: true,
    ok: logAnchors,
  },
} as const satisfies Record<string, Endpoint>;
