import { readAiUse, type UsesSaid } from "@colophon/uses";
import {
  contentUsageOf,
  reachOfTdmrep,
  reservesMining,
  tdmHeadersOf,
  tdmPolicyOf,
} from "@colophon/uses/emit";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { statusOf } from "../../record/heading.ts";
import { openFields } from "../../record/open-sealed-disclosures.ts";
import type { StoredCertificate } from "../../record/record.ts";
import { usesSaidLater } from "./uses-now.ts";

export interface MachinesContext {
  pool: Queryable;
  keys: Pick<Keys, "dataEncryption">;
  config: { publicUrl: string };
}

/**
 * What is said now, and anybody may see: the last statement's word, else the record's. Undefined of a work that was withdrawn or is
 * blocked, and of one from a log that has ended, where later words may have been lost.
 */
async function publicUses(
  { pool, keys }: MachinesContext,
  certificate: StoredCertificate,
): Promise<UsesSaid | undefined> {
  const { id, log, said } = certificate;
  if (log !== null || ["withdrawn", "blocked"].includes(statusOf(said))) return undefined;
  if (!said.some(({ kind }) => kind === "ai_use"))
    return readAiUse(openFields(keys, certificate, "public").aiUse);
  return [...(await usesSaidLater({ pool, keys }, id)).values()].at(-1);
}

/**
 * Headers of our own page and documents of a certificate. Mining is reserved there only where every use is refused: nobody has
 * been asked whether the rest shall be, too.
 */
export async function headersForMachines(
  context: MachinesContext,
  certificate: StoredCertificate,
): Promise<Record<string, string>> {
  const uses = await publicUses(context, certificate);
  if (uses === undefined) return {};
  const usage = contentUsageOf(uses);
  const isReserved = reservesMining(uses) && reachOfTdmrep(uses).refusesToo.length === 0;
  return {
    ...(usage !== undefined && { "content-usage": usage }),
    ...(isReserved && tdmHeadersOf(policyUrl(context, certificate.id))),
  };
}

/** TDMRep's policy of a certificate; undefined where no training is refused. */
export async function policyForMachines(context: MachinesContext, certificate: StoredCertificate) {
  const uses = await publicUses(context, certificate);
  if (uses === undefined || !reservesMining(uses)) return undefined;
  // A successor's name is in nobody's words but their own.
  const { creatorName, creatorEmail } = certificate.isTransferred
    ? {}
    : openFields(context.keys, certificate, "public");
  return tdmPolicyOf({
    url: policyUrl(context, certificate.id),
    certificateUrl: `${context.config.publicUrl}/verify/${certificate.id}`,
    name: creatorName,
    email: creatorEmail,
  });
}

const policyUrl = ({ config }: MachinesContext, id: string): string =>
  `${config.publicUrl}/certificates/${id}/tdm-policy.json`;
