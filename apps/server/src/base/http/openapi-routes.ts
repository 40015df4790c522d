import { createHash } from "node:crypto";
import { describeApi } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { routeOf } from "./bind.ts";
import { sendTagged } from "./etag.ts";

/** Describes the calls that are mounted later: `/api/openapi.json`, which the page `/developers` shows to people. */
export function serveDescription(app: FastifyInstance): void {
  /** Made for the first request: by then all calls are mounted. */
  let made: { tag: string; body: string } | undefined;
  const make = () => {
    const body = JSON.stringify(
      describeApi((key) => {
        const [method = "", template = ""] = key.split(" ");
        return app.hasRoute({ method, url: routeOf(template) });
      }),
    );
    return { tag: `"${createHash("sha256").update(body).digest("base64url")}"`, body };
  };
  app.get("/api/openapi.json", async (request, reply) => {
    // Anyone's page may show it.
    reply.header("access-control-allow-origin", "*").header("cache-control", "public, max-age=300");
    return sendTagged(request, reply.type("application/json; charset=utf-8"), (made ??= make()));
  });
  app.get("/api/docs", async (_request, reply) => reply.redirect("/developers", 301));
}
