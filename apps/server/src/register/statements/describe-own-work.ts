import type { OwnWork as Described } from "@colophon/api";
import { toBase64Url } from "@colophon/proof";
import { collaboratorsOf } from "../../record/collaborators-of.ts";
import { publicStatements, statusOf } from "../../record/heading.ts";
import { openSaid } from "./open-statement.ts";
import { requireOwnWork } from "./own-work.ts";
import { usesNow } from "./uses-now.ts";
import { findDepositState, listStatements, listVersions } from "./statement-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** Everything about a user's own work, in its current state. */
export async function describeOwnWork(
  context: SealedRows,
  userId: string,
  workId: string,
): Promise<Described> {
  const work = await requireOwnWork(context, userId, workId);
  const { id, fields, now, said, supersedes } = work;
  // A private copy is of a work with one file.
  const file = fields.files.length === 1 ? fields.files[0] : undefined;
  const [statements, versions, deposit, aiUse] = await Promise.all([
    listStatements(context.pool, id),
    listVersions(context.pool, userId, { id, supersedes }),
    findDepositState(context.pool, workId),
    usesNow(context, work),
  ]);
  const { publication } = now;
  return {
    id: workId,
    certificateId: id,
    about: toBase64Url(work.about),
    registrationDate: work.registeredAt.toISOString(),
    status: statusOf(said),
    sharedPublicly: work.sharedPublicly,
    listUses: work.listUses,
    by: work.by,
    file: file ? { sha256: file.sha256, name: file.name ?? "", size: file.size ?? 0, deposit } : null,
    fields: { ...now, publication: publication && { ...noPlace, ...publication } },
    aiUse,
    collaborators: collaboratorsOf(fields, work),
    registrantShare: fields.registrantShare ?? null,
    statements: publicStatements(said).map((statement) => {
      const kept = statements.find(({ n }) => n === statement.n);
      return { ...statement, said: kept === undefined ? {} : openSaid(context.keys, kept) };
    }),
    versions: versions.map(({ registeredAt, ...version }) => ({
      ...version,
      registrationDate: registeredAt.toISOString(),
    })),
    walletAddress: work.walletAddress ?? null,
  };
}

const noPlace = { date: "", city: "", province: "" };
