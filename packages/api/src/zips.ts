import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { chosenWorks } from "./portfolio.ts";

const zip = {
  access: "signed-in",
  scopes: ["works:read"],
  body: chosenWorks,
  ok: z.any().meta({ type: "string", format: "binary" }),
} as const;

export const zipEndpoints = {
  "POST /api/ip/user/proofs.zip": {
    summary:
      "The proof bundles of several of the user's own works as a ZIP, with a list in `manifest.csv`; one at a time",
    ...zip,
  },
  "POST /api/ip/user/documents.zip": {
    summary:
      "Their certificates as signed PDFs in the same way. Each may have to be drawn first: the ZIP may take a second for each work",
    ...zip,
  },
} as const satisfies Record<string, Endpoint>;
