import { fastifyStatic } from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";

/** Paths of programs: what is unknown there is 404, not a page. `/log` and `/chain/{hash}` are pages. */
const notPages = /^\/((api|credentials|\.well-known|assets|locales)(\/|$)|log\/|chain$)/;

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
  // What is not there is refused before its body is read.
  app.addHook("onRequest", async (request) => {
    if (request.is404 && (root === undefined || !isPage(request))) throw new AppError("not_found");
  });
  app.setNotFoundHandler((_request, reply) => reply.sendFile("index.html"));
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !notPages.test(url);
}
