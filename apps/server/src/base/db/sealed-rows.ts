import type pg from "pg";
import type { Keys } from "../keys/keys.ts";

/** What it takes to read rows whose contents are sealed. */
export interface SealedRows {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}
