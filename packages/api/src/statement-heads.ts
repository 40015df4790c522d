import { z } from "zod";
import { certificateStatuses } from "./vocabulary.ts";

export const certificateStatus = z.enum(certificateStatuses);
export type CertificateStatus = z.output<typeof certificateStatus>;

/** What everybody is told of a statement; what it says is in the status, to be checked. */
export const statementHead = z.object({
  /** The first statement about a certificate is 0. */
  n: z.int(),
  kind: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

export const publicStatement = statementHead.extend({
  /** N of the record's `collaborator.N`, where it is about one. */
  collaborator: z.int().nullable(),
});

const correctedValue = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string()), z.null()]);

/** By the names of a statement's disclosures (docs/format.md, "Statements"); what was erased is not there. */
const said = z.object({
  /** By the names of the record's claims. */
  fields: z.record(z.string(), z.object({ old: correctedValue, new: correctedValue })).exactOptional(),
  reason: z.string().exactOptional(),
  /** The newer version, or the claimant's own. */
  certificate: z.string().exactOptional(),
  collaborator: z.int().exactOptional(),
  role: z.string().exactOptional(),
  share: z.string().exactOptional(),
  to: z.string().exactOptional(),
  rights: z.string().exactOptional(),
  text: z.string().exactOptional(),
  /** The number of the statement that disputes. */
  dispute: z.int().exactOptional(),
  /** The number of the statement that transfers, of whose successor this is said. */
  transfer: z.int().exactOptional(),
  ground: z.string().exactOptional(),
  aiUse: z.record(z.string(), z.string()).exactOptional(),
});

/** A statement and what it says, for the owner of the work and for operators. */
export const openedStatement = publicStatement.extend({ said });

const publication = z.object({ date: z.string(), city: z.string(), province: z.string() });

/** What can be corrected of a registration, by the names of the record's claims. */
export const workFields = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  materialType: z.string(),
  medium: z.string(),
  categories: z.array(z.string()),
  copyrightRelation: z.string(),
  publication: publication.nullable(),
});
export type WorkFields = z.output<typeof workFields>;
