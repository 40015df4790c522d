import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../base/config/config.ts";
import type { Database } from "../base/db/schema.ts";
import type { Objects } from "../base/files/objects.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import type { PaymentService } from "../register/payments/payment-service.ts";
import type { PersonalDataContext } from "../personal-data/export-user.ts";
import type { DraftContext } from "../register/statements/draft-statement.ts";
import type { SayContext } from "../register/statements/say.ts";

/** What operators work with. */
export interface OperatorContext extends PersonalDataContext, SayContext, DraftContext {
  log: SayContext["log"] & DraftContext["log"];
  db: Kysely<Database>;
  letters: LetterQueue;
  logger: Pick<Logger, "info" | "error">;
  objects: Objects;
  /** Undefined where payments are demonstrations. */
  service: PaymentService | undefined;
  config: Pick<Config, "publicUrl" | "smtpUrl" | "dataDir">;
}
