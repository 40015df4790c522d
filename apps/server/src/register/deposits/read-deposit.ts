import { openFields } from "../../record/open-disclosures.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { AppError } from "../../base/errors.ts";
import { type DepositContext, depositKey, requireDeposit } from "./deposit.ts";
import { openStream } from "./sealed-stream.ts";

/** The owner's copy as it was uploaded, under its file name in the record. */
export async function readDeposit(context: DepositContext, ownerId: string, workId: string) {
  const { isKept, size, certificateId } = await requireDeposit(context, ownerId, workId);
  const sealed = isKept ? await context.objects.read(depositKey(workId)) : undefined;
  if (sealed === undefined) throw new AppError("not_found");
  const certificate = await requireCertificate(context, certificateId, { userId: ownerId });
  const [file] = openFields(context.keys, certificate, "owner").files;
  return {
    bytes: openStream(context.keys.dataEncryption.key, sealed, depositKey(workId)),
    size,
    name: file?.name ?? certificateId,
  };
}
