import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../../base/config/config.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Worker } from "../../base/every.ts";
import { createLetterSender } from "../../mail/letter-sender.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { DocumentContext } from "../documents/document-maker.ts";
import { createCertificateDescriber } from "./describe-certificate.ts";
import { createBatchDescriber } from "./describe-batch.ts";
import { createLicenceDescriber } from "./describe-licence-letter.ts";
import { createReceiptDescriber } from "./describe-receipt.ts";
import { createRequestDescriber } from "./describe-request-letter.ts";

interface LettersContext extends DocumentContext {
  db: Kysely<Database>;
  mailer: Mailer;
  config: Pick<Config, "publicUrl">;
  logger: Logger;
}

/** Sends queued letters, with what only the register knows: certificates, receipts and licences. */
export function sendLetters(context: LettersContext): Worker {
  const { db, keys, mailer, config, logger } = context;
  return createLetterSender({
    db,
    key: keys.dataEncryption.key,
    mailer,
    publicUrl: config.publicUrl,
    describeCertificate: createCertificateDescriber(context),
    describeBatch: createBatchDescriber(context),
    describeReceipt: createReceiptDescriber(context),
    describeLicence: createLicenceDescriber(context),
    describeRequest: createRequestDescriber(context),
    log: logger,
  });
}
