import { overlap } from "@colophon/licences";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import type { NewLeaf } from "../../log/new-leaf.ts";
import { countStatements, lockSpeakers, lockWorks } from "../statements/statements.ts";
import { insertLicences, listInForce, lockAgreed, markIssued, type Permitted } from "./issue-store.ts";
import { recordedTerms } from "./licence-terms.ts";
import type { NewLicence } from "./new-licence.ts";

/** Something was said of the work after the licence was signed: its licensor may no longer be the holder. */
export class LicenceOutdated extends Error {}

export const leafOfLicence = ({ id, entry }: NewLicence): NewLeaf => ({
  kind: "entry",
  entry,
  certificateId: id,
});

// Twice, because bytes are sent in hexadecimal.
export const bytesOfLicence = ({ packedRecord, disclosures, agreedText, agreed }: NewLicence): number =>
  2 * (packedRecord.length + disclosures.length + agreedText.length) + JSON.stringify(agreed.terms).length;

/**
 * Locks everything that licences and statements of a batch depend on, in one order: accounts, then works. Only then either is
 * checked.
 */
export async function lockForLicences(
  tx: Queryable,
  licences: readonly NewLicence[],
  statements: readonly { certificateId: string; userId: string | null }[],
): Promise<void> {
  const sides = licences.flatMap(({ agreed }) => [agreed.licensorId, agreed.licenseeId]);
  const users = [...sides, ...statements.flatMap(({ userId }) => userId ?? [])];
  const ids = [
    ...licences.map(({ agreed }) => agreed.certificateId),
    ...statements.map(({ certificateId }) => certificateId),
  ];
  await lockSpeakers(tx, [...new Set(users)]);
  await lockWorks(tx, [...new Set(ids)]);
}

/**
 * Locks the works of a batch's licences, and refuses those that would not be true: whose licensor isn't the holder, whose work was
 * spoken of meanwhile, that meet an exclusive licence, or whose request isn't agreed. `spoken` are the certificates that
 * statements of the same batch are about. Nothing is written for a refused licence.
 */
export async function checkLicences(
  tx: Queryable,
  pending: readonly NewLicence[],
  spoken: ReadonlySet<string>,
): Promise<Map<NewLicence, Error>> {
  const refused = new Map<NewLicence, Error>();
  if (pending.length === 0) return refused;
  const ids = [...new Set(pending.map(({ agreed }) => agreed.certificateId))];
  const sides = pending.flatMap(({ agreed }) => [agreed.licensorId, agreed.licenseeId]);
  // Executed in this order: what is read is read under the locks.
  const [open, works, agreed, counts, inForce] = await Promise.all([
    lockSpeakers(tx, [...new Set(sides)]),
    lockWorks(tx, ids),
    lockAgreed(
      tx,
      pending.map((licence) => licence.agreed.id),
    ),
    countStatements(tx, ids),
    listInForce(tx, ids),
  ]);
  const permitted = [...inForce];
  const taken = new Set<string>();
  for (const licence of pending) {
    const { id, certificateId, licensorId, licenseeId } = licence.agreed;
    const own = scopeOf(licence);
    if (!open.has(licensorId) || !open.has(licenseeId)) refused.set(licence, new AppError("licence_lapsed"));
    else if (works.get(certificateId)?.ownerId !== licensorId)
      refused.set(licence, new AppError("licence_lapsed"));
    else if (spoken.has(certificateId) || counts.get(certificateId) !== licence.after)
      refused.set(licence, new LicenceOutdated());
    else if (!agreed.has(id) || taken.has(id)) refused.set(licence, new AppError("licence_lapsed"));
    else if (permitted.some((other) => excludeEachOther(own, other)))
      refused.set(licence, new AppError("licence_taken"));
    else {
      permitted.push(own);
      taken.add(id);
    }
  }
  return refused;
}

/** An exclusive one may not meet another, whatever its purpose. */
function excludeEachOther(one: Permitted, other: Permitted): boolean {
  if (one.certificateId !== other.certificateId || !(one.isExclusive || other.isExclusive)) return false;
  return overlap(permissionOf(one), permissionOf(other));
}

const permissionOf = ({ terms, from, until }: Permitted) => ({
  ...recordedTerms(terms),
  from,
  until: until ?? undefined,
});

const scopeOf = ({ agreed, from, until }: NewLicence): Permitted => ({
  certificateId: agreed.certificateId,
  isExclusive: agreed.terms.exclusive,
  terms: agreed.terms,
  from,
  until: until ?? null,
});

/** Writes accepted licences, and that their requests are issued. The log assigns their indices. */
export async function writeLicences(tx: Queryable, accepted: readonly NewLicence[]): Promise<void> {
  if (accepted.length === 0) return;
  await Promise.all([
    insertLicences(tx, accepted),
    markIssued(
      tx,
      accepted.map(({ agreed }) => agreed.id),
    ),
  ]);
  for (const { alongside } of accepted) await alongside?.(tx);
}
