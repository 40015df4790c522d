import type { LogClocks } from "@colophon/api";
import { readCheckpoint, toHex } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import { listStamped, type ShownPiece } from "./read-stamped-store.ts";

/** How many checkpoints a visitor of the log is shown. */
const shown = 20;

type Shown = LogClocks["checkpoints"][number];

/** The newest checkpoints that clocks stamp, and what each clock says. Nothing of what a service or an error said in words. */
export async function listClocks(db: Queryable): Promise<LogClocks> {
  const checkpoints = new Map<number, Shown>();
  for (const piece of await listStamped(db, shown)) {
    const { size, checkpoint, stampedAt } = piece;
    const entry = checkpoints.get(size) ?? {
      size,
      root: toHex(readCheckpoint(checkpoint).root),
      stampedAt: stampedAt.toISOString(),
      clocks: [],
    };
    checkpoints.set(size, entry);
    if (piece.kind !== null) entry.clocks.push(clockOf(piece));
  }
  return { checkpoints: [...checkpoints.values()] };
}

function clockOf({ kind, service, state, ...piece }: ShownPiece): Shown["clocks"][number] {
  return {
    kind: kind === "ots" ? "bitcoin" : "authority",
    service: URL.parse(service)?.host ?? service,
    state,
    since: (piece.arrivedAt ?? piece.stampedAt).toISOString(),
    reason: reasonOf(piece.problem),
    height: piece.height,
  };
}

/** Of a problem in words for the operator, which may have addresses in it, only whether somebody answered. */
function reasonOf(problem: string | null): Shown["clocks"][number]["reason"] {
  if (problem === null) return null;
  return problem.startsWith("refused") ? "refused" : "not_reached";
}
