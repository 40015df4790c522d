import {
  type KeptEarlierProof,
  type NewCertificate,
  writeCertificates,
  writeEarlierProofs,
} from "../../record/record.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { takeKeys } from "../../base/idempotency/idempotency.ts";
import { kidOf } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { AppError } from "../../base/errors.ts";
import { insertInvitations, type NewInvitation } from "../invitations/invitations.ts";
import { holdIssuerKeys } from "../../log/key-set.ts";
import type { LeafWriter } from "../../log/commit-batch.ts";
import { queueCertificateLetters } from "../../mail/letter-queue.ts";
import {
  bytesOfLicence,
  checkLicences,
  leafOfLicence,
  lockForLicences,
  writeLicences,
} from "../licences/licence-writer.ts";
import type { NewLicence } from "../licences/new-licence.ts";
import {
  fulfilOrders,
  type OrderOfBatch,
  type OrderOfRegistration,
  placeOrders,
} from "../orders/orders-of-batch.ts";
import type { SearchEntry } from "../../search/index/entry-of-work.ts";
import { writeEntries } from "../../search/index/index.ts";
import type { SignedStatement } from "../statements/new-statement.ts";
import {
  bytesOfStatement,
  admitStatements,
  leafOfStatement,
  writeEffects,
} from "../statements/statement-writer.ts";
import { countStatements, insertStatements } from "../statements/statements.ts";
import { insertBatchWorks } from "./batch-store.ts";
import { findOwners, insertWorks, type NewWork, type Owner } from "./work-store.ts";

/** Everything that belongs to a certificate's leaf. */
export interface NewRegistration {
  type: "registration";
  work: NewWork;
  certificate: NewCertificate;
  searchEntry: SearchEntry;
  key: IdempotencyKey | undefined;
  order: OrderOfRegistration | undefined;
  /** Of several works that are registered together, which it is; the first one has their key and their order. */
  batch?: { id: string; position: number } | undefined;
  /** Invitations to people whom it names by an address. */
  invitations: readonly NewInvitation[];
  /** Proofs of its file from before. */
  earlier: readonly (KeptEarlierProof & { certificateId: string })[];
}

/** Everything that gets a leaf. */
export type NewPayload = NewRegistration | SignedStatement | NewLicence;

/** The key is taken: by an earlier attempt of the same submission, or by one in flight. */
export class KeyUsed extends Error {}

/** The order isn't open: another process has fulfilled it, or it was refunded. */
export class OrderTaken extends Error {}

/** Writes what a batch's leaves stand for, in the transaction that gives them their places. */
export const leafWriter: LeafWriter<NewPayload> = {
  leafOf(payload) {
    if (payload.type === "statement") return leafOfStatement(payload);
    if (payload.type === "licence") return leafOfLicence(payload);
    const { id, entry } = payload.certificate;
    return { kind: "entry", entry, certificateId: id };
  },

  // Twice, because bytes are sent in hexadecimal.
  bytesOf(payload) {
    if (payload.type === "statement") return bytesOfStatement(payload);
    if (payload.type === "licence") return bytesOfLicence(payload);
    const { work, certificate, searchEntry, earlier } = payload;
    const proofs = earlier.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const { disclosures, packedRecord } = certificate;
    return (
      2 * (work.privateDetails.length + disclosures.length + packedRecord.length + proofs) +
      work.description.length +
      searchEntry.tokens.length
    );
  },

  async write(tx, units) {
    const pending = units.flat();
    const refused = new Map<NewPayload, Error>();
    // Held until the commit: what a key has signed that is retired since is refused.
    const kids = await holdIssuerKeys(tx);
    for (const payload of pending)
      if (!kids.has(kidOf(packedOf(payload)))) refused.set(payload, new AppError("log_unavailable"));
    refuseTogether(units, refused);
    const statements = pending
      .filter((each) => each.type === "statement")
      .filter((each) => !refused.has(each));
    const licences = pending.filter((each) => each.type === "licence").filter((each) => !refused.has(each));
    // Accounts before works, for both kinds at once: each of them alone would lock its accounts after the other's works.
    if (licences.length > 0) await lockForLicences(tx, licences, statements);
    const checked = await admitStatements(tx, statements);
    for (const [statement, reason] of checked.refused) refused.set(statement, reason);
    refuseTogether(units, refused);

    const registrations = pending
      .filter((each) => each.type === "registration")
      .filter((each) => !refused.has(each));
    const { owners, refused: others } = await refuse(tx, registrations);
    for (const [registration, reason] of others) refused.set(registration, reason);
    refuseTogether(units, refused);

    const spoken = statements.filter((each) => !refused.has(each)).map(({ certificateId }) => certificateId);
    for (const [licence, reason] of await checkLicences(tx, licences, new Set(spoken)))
      refused.set(licence, reason);
    refuseTogether(units, refused);

    // The last check: an order is only fulfilled by an accepted registration.
    const paid = await fulfilOrders(tx, ordersOf(registrations, refused));
    for (const registration of registrations) {
      const { order, work } = registration;
      if (order?.isPaid && !paid.has(work.id) && !refused.has(registration))
        refused.set(registration, new OrderTaken());
    }
    refuseTogether(units, refused);

    const isAccepted = (payload: NewPayload) => !refused.has(payload);
    await Promise.all([
      writeRegistrations(tx, registrations.filter(isAccepted), owners),
      writeEffects(tx, statements.filter(isAccepted), checked.works),
      writeLicences(tx, licences.filter(isAccepted)),
    ]);
    return units.map(([first]) => first && refused.get(first));
  },

  countStatements,

  writeNumbered: (tx, statements) =>
    insertStatements(
      tx,
      statements.flatMap(({ payload, ...place }) =>
        payload.type === "statement" ? [{ payload, ...place }] : [],
      ),
    ),
};

