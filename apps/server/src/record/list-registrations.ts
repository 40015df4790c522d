import type { Api, EndpointOutput } from "@colophon/api";
import { isPublicChain } from "@colophon/proof";
import { countUnlistedOfFile, findCertificatesOfFile } from "./certificate-store.ts";
import { provenIn } from "./proven-in.ts";
import type { CertificateContext, ShownAnchor } from "./read-certificate.ts";

type Registrations = EndpointOutput<Api["GET /api/files/{sha256}/registrations"]>;

/**
 * All registrations of one file, without a verdict. In the order of the log, which is that of their proofs: a block that
 * covers one covers all before it.
 */
export async function listRegistrations(
  context: Pick<CertificateContext, "pool" | "log" | "anchoring" | "previous">,
  sha256: string,
): Promise<Registrations> {
  const { pool } = context;
  const [listed, unlisted] = await Promise.all([
    findCertificatesOfFile(pool, sha256, "listed"),
    countUnlistedOfFile(pool, sha256),
  ]);
  return {
    listed: await Promise.all(
      listed.map(async ({ certificateId, title, creatorName, registeredAt, status, log, index }) => ({
        certificateId,
        title,
        creatorName,
        status,
        registrationDate: registeredAt.toISOString(),
        provenAt: provenAt(await (await provenIn(context, { log })).anchoring.coveringAnchor(index)),
      })),
    ),
    unlisted,
  };
}

/** Blocks of other chains are not evidence (docs/format.md, "The anchor"). */
function provenAt({ state, chainId, transaction }: ShownAnchor): string | null {
  if (state !== "final" || transaction === undefined || !isPublicChain(chainId)) return null;
  return new Date(transaction.blockTime * 1000).toISOString();
}
