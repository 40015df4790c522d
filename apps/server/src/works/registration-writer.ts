import { type NewCertificate, writeCertificates } from "../certificates/write-certificates.ts";
import { AppError } from "../errors.ts";
import type { LeafWriter } from "../log/sequencer.ts";
import type { SearchEntry } from "../search/index/entry-of-work.ts";
import { writeEntries } from "../search/index/write-entries.ts";
import { findUsedKeys, insertRegistrationKeys, type RegistrationKey } from "./registration-key-store.ts";
import { findOwners, insertWorks, type NewWork } from "./work-store.ts";

/** All that a leaf stands for. */
export interface NewRegistration {
  work: NewWork;
  certificate: NewCertificate;
  searchEntry: SearchEntry;
  key: RegistrationKey | undefined;
}

/** The key was used before: by an earlier attempt of the same submission, or by another process a moment ago. */
export class KeyUsed extends Error {}

const keysOf = (registrations: readonly NewRegistration[]) =>
  registrations.flatMap(({ key, certificate }) => (key ? [{ ...key, certificateId: certificate.id }] : []));

/** A batch's works, certificates, search entries and idempotency keys, in the transaction that gives them their leaves. */
export const registrationWriter: LeafWriter<NewRegistration> = {
  async refuse(tx, pending) {
    const keys = keysOf(pending);
    // Sent at once. Without its owner's account a registration would take the whole batch down with it.
    const [owners, used] = await Promise.all([
      findOwners(tx, [...new Set(pending.map(({ work }) => work.ownerId))]),
      keys.length > 0 ? findUsedKeys(tx, keys) : new Set<string>(),
    ]);
    const refused = new Map<NewRegistration, Error>();
    for (const registration of pending) {
      const { key, work } = registration;
      if (!owners.has(work.ownerId)) refused.set(registration, new AppError("unauthorized"));
      else if (key !== undefined && used.has(`${key.userId}/${key.key}`))
        refused.set(registration, new KeyUsed());
    }
    return refused;
  },

  async write(tx, leaves) {
    const registrations = leaves.map(({ payload }) => payload);
    const works = registrations.map(({ work }) => work);
    const certificates = leaves.map(({ index, payload }) => ({ index, certificate: payload.certificate }));
    const keys = keysOf(registrations);
    // Sent at once, executed in this order: what refers to a row comes after it.
    await Promise.all([
      insertWorks(tx, works),
      writeCertificates(tx, certificates),
      writeEntries(
        tx,
        registrations.map(({ searchEntry }) => searchEntry),
      ),
      keys.length > 0 ? insertRegistrationKeys(tx, keys) : undefined,
    ]);
  },
};
