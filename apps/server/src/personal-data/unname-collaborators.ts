import type pg from "pg";
import { openRegistered } from "../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../record/read-certificate.ts";
import { transact } from "../base/db/transact.ts";
import { AppError } from "../base/errors.ts";
import type { Keys } from "../base/keys/keys.ts";
import { unnameInEntry } from "../search/index/index.ts";
import { eraseSearchWords } from "./erase-store.ts";

/**
 * Removes the names of these collaborators from the search. Done before the registry states that they are erased: a
 * crash in between repeats it.
 */
export async function unnameCollaborators(
  { pool, keys }: { pool: pg.Pool; keys: Pick<Keys, "dataEncryption"> },
  people: readonly { certificateId: string; collaborator: number }[],
): Promise<void> {
  for (const { certificateId, collaborator } of people) {
    const certificate = await requireCertificate({ pool }, certificateId, "operator").catch(
      (error: unknown) => {
        if (error instanceof AppError && error.code === "certificate_erased") return undefined;
        throw error;
      },
    );
    // Its owner was erased since it was listed.
    if (certificate === undefined) continue;
    const { collaborators } = openRegistered(keys, certificate);
    const person = collaborators.find(({ number }) => number === collaborator);
    if (person === undefined) continue;
    const { givenName = "", familyName = "" } = person;
    await transact(pool, async (tx) => {
      const tokens = await unnameInEntry(tx, certificate.workId, { givenName, familyName });
      await eraseSearchWords(tx, tokens);
    });
  }
}
