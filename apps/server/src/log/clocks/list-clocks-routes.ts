import type pg from "pg";
import type { Bind } from "../../base/http/bind.ts";
import { listClocks } from "./list-clocks.ts";

export function listClocksRoutes(bind: Bind, { pool }: { pool: pg.Pool }): void {
  bind("GET /api/log/clocks", async () => listClocks(pool));
}
