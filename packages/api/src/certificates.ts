import { z } from "zod";
import { answered } from "./collaborators.ts";
import type { Endpoint } from "./endpoint.ts";
import { certificateInPath } from "./id.ts";
import { certificateStatus, publicStatement, workFields } from "./statement-heads.ts";
import { involvementSaid, usesSaid } from "./uses.ts";
import { maxFiles } from "./vocabulary.ts";

const params = z.object({ id: certificateInPath });

export const anchorStates = ["pending", "included", "final"] as const;

export const anchor = z.object({
  /** `ended`: its log has ended without an anchor of it, and there will be none. */
  state: z.enum([...anchorStates, "ended"]),
  chainId: z.int(),
  network: z.string(),
  contract: z.string(),
  transactionHash: z.string().nullable(),
  blockNumber: z.int().nullable(),
  blockTime: z.iso.datetime().nullable(),
  explorerUrl: z.string().nullable(),
  /** When the next anchor is due, while this one is pending. */
  nextAnchorAt: z.iso.datetime().nullable(),
});

/** A person who has declined, or was erased, has no name here: only the row remains. */
export const collaborator = z.object({
  /** N of the record's `collaborator.N`. */
  number: z.int(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  /** In percent, where shares are shown. */
  share: z.string().nullable(),
  answer: answered,
});

export const certificate = z.object({
  title: z.string(),
  description: z.string(),
  creator: z.object({
    name: z.string(),
    email: z.string().nullable(),
    /** Of the creator's page, where it shows this very name; null where a link would tell more than both pages do. */
    profileId: z.uuid().nullable(),
  }),
  certificateId: z.string(),
  registrationDate: z.iso.datetime(),
  materialDetails: z.object({
    type: z.string(),
    medium: z.string(),
    categories: z.array(z.string()),
    /** As the registrant declared it. */
    copyrightRelation: z.string(),
    isPublished: z.boolean(),
    publicationDetails: z.object({ date: z.string(), city: z.string(), province: z.string() }).nullable(),
  }),
  collaborators: z.array(collaborator),
  /** The registrant's own, where shares are shown. */
  registrantShare: z.string().nullable(),
  /** Addresses that the registry looked at, and how it confirmed them; Unix seconds. */
  links: z.array(z.object({ url: z.string(), how: z.string(), checkedAt: z.number() })),
  selfIdentification: z.record(z.string(), z.string()),
  /** Version of the declaration that the registrant made; null in records older than that claim. */
  declaration: z.string().nullable(),
  blockchainSignature: z.string().nullable(),
  /** What is said first of it, by its statements. */
  status: certificateStatus,
  statements: z.array(publicStatement),
  /** What differs today from the record's own values, which the rest of this answer has. */
  corrections: workFields.partial(),
  /** What machines may do with it, as its record says; statements may have changed it since. Absent: nothing is shown. */
  aiUse: usesSaid.optional(),
  /** Whether AI was involved in making it, as its record says. */
  aiInvolvement: involvementSaid.optional(),
  /** The certificate of the older version that this one replaces, as its record says. */
  supersedes: z.string().nullable(),
  /** And of the newer one that replaces it. */
  supersededBy: z.string().nullable(),
  anchor,
  /** `isDamaged`: the log contradicts what was published; this certificate is in what was published before, and newer statements may be missing. */
  log: z.object({
    origin: z.string(),
    index: z.int(),
    treeSize: z.int(),
    isDamaged: z.literal(true).optional(),
  }),
  /** We lost it with a log that has ended, and somebody gave it back from its file; whether an account has it. Unset: it was never lost. */
  givenBack: z.enum(["owned", "unowned"]).optional(),
  /** The files that are shown. */
  fileFingerprints: z.array(
    z.object({
      /** N of the record's `file.N`. */
      number: z.int().optional(),
      sha256: z.string(),
      name: z.string(),
      size: z.int(),
      mediaType: z.string(),
      /** Of this file alone; only in a work of several. */
      title: z.string().optional(),
      date: z.string().optional(),
    }),
  ),
  /** Of all files, shown or not. */
  fileCount: z.int(),
});
export type Certificate = z.output<typeof certificate>;

const sha256 = z.string("invalid").regex(/^[0-9a-f]{64}$/, "invalid");

/** The bundle's exact shape and its checks are `@colophon/proof`'s; here it is an object that passes through. */
/** The rest is checked by proof, whose `BUNDLE_FORMAT` this is. */
const bundle = z.looseObject({ format: z.literal("colophon-bundle/v1") });

const found = z.object({
  certificateId: z.string(),
  title: z.string(),
  creatorName: z.string(),
  registrationDate: z.iso.datetime(),
  status: certificateStatus,
});

/** Answers a file; its language is that of `lng`, else of the request. */
const document = {
  access: "public",
  params,
  query: z.object({ lng: z.string().max(35).optional() }),
} as const;

export const certificateEndpoints = {
  "GET /api/ip/verify/{id}": {
    operation: "getCertificate",
    summary: "A certificate as anyone may see it",
    access: "optional",
    scopes: ["works:read"],
    fromReplica: true,
    params,
    ok: certificate,
  },
  "GET /api/certificates/{id}/bundle": {
    operation: "getBundle",
    summary: "The proof bundle: everything needed to check the certificate without this registry",
    access: "optional",
    scopes: ["works:read"],
    fromReplica: true,
    params,
    query: z.object({
      /** Numbers of the only files to show, for their owner, as `3,17`. */
      files: z
        .string("invalid")
        .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,999}$/, "invalid")
        .optional(),
      /** SHA-256 of a file, which is then shown even if the others are not: for whoever has it. */
      sha256: sha256.optional(),
    }),
    ok: bundle,
  },
  "GET /api/certificates/{id}/{earlier}": {
    operation: "downloadEarlierProof",
    summary:
      "A proof of the file from before it was registered, which the record names: `earlier-1.ots`, `.tsr` or `.json`",
    access: "optional",
    scopes: ["works:read"],
    fromReplica: true,
    params: params.extend({ earlier: z.string().regex(/^earlier-[1-9]\.(?:ots|tsr|json)$/) }),
    answers: "application/octet-stream",
  },
  "GET /api/certificates/{id}/certificate.pdf": {
    operation: "downloadCertificatePdf",
    summary: "The certificate as a document, signed, with its proof bundle attached",
    ...document,
    answers: "application/pdf",
  },
  "GET /api/certificates/{id}/certificate.svg": {
    operation: "downloadCertificateSvg",
    summary: "The certificate's page as a drawing",
    ...document,
    answers: "image/svg+xml",
  },
  "GET /api/certificates/{id}/certificate.png": {
    operation: "downloadCertificatePng",
    summary: "The certificate's page as a picture",
    ...document,
    answers: "image/png",
  },
  "GET /api/certificates/{id}/card.png": {
    operation: "downloadCardPng",
    summary: "The certificate beside its title, as a picture of 1200 by 630 for previews of links",
    ...document,
    answers: "image/png",
  },
  "GET /api/certificates": {
    operation: "findCertificates",
    summary:
      "Certificates of a file, by its SHA-256, oldest first; of listed works only, or of all, unlisted ones too",
    access: "public",
    fromReplica: true,
    query: z.object({
      sha256,
      /** For who has read the fingerprint on a certificate and need not have the file. */
      only: z.literal("listed", "invalid").optional(),
    }),
    ok: z.array(found),
  },
  "POST /api/certificates/by-fingerprints": {
    operation: "findCertificatesOfFiles",
    summary:
      "Which of many files are registered, by their SHA-256: for each that is, how often, and its oldest certificate",
    access: "public",
    fromReplica: true,
    body: z.object({ sha256: z.array(sha256, "invalid").min(1, "required").max(maxFiles, "too_many") }),
    ok: z.array(z.object({ sha256: z.string(), count: z.int(), oldest: found })),
  },
  "POST /api/certificates/give-back": {
    operation: "giveBackCertificate",
    summary:
      "Give back a certificate of a log that has ended, which the registry has lost, from its proof bundle",
    access: "optional",
    body: z.object({
      /** The text of the file. */
      bundle: z.string("invalid").max(1024 * 1024, "too_long"),
      /** And of the list of statements beside it, or in the same document: what that proves stays so. */
      status: z
        .string("invalid")
        .max(512 * 1024, "too_long")
        .optional(),
    }),
    ok: z.object({
      /** Kept: it is shown again. Known: the registry had it. Refused: it is none that the registry can have lost. */
      outcome: z.enum(["kept", "known", "erased", "blocked", "refused"]),
      certificateId: z.string().nullable(),
      /** Whether it belongs to the account that gave it: only if the record names that account. */
      isOwner: z.boolean(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
