import { z } from "zod";
import { binary, type Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { maxFiles } from "./vocabulary.ts";

/** The same with one of several files: N of the record's `file.N`. */
const fileParams = idParams.extend({
  number: z.coerce.number("invalid").int("invalid").min(1, "invalid").max(maxFiles, "invalid"),
});

const tus = { "tus-resumable": z.literal("1.0.0") };
const bytes = z.int().min(0);

/**
 * Private copies of registered files. They arrive by the tus protocol 1.0 (resumable uploads), one upload at a time for each
 * work, whose id names it, and the number of the file, where the work has several. The last bytes are acknowledged when the
 * whole copy is kept.
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
  "POST /api/files/{id}/{number}": {
    operation: "beginUploadOfFile",
    summary: "Begin to upload a private copy of one of the work's files; another that is still arriving ends",
    access: "signed-in",
    scopes: ["works:register"],
    status: 201,
    params: fileParams,
    sends: z.object({ ...tus, "upload-length": bytes }),
  },
  "HEAD /api/files/{id}/{number}": {
    operation: "getUploadOffsetOfFile",
    summary: "How many bytes of one of the work's files have arrived",
    access: "signed-in",
    scopes: ["works:register"],
    params: fileParams,
    sends: z.object(tus),
    tells: ["upload-offset", "upload-length"],
  },
  "PATCH /api/files/{id}/{number}": {
    operation: "sendUploadBytesOfFile",
    summary: "Send the bytes of one of the work's files from Upload-Offset on",
    access: "signed-in",
    scopes: ["works:register"],
    status: 204,
    sends: z.object({ ...tus, "upload-offset": bytes }),
    takes: "application/offset+octet-stream",
    tells: ["upload-offset"],
    params: fileParams,
  },
  "DELETE /api/files/{id}/{number}": {
    operation: "deleteUploadOfFile",
    summary: "Stop the upload of one of the work's files, or delete its private copy",
    access: "signed-in",
    status: 204,
    params: fileParams,
  },
  "GET /api/ip/{id}/files/{number}": {
    operation: "downloadPrivateCopyOfFile",
    summary: "One's own private copy of one of a work's files",
    access: "signed-in",
    params: fileParams,
    ok: binary,
    answers: "application/octet-stream",
  },
  "GET /api/ip/{id}/files": {
    operation: "listPrivateCopies",
    summary:
      "The files of one's own work, which of them have private copies, and what all copies of the user take",
    access: "signed-in",
    params: idParams,
    ok: z.object({
      files: z.array(
        z.object({
          number: z.int(),
          name: z.string(),
          size: z.int(),
          sha256: z.string(),
          deposit: z.enum(["none", "uploading", "kept"]),
        }),
      ),
      /** Bytes, also of uploads that have begun. */
      used: z.int(),
      quota: z.int(),
    }),
  },
} as const satisfies Record<string, Endpoint>;
