import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateStatus } from "./statement-heads.ts";

/** How many fingerprints are looked up at once. */
const mostLookedUp = 1000;

const sha256 = z.string("invalid").regex(/^[0-9a-f]{64}$/, "invalid");

const saidOfUse = z.object({
  says: z.enum(["allow", "refuse"]),
  /** Through all of the owner's words that said the same without a break. */
  since: z.iso.datetime(),
});

/** What one registrant says: their word, which nobody has checked. */
const statedOfFile = z.object({
  certificateId: z.string(),
  /** What the registrant says of their rights. */
  copyrightRelation: z.string(),
  registeredAt: z.iso.datetime(),
  /** Withdrawn and disputed ones are here too. */
  status: certificateStatus,
  /** `nothing_shown`: no preference is shown, which isn't "no preference". `changed_not_shown`, `not_current`: what is said now can't be told. */
  state: z.enum(["said", "nothing_shown", "changed_not_shown", "not_current"]),
  /** What is said now, of each use that something is said of. */
  uses: z.object({
    "train-generative": saidOfUse.exactOptional(),
    "train-other": saidOfUse.exactOptional(),
    index: saidOfUse.exactOptional(),
    ground: saidOfUse.exactOptional(),
  }),
  /** Whether it counts in `combined`: a withdrawn one doesn't. */
  counts: z.boolean(),
  bundleUrl: z.string(),
  statusUrl: z.string(),
});

/** Who refuses, so that a reader may weigh it. Of a blocked work nothing is named. */
const refusal = z.object({
  certificateId: z.string().nullable(),
  copyrightRelation: z.string().nullable(),
  registeredAt: z.iso.datetime().nullable(),
  since: z.iso.datetime().nullable(),
});

const combined = z.object({ says: z.enum(["refuse", "unknown"]), refusedBy: z.array(refusal) });

export const usesOfFile = z.object({
  sha256: z.string(),
  /** In the order of their registration, a hundred at most. */
  certificates: z.array(statedOfFile),
  /** How many more there are. */
  more: z.int(),
  /** Never an allow: anybody may register a file. `refuse` where anybody does. */
  combined: z.object({
    "train-generative": combined,
    "train-other": combined,
    index: combined,
    ground: combined,
  }),
  /** Of some use one registrant says allow, and another refuse. */
  conflict: z.boolean(),
});

const lookedUp = z.object({
  asOf: z.iso.datetime(),
  /** Those that somebody who registered them says something about. Of any other file all is unknown. */
  files: z.array(usesOfFile),
});

export const usesLookUpEndpoints = {
  "POST /api/uses": {
    operation: "lookUpUses",
    summary:
      "What machines may do with files, by the word of those who registered them: of up to 1,000 files by their SHA-256",
    access: "public",
    fromReplica: true,
    body: z.object({
      sha256: z.array(sha256, "invalid").min(1, "required").max(mostLookedUp, "too_many"),
    }),
    ok: lookedUp,
  },
  "GET /api/uses": {
    operation: "lookUpUsesOfFile",
    summary: "What machines may do with one file, by the word of those who registered it",
    access: "public",
    fromReplica: true,
    query: z.object({ sha256 }),
    ok: lookedUp,
  },
  "GET /uses/range/{prefix}": {
    operation: "getUsesRange",
    summary:
      "What is said of all files whose SHA-256 begins with these hex digits, so that nobody learns which one was asked for: of listed works, and of others whose owner has said yes to that",
    access: "public",
    fromReplica: true,
    params: z.object({ prefix: z.string().regex(/^[0-9a-f]{4,8}$/) }),
    ok: z.object({
      prefix: z.string(),
      /** How many digits to ask with: one of another length is answered with these, or refused. */
      prefixLength: z.int(),
      files: z.array(usesOfFile),
    }),
  },
  "GET /uses/list.jsonl.gz": {
    operation: "downloadUsesList",
    summary:
      "What is said of the files of all listed works, made once a day: a line of JSON that names the format, then one for each file",
    access: "public",
    fromReplica: true,
    answers: "application/gzip",
  },
} as const satisfies Record<string, Endpoint>;
