import type { StatusJson } from "@colophon/proof/statements";
import type { Queryable } from "../db/queryable.ts";
import { buildStatus, type StatusContext } from "../statements/build-status.ts";
import { isBlocked } from "../statements/heading.ts";
import { writeIn } from "./write-log.ts";

/** So many certificates are read at a time. */
const atOnce = 500;

/**
 * The status of every certificate at the log's last head, where a registry answers it: what was said, by whom and when. What
 * statements say in words is withheld, since nobody can erase it here any more; a status that a verifier would refuse without
 * those words is kept with them where the work is public, and left out where it is not. Answers how many there are.
 */
export async function writeStatuses(
  context: StatusContext,
  folder: string,
  { size, isEnd }: { size: number; isEnd: boolean },
): Promise<number> {
  let written = 0;
  for (let after = ""; ;) {
    const certificates = await listCertificates(context.pool, after);
    for (const { id, isPublic } of certificates) {
      // While its registry goes on, the number of an unlisted work is all that guards it.
      if (!isEnd && !isPublic) continue;
      const status = withheld(await buildStatus(context, id, size), isPublic);
      if (status === undefined) continue;
      await writeIn(folder, `api/certificates/${id}/status`, JSON.stringify(status));
      written++;
    }
    const last = certificates.at(-1);
    if (last === undefined) return written;
    after = last.id;
  }
}

/** Undefined when the words of a work that is not public would have to be shown. */
function withheld(status: StatusJson, isPublic: boolean): StatusJson | undefined {
  const statements = status.statements.map((statement) => {
    const [jwt = "", ...disclosures] = statement.sdJwt.split("~");
    // The wallet of a record has to have signed what its owner says, and with it the words.
    const isSigned = disclosures.some((one) => nameOf(one) === "walletSignature");
    if (isSigned) return isPublic ? statement : undefined;
    return { ...statement, sdJwt: `${jwt}~` };
  });
  const kept = statements.filter((statement) => statement !== undefined);
  return kept.length === statements.length ? { ...status, statements: kept } : undefined;
}

/** Of a disclosure that this server has made; the last part of an SD-JWT is empty. */
function nameOf(disclosure: string): unknown {
  if (disclosure === "") return undefined;
  const [, name] = JSON.parse(Buffer.from(disclosure, "base64url").toString()) as unknown[];
  return name;
}

async function listCertificates(db: Queryable, after: string): Promise<{ id: string; isPublic: boolean }[]> {
  const { rows } = await db.query<{ id: string; isPublic: boolean }>(
    `select c.id, coalesce(w.shared_publicly, false) and not ${isBlocked("c.id")} as "isPublic"
     from certificates c left join works w on w.id = c.work_id
     where c.id > $1 order by c.id limit $2`,
    [after, atOnce],
  );
  return rows;
}
