import { openFields } from "../../record/open-sealed-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import { copyKey, type DepositContext, requireDeposit } from "./deposit.ts";
import type { FileOfWork } from "./deposit-store.ts";
import { openStream } from "./sealed-stream.ts";

/** The owner's copy as it was uploaded, under its file name in the record. */
export async function readDeposit(context: DepositContext, ownerId: string, file: FileOfWork) {
  const deposit = await requireDeposit(context, ownerId, file);
  const { size, certificateId } = deposit;
  const name = copyKey(deposit);
  const sealed = deposit.isKept ? await context.objects.read(name) : undefined;
  if (sealed === undefined) throw new AppError("not_found");
  const certificate = await requireCertificate(context, certificateId, { userId: ownerId });
  const { files } = openFields(context.keys, certificate, "owner");
  return {
    bytes: openStream(context.keys.dataEncryption.key, sealed, name),
    size,
    name: files.find(({ number = 1 }) => number === file.number)?.name ?? certificateId,
  };
}
