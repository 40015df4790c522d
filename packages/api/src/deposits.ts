import { z } from "zod";
import { binary, type Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";

const tus = { "tus-resumable": z.literal("1.0.0") };
const bytes = z.int().min(0);

/**
 * Private copies of registered files. They arrive by the tus protocol 1.0 (resumable uploads), one upload for each work,
 * whose id names it. The last bytes are acknowledged when the whole copy is kept.
 */
export const depositEndpoints = {
  "POST /api/files/{id}": {
    operation: "beginUpload",
    summary: "Begin to upload a private copy of the work's file (tus; header Upload-Length)",
    access: "signed-in",
    scopes: ["works:register"],
    status: 201,
    params: idParams,
    sends: z.object({ ...tus, "upload-length": bytes }),
  },
  "HEAD /api/files/{id}": {
    operation: "getUploadOffset",
    summary: "How many bytes have arrived (tus; header Upload-Offset)",
    access: "signed-in",
    scopes: ["works:register"],
    params: idParams,
    sends: z.object(tus),
    tells: ["upload-offset", "upload-length"],
  },
  "PATCH /api/files/{id}": {
    operation: "sendUploadBytes",
    summary:
      "Send the bytes from Upload-Offset on (tus); the complete file is kept if it is the registered one",
    access: "signed-in",
    scopes: ["works:register"],
    status: 204,
    sends: z.object({ ...tus, "upload-offset": bytes }),
    takes: "application/offset+octet-stream",
    tells: ["upload-offset"],
    params: idParams,
  },
  "DELETE /api/files/{id}": {
    operation: "deleteUpload",
    summary: "Stop an upload, or delete the private copy",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
  "GET /api/ip/{id}/file": {
    operation: "downloadPrivateCopy",
    summary: "One's own private copy of a work's file",
    access: "signed-in",
    params: idParams,
    ok: binary,
    answers: "application/octet-stream",
  },
} as const satisfies Record<string, Endpoint>;
