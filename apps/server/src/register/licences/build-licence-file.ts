import { formatBundle, formatSdJwt } from "@colophon/proof";
import { formatLicenceFile, LICENCE_FORMAT } from "@colophon/proof/licences";
import { AppError } from "../../base/errors.ts";
import { buildBundle, type BundleContext, chooseProof, proveRecord } from "../../record/build-bundle.ts";
import { requireCertificate } from "../../record/read-certificate.ts";
import { findWorksRecord, type StoredLicence } from "./licence-store.ts";
import { type LicenceAudience, openLicence } from "./open-licence.ts";

/** The file `LIC-….licence.json`: everything needed to check a licence, and the certificate of its work, without this registry. */
export async function buildLicenceFile(
  context: BundleContext,
  licence: StoredLicence,
  audience: LicenceAudience,
): Promise<string> {
  const { log, index, record, certificateId } = licence;
  const { encoded } = openLicence(context.keys, licence, audience);
  const [own, work] = await Promise.all([
    prove(context, { log, index, sdJwt: formatSdJwt(record, encoded) }),
    bundleOfWork(context, certificateId),
  ]);
  return formatLicenceFile({ ...own, format: LICENCE_FORMAT, work: formatBundle(work) });
}

const prove = async (context: BundleContext, shown: Parameters<typeof proveRecord>[1]) =>
  proveRecord(context, shown, await chooseProof(context, shown));

/** As everybody may see it: of a work that is erased or blocked the record alone, which discloses nothing. */
async function bundleOfWork(context: BundleContext, certificateId: string) {
  try {
    return await buildBundle(context, await requireCertificate(context, certificateId), "public");
  } catch (error) {
    const isHidden = error instanceof AppError && error.code.startsWith("certificate_");
    const kept = isHidden ? await findWorksRecord(context.pool, certificateId) : undefined;
    if (kept === undefined) throw error;
    const { record, ...place } = kept;
    return prove(context, { ...place, sdJwt: formatSdJwt(record, []) });
  }
}
