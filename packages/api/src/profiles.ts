import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateId, idParams } from "./id.ts";
import { publicLink } from "./links.ts";
import { certificateStatus } from "./statement-heads.ts";
import { line, paragraphs, requiredSeenLine, seenLine } from "./text.ts";
import {
  fieldPrivacies,
  maxNameLength,
  profileVisibilities,
  selfIdentificationFields,
} from "./vocabulary.ts";

const optionalLine = (max: number) => line(max).default("");

const address = z.object({
  line1: optionalLine(200),
  line2: optionalLine(200),
  city: optionalLine(200),
  province: optionalLine(200),
  postal_code: optionalLine(40),
  country: optionalLine(200),
});

/** Of the web, its host with a dot in it, and without a user before that, who could make it look like another host's. */
const websiteUrl = line(2000).refine(
  (value) =>
    value === "" ||
    (/^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(value) &&
      /[^.]\.[^.]/.test(URL.parse(value)?.hostname ?? "")),
  "invalid_url",
);

const profileFields = z.object({
  full_name: requiredSeenLine(maxNameLength),
  professional_title: seenLine(200).default(""),
  bio: paragraphs(5000).default(""),
  website_url: websiteUrl.default(""),
  profile_visibility: z.enum(profileVisibilities, "invalid").default("private"),
  address: address.prefault({}),
});
export type ProfileFields = z.output<typeof profileFields>;

export const profile = profileFields.extend({ profile_image_url: z.string().nullable() });
export type Profile = z.output<typeof profile>;

type SelfIdentificationField = (typeof selfIdentificationFields)[number];

const perField = <T extends z.ZodType>(schema: T) =>
  Object.fromEntries(selfIdentificationFields.map((field) => [field, schema])) as Record<
    SelfIdentificationField,
    T
  >;

export const selfIdentification = z.object({
  ...perField(optionalLine(500)),
  privacy_settings: z.object(perField(z.enum(fieldPrivacies, "invalid").default("private"))).prefault({}),
});
export type SelfIdentification = z.output<typeof selfIdentification>;

export const alias = z.object({ id: z.uuid(), name: z.string(), context: z.string(), primary: z.boolean() });
export type Alias = z.output<typeof alias>;

const newAlias = z.object({
  name: requiredSeenLine(maxNameLength),
  context: seenLine(500).default(""),
  primary: z.boolean("invalid").default(false),
});
export type NewAlias = z.output<typeof newAlias>;

/** A creator as others may see them. A `selective` profile leaves empty all that it does not show. */
const creator = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `private` is answered to its owner only. */
  profile_visibility: z.enum(profileVisibilities),
  profile_image_url: z.string().nullable(),
  professional_title: z.string(),
  bio: z.string(),
  website_url: z.string(),
  /** The primary one first. */
  aliases: z.array(z.string()),
  /** The fields that are marked public. */
  selfIdentification: z.record(z.string(), z.string()),
  /** Domains and pages, as far as they are confirmed now. */
  links: z.array(publicLink),
  /** Listed works, newest first, a hundred at most. */
  works: z.array(
    z.object({
      certificateId: z.string(),
      title: z.string(),
      materialType: z.string(),
      createdAt: z.iso.datetime(),
      status: certificateStatus,
    }),
  ),
  /** There are listed works after these. */
  hasMoreWorks: z.boolean(),
});
export type Creator = z.output<typeof creator>;

export const profileEndpoints = {
  "GET /api/user/profile": {
    operation: "getProfile",
    summary: "The user's own profile",
    access: "signed-in",
    ok: profile,
  },
  "PUT /api/user/profile": {
    operation: "saveProfile",
    summary: "Save the profile",
    access: "signed-in",
    body: profileFields,
    ok: profile,
  },
  "POST /api/user/profile/image": {
    operation: "setProfileImage",
    summary: "Set the profile image (multipart, field `image`, at most 5 MB)",
    access: "signed-in",
    takes: "multipart/form-data",
    ok: z.object({ profile_image_url: z.string() }),
  },
  "DELETE /api/user/profile/image": {
    operation: "removeProfileImage",
    summary: "Remove the profile image, if there is one",
    access: "signed-in",
    status: 204,
  },
  "GET /api/user/self-identification": {
    operation: "getSelfIdentification",
    summary: "The user's own self-identification",
    access: "signed-in",
    ok: selfIdentification,
  },
  "POST /api/user/self-identification": {
    operation: "saveSelfIdentification",
    summary: "Save the self-identification and who sees each field",
    access: "signed-in",
    body: selfIdentification,
    ok: selfIdentification,
  },
  "GET /api/user/aliases": {
    operation: "listAliases",
    summary: "The user's aliases, oldest first",
    access: "signed-in",
    ok: z.array(alias),
  },
  "POST /api/user/aliases": {
    operation: "addAlias",
    summary: "Add an alias",
    access: "signed-in",
    status: 201,
    body: newAlias,
    ok: alias,
  },
  "PUT /api/user/aliases/{id}/default": {
    operation: "setDefaultAlias",
    summary: "Make an alias the primary one",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
  "DELETE /api/user/aliases/{id}": {
    operation: "deleteAlias",
    summary: "Delete an alias",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
  "GET /api/creators/{id}": {
    operation: "getCreator",
    summary: "A creator's public profile; 404 when it is private",
    access: "optional",
    fromReplica: true,
    params: idParams,
    /** The certificate of the last work that is known: those after it. */
    // PostgreSQL takes no zero byte.
    query: z.object({ after: certificateId.optional() }),
    ok: creator,
  },
} as const satisfies Record<string, Endpoint>;
