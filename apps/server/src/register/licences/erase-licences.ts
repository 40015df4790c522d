import type pg from "pg";
import { transact } from "../../base/db/transact.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { disclosuresContext, sealRemaining, unsealDisclosures } from "../../record/seal-disclosures.ts";
import { type RegistryContext, sayEachOnce } from "../statements/say-each-once.ts";
import {
  leaveLicences,
  listUnerasedLicences,
  lockSomeLicences,
  type SealedLicence,
} from "./licence-store.ts";
import { sideOf } from "./open-licence.ts";

interface EraseContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}

/** The registry states that a side of these licences was erased, once for each licence, which tells an erased name from one that is hidden. */
export async function sayLicencesErased(context: RegistryContext, userId: string): Promise<void> {
  await sayEachOnce(context, async () =>
    (await listUnerasedLicences(context.pool, userId)).map(({ said, ...certificate }) => ({
      certificate,
      said,
      kind: "erased",
      claims: [],
    })),
  );
}

/**
 * Takes a person out of some of their licences, with their name; what was agreed stays for the other side. `eraseDocuments` deletes
 * documents that show the name. False once there are none left.
 */
export async function eraseSomeLicences(
  { pool, keys }: EraseContext,
  userId: string,
  max: number,
  eraseDocuments: (licenceIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return transact(pool, async (tx) => {
    await tx.query("set local idle_in_transaction_session_timeout = '60s'");
    const licences = await lockSomeLicences(tx, userId, max);
    if (licences.length === 0) return false;
    const left = licences.map((licence) => ({
      id: licence.id,
      disclosures: remainingOf(keys, licence, userId),
    }));
    await leaveLicences(tx, userId, left);
    // Before the commit: where the documents can't be deleted now, the next run finds the same licences again.
    await eraseDocuments(licences.map(({ id }) => id));
    return true;
  });
}

/** Without the name of this side; once both are gone, what names the work alone. */
function remainingOf(keys: EraseContext["keys"], licence: SealedLicence, userId: string): Buffer {
  const context = disclosuresContext(licence.id);
  const side = sideOf(licence, userId);
  const isLast = licence.licensorId === null || licence.licenseeId === null;
  const remaining = unsealDisclosures(keys, context, licence.disclosures).filter((json) => {
    const [, name] = JSON.parse(json) as [salt: string, name: string];
    return isLast ? name === "work" : name !== side;
  });
  return sealRemaining(keys, context, remaining);
}
