import {
  encodeEntryBundle,
  parseTilePath,
  ProofError,
  TILE_WIDTH,
  tileWidth,
  toBase64Url,
} from "@colophon/proof";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { AppError } from "../base/errors.ts";
import { sendTagged } from "../base/http/etag.ts";
import { readEntries } from "./log-store.ts";
import type { Log } from "./open-log.ts";

export interface LogRoutesContext {
  pool: pg.Pool;
  log: Pick<Log, "newest" | "tile">;
}

/** The public log in the form of C2SP tlog-tiles: a checkpoint that changes, and tiles that never do. */
export function logRoutes(app: FastifyInstance, { pool, log }: LogRoutesContext): void {
  app.get("/log/checkpoint", async (request, reply) => {
    const { checkpoint, size, root, isDamaged } = await log.newest();
    // Whoever follows the log must not take the past for its present.
    if (isDamaged) throw new AppError("log_damaged");
    reply.headers(open).header("cache-control", "no-cache").type("text/plain; charset=utf-8");
    return sendTagged(request, reply, { tag: `"${size}-${toBase64Url(root)}"`, body: checkpoint });
  });

  app.get<{ Params: { "*": string } }>("/log/tile/*", async (request, reply) => {
    const tile = parsePath(`tile/${request.params["*"]}`);
    const { size, isDamaged } = await log.newest();
    const level = tile.kind === "tile" ? tile.level : 0;
    if (tile.width > tileWidth(level, tile.index, size))
      throw new AppError(isDamaged ? "log_damaged" : "not_found");
    const start = tile.index * TILE_WIDTH;
    const bytes =
      tile.kind === "tile"
        ? await log.tile(tile.level, tile.index, tile.width)
        : encodeEntryBundle(await readEntries(pool, start, start + tile.width));
    return reply
      .headers(open)
      .header("cache-control", immutable)
      .type("application/octet-stream")
      .send(Buffer.from(bytes));
  });
}

const open = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
const immutable = "public, max-age=31536000, immutable";

function parsePath(path: string) {
  try {
    return parseTilePath(path);
  } catch (error) {
    if (error instanceof ProofError) throw new AppError("not_found");
    throw error;
  }
}
