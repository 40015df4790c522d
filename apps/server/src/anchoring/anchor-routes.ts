import type { Bind } from "../http/bind.ts";
import type { Publisher } from "../log/publisher.ts";
import type { Anchoring } from "./open-anchoring.ts";

interface AnchorContext {
  log: Pick<Publisher, "newest">;
  anchoring: Pick<Anchoring, "list" | "status">;
}

export function anchorRoutes(bind: Bind, { log, anchoring }: AnchorContext): void {
  bind("GET /api/log/anchors", async () => {
    const { size } = await log.newest();
    return {
      ...(await anchoring.list(size)),
      isChainAway: anchoring.status().alarm !== undefined,
    };
  });
}
