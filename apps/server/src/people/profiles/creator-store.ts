import type { Creator } from "@colophon/api";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { type SaidStatement, statusOf } from "../../record/heading.ts";
import { isRetired, saidOf } from "../../record/heading-sql.ts";

/**
 * The listed works that a creator has registered, newest first: all, or those after the one with this certificate.
 * Includes those that someone else owns today: their certificates name this creator.
 */
export async function listListedWorks(
  db: Kysely<Database>,
  creatorId: string,
  { after, max, withAliases }: { after?: string | undefined; max: number; withAliases: boolean },
): Promise<Creator["works"]> {
  const isTheirs = sql<boolean>`((owner_id = ${creatorId} and not is_transferred) or registrant_id = ${creatorId})`;
  const rows = await db
    .selectFrom("works")
    .innerJoin("certificates", "certificates.work_id", "works.id")
    .innerJoin("certificate_places as e", "e.certificate_id", "certificates.id")
    .select([
      "certificates.id as certificateId",
      "title",
      "material_type as materialType",
      "created_at as createdAt",
      sql<SaidStatement[]>`${sql.raw(saidOf("certificates.id"))}`.as("said"),
    ])
    .where(isTheirs)
    .where("shared_publicly", "=", true)
    .where(sql<boolean>`not ${sql.raw(isRetired("certificates.id"))}`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, e.index) < (select created_at, p.index from works
          join certificates on work_id = works.id join certificate_places p on certificate_id = certificates.id
          where certificates.id = ${after} and ${isTheirs})`,
      ),
    )
    .$if(!withAliases, (query) => query.where("under_alias", "=", false))
    .orderBy("created_at", "desc")
    .orderBy("e.index", "desc")
    .limit(max)
    .execute();
  return rows.map(({ said, ...row }) => ({
    ...row,
    status: statusOf(said),
    createdAt: row.createdAt.toISOString(),
  }));
}
