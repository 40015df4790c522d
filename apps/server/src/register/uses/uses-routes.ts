import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { hasAnswer, sendTagged } from "../../base/http/etag.ts";
import type { Objects } from "../../base/files/objects.ts";
import { dayOfList, openList } from "./daily-list.ts";
import { lookUpRange, lookUpUses, prefixLength, type UsesContext } from "./look-up-uses.ts";

const limit = { config: { limit: { max: 60, seconds: 60 } } };

/** Any cache may answer for an hour; a page of another site may read it, too. */
const cached = {
  "cache-control": "public, max-age=3600",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** What machines may do with a file. No account is needed, and nothing is kept of what was asked. */
export function usesRoutes(bind: Bind, context: UsesContext & { objects: Objects }): void {
  const lookUp = async (sha256: readonly string[]) => ({
    asOf: new Date().toISOString(),
    files: await lookUpUses(context, sha256),
  });

  bind("POST /api/uses", async ({ body }) => lookUp(body.sha256), limit);

  bind("GET /api/uses", async ({ query }) => lookUp([query.sha256]), limit);

  bind(
    "GET /uses/range/{prefix}",
    async ({ params, request, reply }) => {
      const length = await prefixLength(context);
      // A shorter prefix would need several ranges. A longer one is answered with the range that it is in.
      if (params.prefix.length < length)
        throw new AppError("validation_failed", { fields: { prefix: "too_short" } });
      const prefix = params.prefix.slice(0, length);
      const body = JSON.stringify({
        prefix,
        prefixLength: length,
        files: await lookUpRange(context, prefix),
      });
      reply.headers(cached).type("application/json; charset=utf-8");
      return sendTagged(request, reply, { tag: tagOf(body), body });
    },
    { config: { limit: { max: 600, seconds: 60 } } },
  );

  bind(
    "GET /uses/list.jsonl.gz",
    async ({ request, reply }) => {
      const day = await dayOfList(context);
      if (day === undefined) throw new AppError("not_found");
      const tag = `"${day}"`;
      reply.headers(cached).header("etag", tag);
      if (hasAnswer(request, tag)) return reply.status(304).send();
      const list = await openList(context, day);
      if (list === undefined) throw new AppError("not_found");
      return reply.type("application/gzip").send(Readable.from(list));
    },
    limit,
  );
}

const tagOf = (body: string): string => `"${createHash("sha256").update(body).digest("base64url")}"`;
