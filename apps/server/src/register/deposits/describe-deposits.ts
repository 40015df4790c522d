import type { Api, EndpointOutput } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { openFields } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import type { DepositContext } from "./deposit.ts";
import { findWorkToDeposit, listDeposits, sumDeposits } from "./deposit-store.ts";

/** The files of a user's own work, the state of each one's private copy, and the space that all their copies take. */
export async function describeDeposits(
  context: Pick<DepositContext, "pool" | "keys" | "depositLimits">,
  ownerId: string,
  workId: string,
): Promise<EndpointOutput<Api["GET /api/ip/{id}/files"]>> {
  // Whose work it is counts here; what is found of the first file does not.
  const work = await findWorkToDeposit(context.pool, ownerId, { workId, number: 1 });
  if (work === undefined) throw new AppError("not_found");
  const [certificate, deposits, used] = await Promise.all([
    requireCertificate(context, work.certificateId, { userId: ownerId }),
    listDeposits(context.pool, workId),
    sumDeposits(context.pool, ownerId),
  ]);
  const states = new Map(
    deposits.map(({ number, isKept }) => [number, isKept ? ("kept" as const) : ("uploading" as const)]),
  );
  return {
    files: openFields(context.keys, certificate, "owner").files.map(({ number = 1, name, size, sha256 }) => ({
      number,
      name: name ?? "",
      size: size ?? 0,
      sha256,
      deposit: states.get(number) ?? "none",
    })),
    used,
    quota: context.depositLimits.quotaBytes,
  };
}
