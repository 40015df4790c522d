import { type NewCertificate, writeCertificates } from "../certificates/write-certificates.ts";
import type { Queryable } from "../db/queryable.ts";
import { AppError } from "../errors.ts";
import type { LeafWriter } from "../log/sequencer.ts";
import { queueCertificateLetters } from "../mail/letter-queue.ts";
import {
  fulfilOrders,
  type OrderOfBatch,
  type OrderOfRegistration,
  placeOrders,
} from "../orders/orders-of-batch.ts";
import type { SearchEntry } from "../search/index/entry-of-work.ts";
import { writeEntries } from "../search/index/write-entries.ts";
import { type RegistrationKey, takeRegistrationKeys } from "./registration-key-store.ts";
import { findOwners, insertWorks, type NewWork, type Owner } from "./work-store.ts";

/** All that a leaf stands for. */
export interface NewRegistration {
  work: NewWork;
  certificate: NewCertificate;
  searchEntry: SearchEntry;
  key: RegistrationKey | undefined;
  order: OrderOfRegistration | undefined;
}

/** The key was used before: by an earlier attempt of the same submission, or by one that is registered at this moment. */
export class KeyUsed extends Error {}

/** The order is not one that is paid and not fulfilled: another process has fulfilled it, or it was given back. */
export class OrderTaken extends Error {}

/** A batch's works, certificates, search entries and idempotency keys, in the transaction that gives them their leaves. */
export const registrationWriter: LeafWriter<NewRegistration> = {
  certificateIdOf: ({ certificate }) => certificate.id,

  // Bytes are sent in hexadecimal.
  bytesOf: ({ work, certificate, searchEntry }) =>
    2 * (work.privateDetails.length + certificate.disclosures.length + certificate.packedRecord.length) +
    work.description.length +
    searchEntry.tokens.length,

  async write(tx, pending) {
    const { owners, refused } = await refuse(tx, pending);
    const paid = await fulfilOrders(tx, ordersOf(pending, refused));
    for (const registration of pending)
      if (registration.order?.isPaid && !paid.has(registration.order.id) && !refused.has(registration))
        refused.set(registration, new OrderTaken());
    const accepted = pending.filter((registration) => !refused.has(registration));
    if (accepted.length === 0) return refused;
    // Sent at once, executed in this order: what refers to a row comes after it.
    await Promise.all([
      insertWorks(
        tx,
        accepted.map(({ work }) => work),
      ),
      writeCertificates(
        tx,
        accepted.map(({ certificate }) => certificate),
      ),
      writeEntries(
        tx,
        accepted.map(({ searchEntry }) => searchEntry),
        "new",
      ),
      placeOrders(tx, ordersOf(accepted, refused)),
      queueCertificateLetters(
        tx,
        "certificateReady",
        accepted.flatMap(({ work, certificate }) => {
          const owner = owners.get(work.ownerId);
          return owner ? [{ certificateId: certificate.id, owner }] : [];
        }),
      ),
    ]);
    return refused;
  },
};

const ordersOf = (
  registrations: readonly NewRegistration[],
  refused: ReadonlyMap<NewRegistration, Error>,
): OrderOfBatch[] =>
  registrations.flatMap((registration) => {
    const { order, work, certificate } = registration;
    if (order === undefined || refused.has(registration)) return [];
    return [
      { ...order, userId: work.ownerId, workId: work.id, certificateId: certificate.id, at: work.createdAt },
    ];
  });

/** Without its owner's account, or with a key that is taken, a registration would take the whole batch down with it. */
async function refuse(
  tx: Queryable,
  pending: readonly NewRegistration[],
): Promise<{ owners: Map<string, Owner>; refused: Map<NewRegistration, Error> }> {
  const keys = pending.flatMap(({ key, certificate }) =>
    key ? [{ ...key, certificateId: certificate.id }] : [],
  );
  const [owners, taken] = await Promise.all([
    findOwners(tx, [...new Set(pending.map(({ work }) => work.ownerId))]),
    keys.length > 0 ? takeRegistrationKeys(tx, keys) : new Set<string>(),
  ]);
  const refused = new Map<NewRegistration, Error>();
  for (const registration of pending) {
    const { key, work, certificate } = registration;
    if (!owners.has(work.ownerId)) refused.set(registration, new AppError("unauthorized"));
    else if (key !== undefined && !taken.has(certificate.id)) refused.set(registration, new KeyUsed());
  }
  return { owners, refused };
}
