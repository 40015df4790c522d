import { formatSdJwt } from "@colophon/proof";
import { decides, type StatusJson } from "@colophon/proof/statements";
import { buildStatus, type StatusContext } from "../../register/statements/build-status.ts";
import { earlierName, listEarlierProofs } from "../../record/record.ts";
import { listCertificates } from "./archive-store.ts";
import { writeIn } from "./write-log.ts";

/** Certificates that are read at a time. */
const atOnce = 500;

/**
 * Writes the status of every certificate and licence at the log's last head, under the path of the registry's API: each statement, its
 * author, its time and what decides. Names and words are withheld, because they can't be erased from an archive. If a verifier would refuse a status
 * without its text, the status keeps it if the work is public, and is left out if not. Returns how many were written.
 */
export async function writeStatuses(
  context: StatusContext,
  folder: string,
  { size, isEnd }: { size: number; isEnd: boolean },
): Promise<number> {
  let written = 0;
  for (let after = ""; ;) {
    const certificates = await listCertificates(context.pool, after, atOnce);
    for (const { id, isPublic } of certificates) {
      // While its registry is running, only its secret number protects an unlisted work.
      if (!isEnd && !isPublic) continue;
      const status = withheld(await buildStatus(context, id, size), isPublic);
      if (status === undefined) continue;
      const kind = id.startsWith("LIC-") ? "licences" : "certificates";
      await writeIn(folder, `api/${kind}/${id}/status`, JSON.stringify(status));
      if (isPublic) await writeEarlierProofs(context, folder, id);
      written++;
    }
    const last = certificates.at(-1);
    if (last === undefined) return written;
    after = last.id;
  }
}

/** What the record names by its hash alone. They say of a public work no more than its bundle, which people keep. */
async function writeEarlierProofs(
  { pool }: Pick<StatusContext, "pool">,
  folder: string,
  id: string,
): Promise<void> {
  for (const proof of await listEarlierProofs(pool, id))
    await writeIn(folder, `api/certificates/${id}/${earlierName(proof)}`, proof.bytes);
}

/** Undefined if it would have to disclose the text of a work that isn't public. */
function withheld(status: StatusJson, isPublic: boolean): StatusJson | undefined {
  const statements = status.statements.map((statement) => {
    const [jwt = "", ...disclosures] = statement.sdJwt.split("~");
    // Where the record names a wallet, that wallet has signed the owner's statement, including its text.
    const isSigned = disclosures.some((one) => nameOf(one) === "walletSignature");
    if (isSigned) return isPublic ? statement : undefined;
    const kept = disclosures.filter((one) => decides(nameOf(one)));
    return { ...statement, sdJwt: formatSdJwt(jwt, kept) };
  });
  const written = statements.filter((statement) => statement !== undefined);
  return written.length === statements.length ? { ...status, statements: written } : undefined;
}

/** The claim's name in a disclosure made by this server; the last part of an SD-JWT is empty. */
function nameOf(disclosure: string): string {
  if (disclosure === "") return "";
  const [, name] = JSON.parse(Buffer.from(disclosure, "base64url").toString()) as [
    salt: string,
    name: string,
  ];
  return name;
}
