import type { Kysely } from "kysely";
import type { Config } from "../../base/config/config.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";

/** What the routes of accounts are given. */
export interface AccountContext {
  db: Kysely<Database>;
  letters: LetterQueue;
  keys: Pick<Keys, "dataEncryption">;
  config: Pick<Config, "publicUrl" | "rateLimits" | "showsLetters">;
}
