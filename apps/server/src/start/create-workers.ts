import { deleteOldKeys } from "../base/idempotency/used-keys.ts";
import { every, type Worker } from "../base/every.ts";
import { deleteOldCounts } from "../base/limits/limits.ts";
import { logEvidence } from "../log/clocks/log-evidence.ts";
import { deleteOldLetters } from "../mail/mail.ts";
import { checkDueLinks } from "../people/links/check-due-links.ts";
import { deleteExpiredTokens } from "../people/tokens/tokens.ts";
import { forgetOld } from "../people/accounts/forget-old.ts";
import type { Eraser } from "../personal-data/eraser.ts";
import { expireUploads } from "../register/deposits/expire-uploads.ts";
import { askCollaborators } from "../register/invitations/ask-collaborators.ts";
import { deleteOldLinks } from "../register/invitations/invitations.ts";
import { queueFinalProofs } from "../register/letters/queue-final-proofs.ts";
import { sendLetters } from "../register/letters/send-letters.ts";
import { forgetOldOrders } from "../register/payments/forget-old-orders.ts";
import type { Settler } from "../register/payments/settle-orders.ts";
import { draftDays } from "@colophon/api";
import { deleteOldDrafts } from "../register/drafts/drafts.ts";
import { deleteOldReports } from "../register/reports/reports.ts";
import { makeDailyList } from "../register/uses/daily-list.ts";
import { deleteOverOffers } from "../register/transfers/transfers.ts";
import { createBackupMaker } from "../upkeep/backup/make-backups.ts";
import { createReSealer } from "../upkeep/rotation/re-seal.ts";
import { createSweeper } from "../upkeep/sweeping/sweep-objects.ts";
import type { Context } from "./context.ts";

const minute = 60;
const hour = 60 * minute;

/** What a server does besides answering requests. Several servers may do it at the same time. */
export function createWorkers(
  context: Context,
  { settler, eraser }: { settler: Settler | undefined; eraser: Eraser },
): Worker[] {
  const { db, pool, logger } = context;
  const repeat = (seconds: number, name: string, run: () => Promise<void>) =>
    every(seconds, { name, run }, logger);
  return [
    sendLetters(context),
    ...(settler === undefined ? [] : [settler]),
    createReSealer(context),
    createSweeper(context),
    ...(context.backups === undefined
      ? []
      : [createBackupMaker({ ...context, keysDir: context.config.keysDir }, context.backups)]),
    // Whether it is away is known without the failure being said here.
    repeat(30, "look for the objects", () => context.objects.look().catch(() => undefined)),
    repeat(5, "queue letters about final proofs", () => queueFinalProofs(pool)),
    repeat(5, "ask collaborators", () => askCollaborators(context)),
    repeat(minute, "look at links again", () => checkDueLinks(context)),
    repeat(10 * minute, "log the evidence of past days", () => logEvidence(context)),
    repeat(10 * minute, "resume erasures", () => eraser.resume()),
    repeat(hour, "delete old idempotency keys", () => deleteOldKeys(pool)),
    repeat(hour, "delete old daily counts", () => deleteOldCounts(db)),
    repeat(hour, "delete old letters", () => deleteOldLetters(db)),
    repeat(hour, "delete old links of invitations", () => deleteOldLinks(pool)),
    repeat(hour, "forget what accounts keep for a time", () => forgetOld(db)),
    repeat(hour, "delete expired API tokens", () => deleteExpiredTokens(db)),
    repeat(hour, "expire uploads", () => expireUploads(context)),
    repeat(hour, "delete ended offers", () => deleteOverOffers(pool)),
    repeat(hour, "delete old drafts", () => deleteOldDrafts(db, draftDays)),
    repeat(hour, "make the list of uses", () => makeDailyList(context)),
    repeat(hour, "delete old reports", () => deleteOldReports(db)),
    repeat(hour, "forget old orders", () => forgetOldOrders(pool)),
  ];
}
