import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";

/**
 * Private copies of registered files. They arrive by the tus protocol 1.0 (resumable uploads), one upload for each work,
 * whose id names it. The last bytes are acknowledged when the whole copy is kept.
 */
export const depositEndpoints = {
  "POST /api/files/{id}": {
    summary: "Begin to upload a private copy of the work's file (tus; header Upload-Length)",
    access: "signed-in",
    scopes: ["works:register"],
    status: 201,
    params: idParams,
  },
  "HEAD /api/files/{id}": {
    summary: "How many bytes have arrived (tus; header Upload-Offset)",
    access: "signed-in",
    scopes: ["works:register"],
    params: idParams,
  },
  "PATCH /api/files/{id}": {
    summary:
      "Send the bytes from Upload-Offset on (tus); the complete file is kept if it is the registered one",
    access: "signed-in",
    scopes: ["works:register"],
    status: 204,
    params: idParams,
  },
  "DELETE /api/files/{id}": {
    summary: "Stop an upload, or delete the private copy",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
  "GET /api/ip/{id}/file": {
    summary: "One's own private copy of a work's file",
    access: "signed-in",
    params: idParams,
    ok: z.any().meta({ type: "string", format: "binary" }),
  },
} as const satisfies Record<string, Endpoint>;
