import type { WorkFields } from "@colophon/api";
import { readClaims } from "@colophon/proof";
import { sql } from "kysely";
import type pg from "pg";
import { disclosuresContext, sealRemaining, unsealDisclosures } from "../record/seal-disclosures.ts";
import { kyselyOn } from "../base/db/kysely-on.ts";
import { transact } from "../base/db/transact.ts";
import { sealJson } from "../base/encryption.ts";
import type { Keys } from "../base/keys/keys.ts";
import { hidden } from "../search/index/entry-of-work.ts";
import { tokensOfKeptWords } from "../search/index/kept-words.ts";
import { writeEntries } from "../search/index/write-entries.ts";
import type { Indexer } from "../search/open-search.ts";
import { type SaidStatement, saidOf } from "../record/heading.ts";
import { searchedWork } from "../register/statements/own-work.ts";
import { privateDetailsContext } from "../register/works/private-details.ts";
import { type ErasedWork, eraseSearchWords } from "./erase-store.ts";

export interface WithholdContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  indexer: Indexer;
}

/** A record's claims about its registrant: all others are about the work, its file, or other people. */
const personal =
  /^(creatorName|creatorEmail|walletAddress|walletSignature|selfIdentification\..+|registrant\..+)$/;

/**
 * Removes a registrant whose work has a successor: the record no longer discloses anything about the registrant, the
 * wizard's private details are deleted, and the search forgets the name. `eraseDocuments` deletes documents that show
 * it, too.
 */
export async function withholdRegistrant(
  { pool, keys, indexer }: WithholdContext,
  { workId, certificateId }: ErasedWork,
  eraseDocuments: () => Promise<void>,
): Promise<void> {
  await transact(pool, async (client) => {
    const tx = kyselyOn(client);
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const work = await tx
      .selectFrom("works")
      .selectAll()
      .where("id", "=", workId)
      .forUpdate()
      .executeTakeFirst();
    const certificate = await tx
      .selectFrom("certificates")
      .select([
        "disclosures",
        "registered_at",
        sql<SaidStatement[]>`${sql.raw(saidOf("certificates.id"))}`.as("said"),
      ])
      .where("id", "=", certificateId)
      .forUpdate()
      .executeTakeFirst();
    if (work === undefined || certificate === undefined || certificate.disclosures === null) return;
    const context = disclosuresContext(certificateId);
    const remaining = unsealDisclosures(keys, context, certificate.disclosures).filter((json) => {
      const [, name] = JSON.parse(json) as [salt: string, name: string];
      return !personal.test(name);
    });
    await tx
      .updateTable("certificates")
      .set({ disclosures: sealRemaining(keys, context, remaining) })
      .where("id", "=", certificateId)
      .execute();
    const claims = Object.fromEntries(
      remaining.map((json) => (JSON.parse(json) as [salt: string, name: string, value: unknown]).slice(1)),
    ) as Record<string, unknown>;
    const nothing = sealJson(keys.dataEncryption.key, {}, privateDetailsContext(workId));
    await tx
      .updateTable("works")
      .set({ registrant_id: null, private_details: nothing })
      .where("id", "=", workId)
      .execute();

    const before = await tx
      .selectFrom("search_works")
      .select([
        sql<boolean>`tokens = ''`.as("isHidden"),
        sql<string[]>`${sql.raw(tokensOfKeptWords)}`.as("words"),
      ])
      .where("work_id", "=", workId)
      .executeTakeFirst();
    const fields: WorkFields = {
      title: work.title,
      description: work.description,
      keywords: work.keywords,
      materialType: work.material_type,
      medium: work.medium,
      categories: work.categories,
      copyrightRelation: work.copyright_relation,
      publication: work.publication,
    };
    const entry = await indexer.entryOf(
      searchedWork(
        {
          workId,
          id: certificateId,
          ownerId: work.owner_id,
          sharedPublicly: work.shared_publicly,
          registeredAt: certificate.registered_at,
          creatorName: "",
          fields: readClaims(claims),
          said: certificate.said,
        },
        fields,
      ),
    );
    // A retired entry stays hidden: the work has a newer version, or was withdrawn.
    await writeEntries(client, [before?.isHidden === false ? entry : hidden(entry)], "anew");
    await eraseDocuments();
    await eraseSearchWords(tx, before?.words ?? []);
  });
}
