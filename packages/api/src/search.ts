import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { line } from "./text.ts";
import { materialTypes, maxQueryLength } from "./vocabulary.ts";

export const searchEndpoints = {
  "POST /api/chat/query": {
    summary: "Search listed works with a question in plain words",
    access: "optional",
    body: z.object({ query: line(maxQueryLength).min(1, "required") }),
    ok: z.object({
      message: z.string(),
      results: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.string(),
          reasons: z.array(z.string()),
          creator: z.string().optional(),
          type: z.enum(materialTypes).optional(),
          /** Of the registration. */
          year: z.number().int().optional(),
        }),
      ),
      suggestions: z.array(z.string()),
    }),
  },
} as const satisfies Record<string, Endpoint>;
