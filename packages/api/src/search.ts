import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateId } from "./id.ts";
import { certificateStatus } from "./statement-heads.ts";
import { line } from "./text.ts";
import { materialTypes, maxQueryLength } from "./vocabulary.ts";

/** A work that was found. */
const result = z.object({
  /** Of the certificate, as `/verify/{id}` takes it. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** As the certificate names them. */
  creator: z.string(),
  /** Of the creator's page, where it shows this very name. */
  profileId: z.uuid().nullable(),
  /** The material type. */
  type: z.enum(materialTypes),
  /** Of publication, else of registration. */
  year: z.int(),
  status: certificateStatus,
  /** Why it is among the results, in the language of the answer. */
  reasons: z.array(z.string()),
});

export const searchEndpoints = {
  "POST /api/chat/query": {
    operation: "search",
    summary: "Search listed works with a question in plain words",
    access: "optional",
    fromReplica: true,
    body: z.object({
      query: line(maxQueryLength).min(1, "required"),
      /** The id of the last result that is known: those after it, without suggestions. */
      after: certificateId.optional(),
    }),
    ok: z.object({
      message: z.string(),
      /** The question is about the register itself, and the help page answers it. */
      seeHelp: z.literal(true).optional(),
      results: z.array(result),
      /** Where there are none: what comes close, with less demanded; the message says without what. */
      closest: z.array(result).optional(),
      /** There are results after these. */
      hasMore: z.boolean(),
      suggestions: z.array(z.string()),
    }),
  },
} as const satisfies Record<string, Endpoint>;
