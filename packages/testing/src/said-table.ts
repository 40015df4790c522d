import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { UnnumberedStatement } from "@colophon/server/log/number-statements.ts";
import type { LeafWriter } from "@colophon/server/log/commit-batch.ts";
import { acceptAll, type TestLeaf } from "./test-leaf.ts";

/** A table of statements, for tests of the log alone: certificates are texts, statements hashes. */
export async function createSaidTable(pool: pg.Pool): Promise<void> {
  await pool.query(`create table said (certificate_id text, n integer, index bigint unique, sha256 bytea,
    primary key (certificate_id, n))`);
}

/** Counts statements in that table, and writes them to it. */
export const countingWriter: LeafWriter<TestLeaf> = {
  ...acceptAll,
  async countStatements(tx, certificateIds) {
    const { rows } = await tx.query<{ id: string; count: number }>(
      `select certificate_id as id, count(*) from said where certificate_id = any($1) group by 1`,
      [certificateIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
  async writeNumbered(tx, statements) {
    const said = statements.flatMap(({ payload: { leaf }, n, index }) =>
      leaf.kind === "statement" ? [{ ...leaf, n, index }] : [],
    );
    await tx.query(
      `insert into said select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[])`,
      [
        said.map(({ certificateId }) => certificateId),
        said.map(({ n }) => n),
        said.map(({ index }) => index),
        said.map(({ sha256 }) => sha256),
      ],
    );
  },
};

/** A certificate about which statements are made. */
export function randomCertificate() {
  const [certificateId, salt] = [`RSF-${randomBytes(5).toString("hex")}`, randomBytes(32)];
  return {
    certificateId,
    salt,
    /** A new statement about it. */
    say: (): UnnumberedStatement => ({ kind: "statement", certificateId, salt, sha256: randomBytes(32) }),
  };
}
