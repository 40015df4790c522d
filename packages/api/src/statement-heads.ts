import { z } from "zod";

/** What is said first of a certificate: the first of these that applies (docs/format.md, "Statements"). */
const certificateStatuses = [
  "blocked",
  "withdrawn",
  "disputed",
  "superseded",
  "transferred",
  "corrected",
  "valid",
] as const;
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
