import { takeKeys } from "../../base/idempotency/idempotency.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import type { NewLeaf } from "../../log/new-leaf.ts";
import { applyEffects } from "./effects.ts";
import type { SignedStatement } from "./new-statement.ts";
import { lapseRequests } from "./lapse-requests.ts";
import {
  countStatements,
  endOffers,
  type LockedLicence,
  lockLicences,
  lockOffers,
  lockSpeakers,
  type LockedWork,
  lockWorks,
} from "./statement-writer-store.ts";

/** Another statement about the work was made after this one was drafted: its "old value" may be outdated. */
export class StatementOutdated extends Error {}

/** The idempotency key was used before. */
export class StatementKeyUsed extends Error {}

/** The data behind a batch's statements: their owners' rows and works are locked until its transaction ends. */
export interface CheckedStatements {
  refused: Map<SignedStatement, Error>;
  works: ReadonlyMap<string, LockedWork>;
}

export const leafOfStatement = ({ certificateId, salt, sha256 }: SignedStatement): NewLeaf => ({
  kind: "statement",
  certificateId,
  salt,
  sha256,
});

export const bytesOfStatement = ({ packed, disclosures, effect }: SignedStatement): number =>
  2 * (packed.length + disclosures.length) +
  (effect && "searchEntry" in effect ? effect.searchEntry.tokens.length : 0) +
  (effect?.change === "correct" ? effect.fields.description.length : 0);

/**
 * Locks the works of a batch's statements, and refuses those that would not be true: from an account that is closed, as owner
 * of another user's work, or drafted before another statement. Nothing is written for a refused statement.
 */
export async function admitStatements(
  tx: Queryable,
  pending: readonly SignedStatement[],
): Promise<CheckedStatements> {
  const refused = new Map<SignedStatement, Error>();
  const works = await checkSpeakers(
    tx,
    pending.filter(({ after }) => after !== undefined),
    refused,
  );
  await refuseUsedKeys(tx, pending, refused);
  return { refused, works };
}

/** Refuses a statement from an account that is closed, about a work that isn't its speaker's, or drafted before another statement was made. */
async function checkSpeakers(
  tx: Queryable,
  pending: readonly SignedStatement[],
  refused: Map<SignedStatement, Error>,
): Promise<Map<string, LockedWork>> {
  if (pending.length === 0) return new Map();
  const ids = [...new Set(pending.map(({ certificateId }) => certificateId))];
  const transfers = pending.flatMap(({ effect }) => (effect?.change === "transfer" ? [effect] : []));
  const speakers = [
    ...pending.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    ...transfers.map(({ successorId }) => successorId),
  ];
  // Counted after the locks are taken: the SQL statements are executed in this order.
  const licenceIds = ids.filter((id) => id.startsWith("LIC-"));
  const [open, works, licences, counts, offers] = await Promise.all([
    lockSpeakers(tx, [...new Set(speakers)]),
    lockWorks(tx, ids),
    licenceIds.length === 0 ? new Map<string, LockedLicence>() : lockLicences(tx, licenceIds),
    countStatements(tx, ids),
    transfers.length === 0
      ? new Set<string>()
      : lockOffers(
          tx,
          transfers.map(({ offerId }) => offerId),
        ),
  ]);
  const spoken = new Set<string>();
  for (const statement of pending) {
    const { certificateId: id, userId, after, effect } = statement;
    const owner = works.get(id)?.ownerId;
    if (userId !== null && !open.has(userId)) refused.set(statement, new AppError("unauthorized"));
    else if (!mayBeSaid(statement, owner, licences.get(id)))
      refused.set(statement, new AppError("not_found"));
    else if (effect?.change === "transfer" && !(open.has(effect.successorId) && offers.has(effect.offerId)))
      refused.set(statement, new AppError("transfer_link_invalid"));
    else if (spoken.has(id) || counts.get(id) !== after) refused.set(statement, new StatementOutdated());
    else spoken.add(id);
  }
  return works;
}

/** Whether what it is about exists, and is its speaker's. `owner`: of the work, undefined where there is none. */
function mayBeSaid(
  { kind, by, userId }: SignedStatement,
  owner: string | null | undefined,
  licence: LockedLicence | undefined,
): boolean {
  if (by === "licensor" || by === "licensee") return userId !== null && licence?.[by] === userId;
  if (licence !== undefined) return by === "registry";
  // A dispute is closed even if the certificate was erased.
  const hasNoWork = owner === undefined && !(by === "registry" && kind === "settled");
  const isOwners = by === "registrant" || by === "successor";
  return !hasNoWork && !(isOwners && owner !== userId);
}

async function refuseUsedKeys(
  tx: Queryable,
  pending: readonly SignedStatement[],
  refused: Map<SignedStatement, Error>,
): Promise<void> {
  const keyed = pending.flatMap((statement) => {
    const { key, certificateId, sha256 } = statement;
    if (key === undefined || refused.has(statement)) return [];
    return [{ statement, ...key, certificateId, statementHash: Buffer.from(sha256) }];
  });
  if (keyed.length === 0) return;
  const taken = await takeKeys(tx, keyed);
  for (const { statement, statementHash } of keyed)
    if (!taken.has(statementHash.toString("hex"))) refused.set(statement, new StatementKeyUsed());
}

/** What accepted statements change outside the log. */
export async function writeEffects(
  tx: Queryable,
  accepted: readonly SignedStatement[],
  works: CheckedStatements["works"],
): Promise<void> {
  const listed = [...works.values()].filter(({ sharedPublicly }) => sharedPublicly);
  await applyEffects(
    tx,
    accepted.flatMap(({ effect }) => effect ?? []),
    new Set(listed.map(({ workId }) => workId)),
  );
  const ended = accepted.flatMap(({ kind, certificateId }) => {
    const offers = offersAfter.get(kind);
    return offers === undefined ? [] : [{ certificateId, offers }];
  });
  if (ended.length > 0) {
    await lapseRequests(
      tx,
      "certificates",
      ended.map(({ certificateId }) => certificateId),
    );
    await endOffers(tx, ended);
  }
  for (const { alongside } of accepted) await alongside?.(tx);
}

/** What becomes of a work's offers of licences after a statement that ends all licensing. */
const offersAfter: ReadonlyMap<string, "withdrawn" | "paused"> = new Map([
  ["transferred", "withdrawn"],
  ["withdrawn", "withdrawn"],
  ["blocked", "paused"],
]);
