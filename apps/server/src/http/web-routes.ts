import { fastifyStatic } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** Paths of programs: what is unknown there is 404, not a page. */
const notPages = /^\/(api|log|chain|credentials|\.well-known|assets|locales)(\/|$)/;

/** Serves the built web application; every other page path answers 200 with it, and it shows what belongs there. */
export async function serveWeb(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      setHeaders(reply, path) {
        const immutable = path.startsWith(`${root}/assets/`);
        reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === "GET" || request.method === "HEAD") && !notPages.test(request.url);
    if (root === undefined || !isPage) throw new AppError("not_found");
    return reply.sendFile("index.html");
  });
}
