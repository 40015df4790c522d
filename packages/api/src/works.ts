import { z } from "zod";
import { checkShares } from "./check-shares.ts";
import { share } from "./collaborators.ts";
import type { Endpoint } from "./endpoint.ts";
import { checkFiles, fileFingerprint, fileOfSeveral } from "./files.ts";
import { certificateId, id, idParams } from "./id.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { textLanguages } from "./languages.ts";
import { isFutureDate } from "./publication-date.ts";
import { certificateStatus } from "./statement-heads.ts";
import {
  line,
  optionalEmail,
  paragraphs,
  publicationDate,
  requiredLine,
  requiredSeenLine,
  seenLine,
} from "./text.ts";
import { involvementSaid, usesSaid } from "./uses.ts";
import {
  categories,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  maxDescriptionLength,
  maxFiles,
  maxKeywordLength,
  maxLinks,
  maxNameLength,
  maxRoleLength,
  maxTitleLength,
  maxWorksListed,
} from "./vocabulary.ts";

const required = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: ({ input }) => (input === "" || input === undefined ? "required" : "invalid") });

const flag = (preset: boolean) => z.boolean("invalid").default(preset);

/** What the wizard asks about the work itself (specification section 3, wizard form state). */
export const materialDetails = z
  .object({
    title: requiredSeenLine(maxTitleLength),
    description: paragraphs(maxDescriptionLength).default(""),
    keywords: z.array(requiredSeenLine(maxKeywordLength), "invalid").max(50, "too_many").default([]),
    categories: z
      .array(z.enum(categories, "invalid"), "invalid")
      .min(1, "required")
      .max(categories.length, "too_many")
      .refine((list) => new Set(list).size === list.length, "invalid"),
    materialType: required(materialTypes),
    intendedMedium: required(intendedMedia),
    isPublished: flag(false),
    sellingProducts: flag(false),
    sharedPublicly: flag(true),
    copyrightRelation: required(copyrightRelations),
    publicationDate: z.union([z.literal(""), publicationDate], "invalid_date").default(""),
    publicationCity: seenLine(200).default(""),
    publicationProvince: seenLine(200).default(""),
  })
  .check(({ value, issues }) => {
    if (!value.isPublished) return;
    const { publicationDate: date } = value;
    const message = date === "" ? "required" : isFutureDate(date) ? "future_date" : undefined;
    if (message !== undefined)
      issues.push({ code: "custom", message, path: ["publicationDate"], input: date });
  });

const contact = {
  addressLine1: line(200).default(""),
  addressLine2: line(200).default(""),
  city: line(200).default(""),
  stateProvince: line(200).default(""),
  postalCode: line(40).default(""),
  country: line(200).default(""),
  yearOfBirth: z
    .string("invalid")
    .regex(/^(\d{4})?$/, "invalid")
    .default(""),
  email: optionalEmail.default(""),
  phoneNumber: line(60).default(""),
};

export const namedPerson = z.object({
  givenName: requiredSeenLine(maxNameLength),
  familyName: seenLine(maxNameLength).default(""),
  /** What they did, in anybody's words. */
  role: seenLine(maxRoleLength).default(""),
  share: share.default(""),
  ...contact,
});
export const agent = z.object({
  givenName: seenLine(maxNameLength).default(""),
  familyName: seenLine(maxNameLength).default(""),
  ...contact,
});

/** A proof that the registrant had of the file before, base64 of at most 65,536 bytes, `EARLIER_MAX_BYTES` of clocks (docs/format.md, "Earlier proofs"). */
const earlierProof = z
  .string("invalid")
  .max(87_384, "too_long")
  .regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, "invalid");

/** What is registered, however it is paid for. */
export const registrationContents = z
  .object({
    selfIdentification: z
      .object({
        pronouns: seenLine(200).default(""),
        canadianCitizen: line(200).default(""),
        officialLanguageMinority: line(200).default(""),
      })
      .default({ pronouns: "", canadianCitizen: "", officialLanguageMinority: "" }),
    materialDetails,
    collaborators: z.array(namedPerson, "invalid").max(50, "too_many").default([]),
    /** The registrant's, beside the collaborators'. */
    registrantShare: share.default(""),
    agent: agent.nullish(),
    creatorName: seenLine(maxNameLength).optional(),
    /** Absent: shown with the full name, and not under an alias. */
    showCreatorEmail: z.boolean("invalid").optional(),
    /** Nobody has asked them. */
    showCollaboratorEmails: flag(false),
    showShares: flag(false),
    /**
     * The profile's fields for certificates. Absent: shown with the full name, and not under an alias, which they could
     * tie to its person.
     */
    showSelfIdentification: z.boolean("invalid").optional(),
    declarationAccepted: z.literal(true, "not_accepted"),
    file: fileFingerprint.nullish(),
    /** Of a work of several; a single one goes into `file`. */
    files: z.array(fileOfSeveral, "invalid").min(2, "invalid").max(maxFiles, "too_many").optional(),
    /** The names and fingerprints of several files. A single one is always shown. */
    showFiles: flag(false),
    /** About that file alone. Absent: none. Four, as `EARLIER_MAX_COUNT` of clocks. */
    earlierProofs: z.array(earlierProof, "invalid").max(4, "too_many").optional(),
    /** Ids of confirmed links of the account, which become claims. Absent: none. */
    links: z.array(id, "invalid").max(maxLinks, "too_many").optional(),
    walletSignature: z.string("invalid").max(20_000, "too_long").optional(),
    /** The certificate of the older version, one's own, that this work replaces. */
    supersedes: certificateId.optional(),
    /** What machines may do with it. Absent, or empty: nothing is said. */
    aiUse: usesSaid.optional(),
    /** Whether AI was involved in making it. Absent: nothing is said. */
    aiInvolvement: involvementSaid.optional(),
    /**
     * Of a work that isn't in the public catalogue: whether the public ranges of fingerprints have those of its files, with what
     * machines may do. Absent: no.
     */
    listUses: z.boolean("invalid").optional(),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of Object.entries({ ...checkShares(value), ...checkFiles(value) }))
      issues.push({ code: "custom", message, path: path.split("."), input: value });
    if (!value.file && value.earlierProofs?.length)
      issues.push({ code: "custom", message: "required", path: ["file"], input: value });
  });
