import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateId, certificateInPath, idParams } from "./id.ts";
import { isFutureDate } from "./publication-date.ts";
import { collaborator } from "./certificates.ts";
import { certificateStatus, openedStatement, statementHead, workFields } from "./statement-heads.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { paragraphs, publicationDate, requiredSeenLine, seenLine } from "./text.ts";
import {
  categories,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  maxDescriptionLength,
  maxKeywordLength,
  maxTitleLength,
} from "./vocabulary.ts";
import { usesSaid } from "./uses.ts";
import { signedByWallet } from "./wallet-signed.ts";

const reason = paragraphs(2000).default("");

/** Fields as they should be; what is not named stays. Files, names and the time of registration are never corrected. */
const correctedFields = z
  .object({
    title: requiredSeenLine(maxTitleLength),
    description: paragraphs(maxDescriptionLength),
    keywords: z.array(requiredSeenLine(maxKeywordLength), "invalid").max(50, "too_many"),
    materialType: z.enum(materialTypes, "invalid"),
    medium: z.enum(intendedMedia, "invalid"),
    categories: z
      .array(z.enum(categories, "invalid"), "invalid")
      .min(1, "required")
      .max(categories.length, "too_many")
      .refine((list) => new Set(list).size === list.length, "invalid"),
    copyrightRelation: z.enum(copyrightRelations, "invalid"),
    /** Null: not published. */
    publication: z
      .object({
        date: publicationDate.refine((date) => !isFutureDate(date), "future_date"),
        city: seenLine(200).default(""),
        province: seenLine(200).default(""),
      })
      .nullable(),
  })
  .partial();

const statement = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("corrected"), fields: correctedFields, reason, ...signedByWallet }),
  z.object({ kind: z.literal("superseded"), certificate: certificateId, reason, ...signedByWallet }),
  z.object({ kind: z.literal("withdrawn"), reason, ...signedByWallet }),
  /** All that counts from now on: of a use that is absent nothing is said any more. */
  z.object({ kind: z.literal("ai_use"), aiUse: usesSaid, ...signedByWallet }),
]);
export type WantedStatement = z.output<typeof statement>;
export type WantedStatementInput = z.input<typeof statement>;

const version = z.object({
  relation: z.enum(["older", "newer"]),
  certificateId: z.string(),
  /** Of one's own work; null of another's. */
  workId: z.uuid().nullable(),
  title: z.string(),
  registrationDate: z.iso.datetime(),
});

/** All about one of the user's own works. */
const ownWork = z.object({
  id: z.uuid(),
  certificateId: z.string(),
  /** SHA-256 of the record's JWT, base64url: what its statements are about, for the wallet that signs one. */
  about: z.string(),
  registrationDate: z.iso.datetime(),
  status: certificateStatus,
  sharedPublicly: z.boolean(),
  /** Of a work outside the public register: whether public ranges of fingerprints have its files'. */
  listUses: z.boolean(),
  /** As whom its owner speaks: a work that was transferred has a successor. */
  by: z.enum(["registrant", "successor"]),
  /** Null: registered without a file, or with several. */
  file: z
    .object({
      sha256: z.string(),
      name: z.string(),
      size: z.int(),
      deposit: z.enum(["none", "uploading", "kept"]),
    })
    .nullable(),
  /** As they are now, after every correction. */
  fields: workFields,
  /** What is said now of use by machines. */
  aiUse: usesSaid,
  /** As they were named; what they have answered to it. */
  collaborators: z.array(collaborator),
  registrantShare: z.string().nullable(),
  statements: z.array(openedStatement),
  versions: z.array(version),
  /** The wallet that has to sign what the registrant says; null: none. */
  walletAddress: z.string().nullable(),
});
export type OwnWork = z.output<typeof ownWork>;

export const statementEndpoints = {
  "GET /api/ip/{id}": {
    operation: "getWork",
    summary: "All about one of the user's own works: fields, statements, versions",
    access: "signed-in",
    scopes: ["works:read"],
    params: idParams,
    ok: ownWork,
  },
  "POST /api/ip/{id}/statements": {
    operation: "makeStatement",
    summary:
      "Make a statement about one's own work, permanently in the log: correct it or change what machines may do with it; name its newer version or withdraw it, in a session that was confirmed in the last ten minutes",
    access: "signed-in",
    status: 201,
    params: idParams,
    headers: idempotencyKey,
    body: statement,
    ok: statementHead.extend({ index: z.int() }),
  },
  "GET /api/certificates/{id}/status": {
    operation: "getStatus",
    summary: "What was said of a certificate after its registration, with the proof that nothing is left out",
    access: "public",
    fromReplica: true,
    params: z.object({ id: certificateInPath }),
    query: z.object({
      /** Size of the tree of the bundle's checkpoint, which the status ties itself to. */
      from: z.coerce.number("invalid").int("invalid").min(1, "invalid").optional(),
    }),
    /** The exact shape and its checks are `@colophon/proof/statements`'. */
    ok: z.looseObject({ format: z.literal("colophon-status/v1") }),
  },
  "GET /api/files/{sha256}/registrations": {
    operation: "listRegistrationsOfFile",
    summary:
      "All registrations of one file, earliest proven first; unlisted ones are only counted here: `GET /api/certificates` has them, too",
    access: "public",
    fromReplica: true,
    params: z.object({ sha256: z.string("invalid").regex(/^[0-9a-f]{64}$/, "invalid") }),
    ok: z.object({
      listed: z.array(
        z.object({
          certificateId: z.string(),
          title: z.string(),
          creatorName: z.string(),
          registrationDate: z.iso.datetime(),
          /** Of the block of its anchor, when that is final and on a public main network. */
          provenAt: z.iso.datetime().nullable(),
          status: certificateStatus,
        }),
      ),
      unlisted: z.int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
