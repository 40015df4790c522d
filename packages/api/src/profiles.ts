import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { line, paragraphs, requiredLine } from "./text.ts";
import {
  fieldPrivacies,
  maxNameLength,
  profileVisibilities,
  selfIdentificationFields,
} from "./vocabulary.ts";

const address = z.object({
  line1: line(200),
  line2: line(200),
  city: line(200),
  province: line(200),
  postal_code: line(40),
  country: line(200),
});

const websiteUrl = line(2000).refine(
  (value) => value === "" || /^https?:\/\/[^\s/]+/i.test(value),
  "invalid_url",
);

const profileFields = z.object({
  full_name: requiredLine(maxNameLength),
  professional_title: line(200).default(""),
  bio: paragraphs(5000).default(""),
  website_url: websiteUrl.default(""),
  profile_visibility: z.enum(profileVisibilities, "invalid").default("private"),
  address: address.partial().default({}),
});

const profile = profileFields.extend({ profile_image_url: z.string().nullable() });
export type Profile = z.output<typeof profile>;

const optionalText = line(500).optional();
const optionalPrivacy = z.enum(fieldPrivacies, "invalid").optional();
type SelfIdentificationField = (typeof selfIdentificationFields)[number];

const perField = <T extends z.ZodType>(schema: T) =>
  Object.fromEntries(selfIdentificationFields.map((field) => [field, schema])) as Record<
    SelfIdentificationField,
    T
  >;

const selfIdentification = z.object({
  ...perField(optionalText),
  privacy_settings: z.object(perField(optionalPrivacy)).default({}),
});
export type SelfIdentification = z.output<typeof selfIdentification>;

const alias = z.object({ id: z.uuid(), name: z.string(), context: z.string(), primary: z.boolean() });
export type Alias = z.output<typeof alias>;

const aliasId = z.object({ id: z.uuid() });

export const profileEndpoints = {
  "GET /api/user/profile": { summary: "The user's own profile", access: "signed-in", ok: profile },
  "PUT /api/user/profile": {
    summary: "Save the profile",
    access: "signed-in",
    body: profileFields,
    ok: profile,
  },
  "POST /api/user/profile/image": {
    summary: "Set the profile image (multipart, field `image`, at most 5 MB)",
    access: "signed-in",
    ok: z.object({ profile_image_url: z.string() }),
  },
  "GET /api/user/self-identification": {
    summary: "The user's own self-identification",
    access: "signed-in",
    ok: selfIdentification,
  },
  "POST /api/user/self-identification": {
    summary: "Save the self-identification and who sees each field",
    access: "signed-in",
    body: selfIdentification,
    ok: selfIdentification,
  },
  "GET /api/user/aliases": { summary: "The user's aliases", access: "signed-in", ok: z.array(alias) },
  "POST /api/user/aliases": {
    summary: "Add an alias",
    access: "signed-in",
    status: 201,
    body: z.object({
      name: requiredLine(maxNameLength),
      context: line(500).default(""),
      primary: z.boolean("invalid").default(false),
    }),
    ok: alias,
  },
  "PUT /api/user/aliases/{id}/default": {
    summary: "Make an alias the primary one",
    access: "signed-in",
    status: 204,
    params: aliasId,
  },
  "DELETE /api/user/aliases/{id}": {
    summary: "Delete an alias",
    access: "signed-in",
    status: 204,
    params: aliasId,
  },
} as const satisfies Record<string, Endpoint>;