export type RegistrationContents = z.output<typeof registrationContents>;
export type RegistrationContentsInput = z.input<typeof registrationContents>;

export const payment = z.discriminatedUnion("provider", [
  /** A demonstration, or nothing to pay. */
  z.object({ provider: z.literal("demo") }),
  /** The id of a paid order, from a program. The web sends none: paid orders are registered without it. */
  z.object({ provider: z.literal("stripe"), reference: requiredLine(200) }),
]);

const registration = registrationContents.safeExtend({ payment });
export type Registration = z.output<typeof registration>;
export type RegistrationInput = z.input<typeof registration>;

export const registered = z.object({
  /** The work's id. */
  id: z.uuid(),
  certificateId: z.string(),
  registrationDate: z.iso.datetime(),
  /** Of the certificate's leaf in the public log. */
  index: z.int(),
  status: z.literal("valid"),
});
export type Registered = z.output<typeof registered>;

export const workListItem = z.object({
  id: z.uuid(),
  title: z.string(),
  materialType: z.string(),
  createdAt: z.iso.datetime(),
  certificateId: z.string(),
  sharedPublicly: z.boolean(),
  status: certificateStatus,
  /** Null: registered without a file, or with several. `deposit` says whether a private copy of it is kept. */
  file: z.object({ sha256: z.string(), deposit: z.enum(["none", "uploading", "kept"]) }).nullable(),
  fileCount: z.int(),
});
export type WorkListItem = z.output<typeof workListItem>;

export const listedWork = z.object({
  certificateId: z.string(),
  title: z.string(),
  /** As the certificate names them. */
  creatorName: z.string(),
  /** Of the creator's page, where it shows this very name. */
  profileId: z.uuid().nullable(),
  materialType: z.string(),
  /** In which its title and its description are read. */
  language: z.enum(textLanguages),
  /** Of publication, else of registration. */
  year: z.int(),
  registrationDate: z.iso.datetime(),
  status: certificateStatus,
});
export type ListedWork = z.output<typeof listedWork>;

const oneOf = <T extends string>(values: readonly [T, ...T[]]) => z.enum(values, "invalid").optional();

const catalogueFilters = {
  type: oneOf(materialTypes),
  language: oneOf(textLanguages),
  year: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(9999, "invalid").optional(),
};

const tally = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

export const workEndpoints = {
  "POST /api/ip/register": {
    operation: "registerWork",
    summary: "Register a work; answers when its leaf is durably in the public log",
    access: "signed-in",
    scopes: ["works:register"],
    status: 201,
    headers: idempotencyKey,
    body: registration,
    ok: registered,
  },
  "GET /api/ip/user": {
    operation: "listNewestWorks",
    summary: "The user's own works, newest first; the works before one of them with its id as `before`",
    access: "signed-in",
    scopes: ["works:read"],
    query: z.object({
      limit: z.coerce
        .number("invalid")
        .int("invalid")
        .min(1, "invalid")
        .max(maxWorksListed, "invalid")
        .optional(),
      before: id.optional(),
    }),
    ok: z.array(workListItem),
  },
  "GET /api/ip/newest": {
    operation: "listNewestPublicWorks",
    summary: "The six newest works of the public register, those in one language first",
    access: "public",
    fromReplica: true,
    query: z.object({ language: oneOf(textLanguages) }),
    ok: z.array(listedWork),
  },
  "GET /api/ip/listed": {
    operation: "listPublicWorks",
    summary: "The works of the public register, newest first, 24 at a time",
    access: "public",
    fromReplica: true,
    query: z.object({
      ...catalogueFilters,
      /** The `next` of the works before. */
      after: z
        .string()
        .regex(/^[\w-]{1,100}$/, "invalid")
        .optional(),
    }),
    ok: z.object({ works: z.array(listedWork), next: z.string().nullable() }),
  },
  "GET /api/ip/listed/counts": {
    operation: "countPublicWorks",
    summary: "How many works the public register has, and how many with each other value of each filter",
    access: "public",
    fromReplica: true,
    query: z.object(catalogueFilters),
    ok: z.object({
      total: z.int(),
      types: tally(z.string()),
      languages: tally(z.enum(textLanguages)),
      /** The latest first. */
      years: tally(z.int()),
    }),
  },
  "PATCH /api/ip/{id}": {
    operation: "listOrUnlistWork",
    summary:
      "List one's own work in the public register and its search, or unlist it; and its fingerprints in the public ranges of use by machines",
    access: "signed-in",
    params: idParams,
    body: z
      .object({
        sharedPublicly: z.boolean("invalid").optional(),
        /** Only matters for a work that isn't in the public register. */
        listUses: z.boolean("invalid").optional(),
      })
      .refine(({ sharedPublicly, listUses }) => (sharedPublicly ?? listUses) !== undefined, {
        error: "required",
        path: ["sharedPublicly"],
      }),
    ok: z.object({ id: z.uuid(), sharedPublicly: z.boolean(), listUses: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
