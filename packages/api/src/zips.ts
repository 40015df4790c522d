import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id } from "./id.ts";

/** Works in one ZIP. */
export const maxZippedWorks = 10_000;

/** Which of the user's own works. */
const selection = z.object({
  /** Of works. What is no longer the user's is named in the ZIP as missing. */
  ids: z.array(id, "invalid").min(1, "required").max(maxZippedWorks, "too_many"),
});
export type ZipSelection = z.input<typeof selection>;

const zip = {
  access: "signed-in",
  body: selection,
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
