import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { FetchGuard } from "../../base/fetch-guard/fetch-guard.ts";
import type { LetterQueue } from "../../mail/letter-queue.ts";

export interface LinkContext {
  db: Kysely<Database>;
  fetchGuard: FetchGuard;
  letters: LetterQueue;
  config: { publicUrl: string; rateLimits: boolean };
}
