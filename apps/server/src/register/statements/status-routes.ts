import { createHash } from "node:crypto";
import { certificateIdPattern } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { sendTagged } from "../../base/http/etag.ts";
import { readLimit } from "../../base/http/read-limit.ts";
import { buildStatus, type StatusContext } from "./build-status.ts";

/** The public status of a certificate. */
export function statusRoutes(bind: Bind, context: StatusContext): void {
  bind(
    "GET /api/certificates/{id}/status",
    async ({ params: { id }, query: { from }, request, reply }) => {
      if (!certificateIdPattern.test(id)) throw new AppError("certificate_not_found");
      const body = JSON.stringify(await buildStatus(context, id, from));
      const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
      // Cached, but revalidated each time: a statement made a second ago must be visible at once.
      reply.header("cache-control", "public, no-cache").type("application/json; charset=utf-8");
      reply.header("content-disposition", `inline; filename="${id}.status.json"`);
      return sendTagged(request, reply, { tag, body });
    },
    readLimit,
  );
}
