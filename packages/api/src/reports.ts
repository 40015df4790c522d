import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { certificateId } from "./id.ts";
import { optionalEmail, requiredParagraphs } from "./text.ts";
import { languages } from "./languages.ts";
import { maxReportLength, reportKinds } from "./vocabulary.ts";

/** `objection`: the owner's, against what the registry has said of the work. */
export const reportKind = z.enum([...reportKinds, "objection"], "invalid");

export const reportEndpoints = {
  "POST /api/reports": {
    operation: "reportCertificate",
    summary:
      "Report a certificate to the registry’s operator; its owner objects to what the registry has said of it",
    access: "optional",
    status: 204,
    body: z.object({
      certificateId,
      kind: reportKind,
      text: requiredParagraphs(maxReportLength),
      /** Where the decision is written to; of an objection it is the account's address. */
      contact: optionalEmail.default(""),
      language: z.enum(languages, "invalid").optional(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
