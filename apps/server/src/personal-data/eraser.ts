import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tx } from "../base/db/queryable-on.ts";
import type { Database } from "../base/db/schema.ts";
import { type DepositedBytes, deleteDepositedBytes } from "../register/deposits/end-deposit.ts";
import { deleteKeptDocuments, purgeDocuments } from "../register/documents/kept-documents.ts";
import { AppError } from "../base/errors.ts";
import { deleteSomeKeys } from "../base/idempotency/idempotency.ts";
import type { SessionCaller } from "../base/http/bind.ts";
import { eraseInvitations } from "../register/invitations/personal-invitations.ts";
import { listAnswered } from "../register/invitations/invitations.ts";
import type { LetterQueue } from "../mail/letter-queue.ts";
import { deleteSomeLetters } from "../mail/mail.ts";
import { eraseSomeOrders } from "../register/orders/orders.ts";
import { sayErased, saySuccessorErased } from "../register/statements/say-erased.ts";
import type { RegistryContext } from "../register/statements/say-each-once.ts";
import { closeDisputes } from "../register/disputes/close-disputes.ts";
import { eraseSomeLicences, sayLicencesErased } from "../register/licences/erase-licences.ts";
import { eraseSomeRequests } from "../register/licences/erase-requests.ts";
import { deleteProfileImage } from "../people/profiles/profile-image.ts";
import {
  closeAccount,
  deleteAccount,
  type ErasedWork,
  eraseSomeStatements,
  eraseWorks,
  findImage,
  findSomeWorks,
  hasPart,
  leaveWork,
  listClosedAccounts,
  type Part,
} from "./erase-store.ts";
import { eraseReports } from "./personal-reports.ts";
import { unnameCollaborators } from "./unname-collaborators.ts";
import { type WithholdContext, withholdRegistrant } from "./withhold-registrant.ts";

export interface EraserContext extends DepositedBytes, RegistryContext, WithholdContext {
  db: Kysely<Database>;
  keys: RegistryContext["keys"];
  letters: LetterQueue;
}

export type Eraser = ReturnType<typeof createEraser>;

/** Works per step: so few that locking their rows goes unnoticed. */
const worksPerStep = 100;
/** Keys, orders and letters per step. */
const keysPerStep = 1000;

/** Fewer, since documents are deleted along with them. */
const statementsPerStep = 100;

/**
 * Erases people (docs/decisions/009-erasure.md): account, profile, works, deposited files, documents and whatever opens
 * their records and statements. The registry states that they are erased, as registrants and where others name them. Of
 * a certificate only its number and the signed record remain, which contains just salted hashes, so that the log stays
 * consistent. The account is closed first; the rest is done in steps, none of which locks the user's row while deleting
 * files. After a crash the next start continues, and so does a repeated request.
 */
