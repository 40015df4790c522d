import { readClaims } from "@colophon/proof";
import type pg from "pg";
import { disclosuresContext, sealRemaining, unsealDisclosures } from "../record/seal-disclosures.ts";
import { transact } from "../base/db/transact.ts";
import { sealJson } from "../base/encryption.ts";
import type { Keys } from "../base/keys/keys.ts";
import { hidden } from "../search/index/entry-of-work.ts";
import { writeEntries } from "../search/index/index.ts";
import type { Indexer } from "../search/open-search.ts";
import { searchedWork } from "../register/statements/own-work.ts";
import { privateDetailsContext } from "../register/works/private-details.ts";
import { type ErasedWork, eraseSearchWords } from "./erase-store.ts";
import {
  findSearchEntry,
  lockCertificate,
  lockWork,
  removeRegistrant,
  updateDisclosures,
} from "./withhold-store.ts";

export interface WithholdContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  indexer: Indexer;
}

/** A record's claims about its registrant: all others are about the work, its file, or other people. */
const personal =
  /^(creatorName|creatorEmail|walletAddress|walletSignature|walletBatchSignature|selfIdentification\..+|registrant\..+)$/;

/**
 * Removes a registrant whose work has a successor: the record no longer discloses anything about the registrant, the
 * wizard's private details are deleted, and the search forgets the name. `eraseDocuments` deletes documents that show
 * it, too. Until the last time, the work is still found as the registrant's. Nothing is done where the successor was
 * erased meanwhile: then the work is the registrant's alone.
 */
export async function withholdRegistrant(
  { pool, keys, indexer }: WithholdContext,
  userId: string,
  { workId, certificateId }: ErasedWork,
  { isLast }: { isLast: boolean },
  eraseDocuments: () => Promise<void>,
): Promise<void> {
  await transact(pool, async (tx) => {
    await tx.query("set local idle_in_transaction_session_timeout = '60s'");
    const work = await lockWork(tx, userId, workId);
    const certificate = await lockCertificate(tx, certificateId);
    if (work === undefined || certificate === undefined || certificate.disclosures === null) return;
    const context = disclosuresContext(certificateId);
    const remaining = unsealDisclosures(keys, context, certificate.disclosures).filter((json) => {
      const [, name] = JSON.parse(json) as [salt: string, name: string];
      return !personal.test(name);
    });
    await updateDisclosures(tx, certificateId, sealRemaining(keys, context, remaining));
    const claims = Object.fromEntries(
      remaining.map((json) => (JSON.parse(json) as [salt: string, name: string, value: unknown]).slice(1)),
    ) as Record<string, unknown>;
    const nothing = sealJson(keys.dataEncryption.key, {}, privateDetailsContext(workId));
    if (isLast) await removeRegistrant(tx, workId, nothing);

    const before = await findSearchEntry(tx, workId);
    const entry = await indexer.entryOf(
      searchedWork(
        {
          workId,
          id: certificateId,
          ownerId: work.ownerId,
          sharedPublicly: work.sharedPublicly,
          registeredAt: certificate.registeredAt,
          creatorName: "",
          fields: readClaims(claims),
          said: certificate.said,
        },
        work.fields,
      ),
    );
    // A retired entry stays hidden: the work has a newer version, or was withdrawn.
    await writeEntries(tx, [before?.isHidden === false ? entry : hidden(entry)], "anew");
    await eraseDocuments();
    // Without an entry before, it had no words in the search.
    await eraseSearchWords(tx, before?.words ?? []);
  });
}