function packedOf(payload: NewPayload): Uint8Array {
  if (payload.type === "statement") return payload.packed;
  return payload.type === "licence" ? payload.packedRecord : payload.certificate.packedRecord;
}

/** A unit is written as a whole: a newer version, for example, with its statement about the older one. */
function refuseTogether(units: readonly (readonly NewPayload[])[], refused: Map<NewPayload, Error>): void {
  for (const unit of units) {
    const reason = unit.map((each) => refused.get(each)).find((each) => each !== undefined);
    if (reason !== undefined) for (const each of unit) refused.set(each, reason);
  }
}

async function writeRegistrations(
  tx: Queryable,
  accepted: readonly NewRegistration[],
  owners: ReadonlyMap<string, Owner>,
): Promise<void> {
  if (accepted.length === 0) return;
  // Sent together, executed in this order: a row precedes those that refer to it.
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
    writeEarlierProofs(
      tx,
      accepted.flatMap(({ earlier }) => earlier),
    ),
    placeOrders(tx, ordersOf(accepted)),
    insertInvitations(
      tx,
      accepted.flatMap(({ invitations }) => invitations),
    ),
    writeBatches(tx, accepted),
    queueLetters(tx, accepted, owners),
  ]);
}

async function writeBatches(tx: Queryable, accepted: readonly NewRegistration[]): Promise<void> {
  const works = accepted.flatMap(({ work, batch }) =>
    batch === undefined ? [] : [{ workId: work.id, batchId: batch.id, position: batch.position }],
  );
  if (works.length > 0) await insertBatchWorks(tx, works);
}

/** One letter about each work, or about all that were registered together. */
async function queueLetters(
  tx: Queryable,
  accepted: readonly NewRegistration[],
  owners: ReadonlyMap<string, Owner>,
): Promise<void> {
  const lettersAbout = (registrations: readonly NewRegistration[]) =>
    registrations.flatMap(({ work, certificate, batch }) => {
      const owner = owners.get(work.ownerId);
      return owner ? [{ subject: batch?.id ?? certificate.id, owner }] : [];
    });
  const alone = accepted.filter(({ batch }) => batch === undefined);
  const firsts = accepted.filter(({ batch }) => batch?.position === 0);
  await Promise.all([
    queueCertificateLetters(tx, "certificateReady", lettersAbout(alone)),
    queueCertificateLetters(tx, "batchReady", lettersAbout(firsts)),
  ]);
}

const ordersOf = (
  registrations: readonly NewRegistration[],
  refused?: ReadonlyMap<NewPayload, Error>,
): OrderOfBatch[] =>
  registrations.flatMap((registration) => {
    const { order, work, certificate } = registration;
    if (order === undefined || refused?.has(registration)) return [];
    return [
      { ...order, userId: work.ownerId, workId: work.id, certificateId: certificate.id, at: work.createdAt },
    ];
  });

/** A registration without its owner's account, or with a taken key, would fail the whole batch. */
async function refuse(
  tx: Queryable,
  pending: readonly NewRegistration[],
): Promise<{ owners: Map<string, Owner>; refused: Map<NewRegistration, Error> }> {
  const refused = new Map<NewRegistration, Error>();
  if (pending.length === 0) return { owners: new Map(), refused };
  const keys = pending.flatMap(({ key, certificate }) =>
    key ? [{ ...key, certificateId: certificate.id }] : [],
  );
  const [owners, taken] = await Promise.all([
    findOwners(tx, [...new Set(pending.map(({ work }) => work.ownerId))]),
    keys.length > 0 ? takeKeys(tx, keys) : new Set<string>(),
  ]);
  for (const registration of pending) {
    const { key, work, certificate } = registration;
    if (!owners.has(work.ownerId)) refused.set(registration, new AppError("unauthorized"));
    else if (key !== undefined && !taken.has(certificate.id)) refused.set(registration, new KeyUsed());
  }
  return { owners, refused };
}