export function createEraser(context: EraserContext) {
  const { db } = context;
  const { eraseDocuments, eraseFrom } = createParts(context);
  /** By user: a repeated request waits for the erasure that is already running. */
  const running = new Map<string, Promise<void>>();
  /** Set by `stop`, and asked after each step: another process, or the next start, resumes the rest. */
  let isStopping = false;

  function erase(userId: string): Promise<void> {
    const before = running.get(userId);
    if (before) return before;
    const erasing = eraseInSteps(userId).finally(() => running.delete(userId));
    running.set(userId, erasing);
    return erasing;
  }

  async function eraseInSteps(userId: string): Promise<void> {
    // Asked in one query: between the questions about two parts, another erasure can turn one into the other.
    while (await hasPart(db, userId)) {
      for (const part of ["alone", "registrant", "successor"] as const) {
        const works = await findSomeWorks(db, userId, part, worksPerStep);
        if (works.length > 0) await eraseFrom[part](works, userId);
        if (isStopping) return;
      }
    }
    await saySuccessorErased(context, userId);
    await closeDisputes(context, userId);
    while (await deleteSomeKeys(context.pool, userId, keysPerStep)) if (isStopping) return;
    for (;;) {
      const named = await listAnswered(context.pool, userId, worksPerStep);
      if (named.length === 0) break;
      await unnameCollaborators(context, named);
      await sayErased(context, named);
      // What was being said meanwhile may have put a name back; after this statement nothing can that was drafted before it.
      await unnameCollaborators(context, named);
      for (const { certificateId } of named) await purgeDocuments(context, certificateId);
      if (isStopping) return;
    }
    await eraseInvitations(context, userId);
    await sayLicencesErased(context, userId);
    while (await eraseSomeLicences(context, userId, statementsPerStep, eraseDocuments))
      if (isStopping) return;
    while (await eraseSomeRequests(context, userId, keysPerStep)) if (isStopping) return;
    await eraseReports(context, userId);
    while (await eraseSomeStatements(context, userId, statementsPerStep, eraseDocuments))
      if (isStopping) return;
    while (await eraseSomeOrders(context.pool, userId, keysPerStep)) if (isStopping) return;
    while (await deleteSomeLetters(db, userId, keysPerStep)) if (isStopping) return;
    const image = await findImage(db, userId);
    if (image !== null) await deleteProfileImage(context.objects, image);
    await deleteAccount(db, userId);
  }

  return {
    /** Resolves when nothing is left, or when the server stops: then the next start continues. */
    async eraseUser(caller: Pick<SessionCaller, "userId" | "sessionId">): Promise<void> {
      const tell = async (tx: Tx, { email: to, language }: { email: string; language: string }) =>
        context.letters.addTo(tx, {
          kind: "accountErased",
          // What remains of a letter that was sent names no account.
          subject: randomUUID(),
          to,
          language,
          contents: {},
        });
      // Committed before anything is erased: nothing new of this account comes, and after a crash `resume` knows it by that.
      if (!(await closeAccount(db, caller, tell))) throw new AppError("unauthorized");
      await erase(caller.userId);
    },
    /** Continues erasures that were interrupted by a stop or a failure. */
    async resume(): Promise<void> {
      const failures: unknown[] = [];
      for (const userId of await listClosedAccounts(db)) {
        if (isStopping) break;
        await erase(userId).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, "accounts could not be erased");
    },
    /** Waits for the steps that are running. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.allSettled(running.values());
    },
  };
}

/** How works and documents are erased, by the user's part in them (docs/decisions/036-owners.md). */
function createParts(context: EraserContext) {
  const eraseDocuments = async (certificateIds: readonly string[]) => {
    await Promise.all(certificateIds.map((id) => deleteKeptDocuments(context.objects, id)));
  };
  const idsOf = (works: readonly ErasedWork[]) => works.map(({ certificateId }) => certificateId);
  const registrantsOf = (works: readonly ErasedWork[]) =>
    idsOf(works).map((certificateId) => ({ certificateId, collaborator: null }));
  const eraseFrom: Record<Part, (works: readonly ErasedWork[], userId: string) => Promise<void>> = {
    async alone(works, userId) {
      await sayErased(context, registrantsOf(works));
      await eraseWorks(context, userId, works, async (erased) => {
        await Promise.all(erased.map(({ workId }) => deleteDepositedBytes(context, workId)));
        await eraseDocuments(idsOf(erased));
      });
    },
    async registrant(works, userId) {
      const withhold = async (isLast: boolean) => {
        for (const work of works)
          await withholdRegistrant(context, userId, work, { isLast }, () => eraseDocuments(idsOf([work])));
      };
      // Before the registry's statement, so that whatever is drafted after it no longer reads the name; and after it, for
      // what was drafted with the name and said before it.
      await withhold(false);
      await sayErased(context, registrantsOf(works));
      await withhold(true);
    },
    async successor(works, userId) {
      for (const { workId } of works)
        await leaveWork(context.pool, userId, workId, () => deleteDepositedBytes(context, workId));
    },
  };
  return { eraseDocuments, eraseFrom };
}
