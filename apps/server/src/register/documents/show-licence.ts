import { parseTlogProof, readCheckpoint } from "@colophon/proof";
import { parseLicenceFile } from "@colophon/proof/licences";
import type { BundleContext } from "../../record/build-bundle.ts";
import { readAgreedText } from "../licences/agreed-text.ts";
import { buildLicenceFile } from "../licences/build-licence-file.ts";
import { stateOf } from "../licences/describe-licence.ts";
import { type LicenceAudience, openLicence, type requireLicence } from "../licences/open-licence.ts";
import type { StatusContext } from "../statements/build-status.ts";
import type { ShownLicence } from "./licence-maker.ts";
import { statusBeside } from "./status-beside.ts";

/** What a licence's document shows and carries, for those who may see it. */
export async function showLicence(
  context: BundleContext & StatusContext,
  licence: Awaited<ReturnType<typeof requireLicence>>,
  audience: LicenceAudience,
): Promise<ShownLicence> {
  const file = await buildLicenceFile(context, licence, audience);
  const proof = parseLicenceFile(file);
  const status = await statusBeside(context, licence.id, proof);
  const { origin } = readCheckpoint(parseTlogProof(proof.tlogProof).checkpoint);
  return {
    id: licence.id,
    claims: openLicence(context.keys, licence, audience).claims,
    state: stateOf(licence),
    title: licence.title,
    issuedAt: licence.issuedAt.toISOString(),
    log: { origin, index: licence.index },
    file,
    agreed: await readAgreedText(context, licence, audience),
    ...(status !== undefined && { status: status.text }),
  };
}
