import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { line } from "./text.ts";
import { maxTitleLength } from "./vocabulary.ts";

/** Drafts that an account may keep. */
export const maxDrafts = 20;

/** Days after its last change on which a draft is deleted. */
export const draftDays = 90;

/** Of a draft's form in JSON: the names and fingerprints of 1,000 files fit into it. */
export const maxDraftBytes = 1024 * 1024;

/** Counts the changes of a draft, from 1. */
const revision = z.coerce.number("invalid").int("invalid").min(0, "invalid").max(2_000_000_000, "invalid");

export const draftHeading = z.object({
  id: z.uuid(),
  /** As far as its work has one. */
  title: z.string(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  /** The draft that another device had changed when this one was saved; null: none. */
  besides: z.uuid().nullable(),
});
export type DraftHeading = z.output<typeof draftHeading>;

export const draftEndpoints = {
  "GET /api/drafts": {
    operation: "listDrafts",
    summary: "The user’s drafts of registrations, the last changed first",
    access: "signed-in",
    ok: z.array(draftHeading),
  },
  "GET /api/drafts/{id}": {
    operation: "getDraft",
    summary: "One of the user’s drafts, with the form as it was saved",
    access: "signed-in",
    params: idParams,
    ok: draftHeading.extend({ form: z.record(z.string(), z.unknown()) }),
  },
  "PUT /api/drafts/{id}": {
    operation: "saveDraft",
    summary:
      "Save a draft. If another device has changed it since `revision`, that one stays, and this one is kept beside it under a new id",
    access: "signed-in",
    params: idParams,
    body: z.object({
      title: line(maxTitleLength).default(""),
      /** That this change began from; 0: a new draft. */
      revision,
      form: z.record(z.string(), z.unknown(), "invalid"),
    }),
    ok: draftHeading,
  },
  "DELETE /api/drafts/{id}": {
    operation: "deleteDraft",
    summary: "Delete a draft, unless another device has changed it since `revision`",
    access: "signed-in",
    params: idParams,
    query: z.object({ revision }),
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
