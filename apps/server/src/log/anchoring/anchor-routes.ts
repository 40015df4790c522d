import type { Bind } from "../../base/http/bind.ts";
import type { ClosedHeads } from "../closed-heads.ts";
import type { Anchoring } from "./open-anchoring.ts";

interface AnchorContext {
  log: Pick<ClosedHeads, "grownTo">;
  anchoring: Pick<Anchoring, "list" | "status">;
}

export function anchorRoutes(bind: Bind, { log, anchoring }: AnchorContext): void {
  bind("GET /api/log/anchors", async () => {
    // Not the log's size: what the log adds by itself gets no anchor, and an announced one would never come.
    return {
      ...(await anchoring.list(await log.grownTo())),
      isChainAway: anchoring.status().alarm !== undefined,
    };
  });
}
