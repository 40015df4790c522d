import type { LetterQueue } from "../../mail/letter-queue.ts";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { Config } from "../../base/config/config.ts";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import type { DocumentContext } from "../documents/document-maker.ts";
import { askCollaborators } from "../invitations/ask-collaborators.ts";
import { deleteOldLinks } from "../invitations/invitations.ts";
import { createLetterSender, type LetterSender } from "../../mail/letter-sender.ts";
import { deleteOldLetters } from "../../mail/mail.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { createCertificateDescriber } from "./describe-certificate.ts";
import { createReceiptDescriber } from "./describe-receipt.ts";
import { queueFinalProofs } from "./queue-final-proofs.ts";

interface LettersContext extends DocumentContext {
  db: Kysely<Database>;
  mailer: Mailer;
  letters: LetterQueue;
  config: Pick<Config, "publicUrl">;
  logger: Logger;
}

const secondsBetweenLooks = 5;
const looksBetweenCleanings = 720;

/** Sends queued letters; queues letters about anchors that became final, and invitations to people who are named. */
export function sendLetters(context: LettersContext): LetterSender {
  const { db, keys, mailer, config, logger } = context;
  const sender = createLetterSender({
    db,
    key: keys.dataEncryption.key,
    mailer,
    publicUrl: config.publicUrl,
    describeCertificate: createCertificateDescriber(context),
    describeReceipt: createReceiptDescriber(context),
    log: logger,
  });
  const end = new AbortController();
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    for (let looks = 0; !end.signal.aborted; looks++) {
      try {
        await queueFinalProofs(context.pool);
        await askCollaborators(context);
        if (looks % looksBetweenCleanings === 0) {
          await deleteOldLetters(db);
          await deleteOldLinks(context.pool);
        }
      } catch (err) {
        logger.warn({ err }, "cannot queue letters about final proofs and invitations");
      }
      await delay(secondsBetweenLooks * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      sender.start();
      looking = look();
    },
    async stop() {
      end.abort();
      await Promise.all([looking, sender.stop()]);
    },
  };
}
