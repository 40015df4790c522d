import { fastifyStatic } from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { hashWorkerPolicy } from "./hash-worker-policy.ts";
import { readerLanguage } from "./requested-language.ts";

/** Paths of programs: an unknown one is 404, not a page. `/log`, `/log/` and `/chain/{hash}` are pages. */
const notPages = /^\/((api|credentials|\.well-known|assets|locales)(\/|$)|log\/[^?]|(chain|metrics)$)/;

/** Serves the built web application. Any other page path answers 200 with the application, which routes it. */
export async function serveWeb(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const immutable = path.startsWith(`${root}/assets/`);
        reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
        const policy = hashWorkerPolicy(path);
        if (policy !== undefined) reply.header("content-security-policy", policy);
      },
    });
  }
  // Refuses unknown paths before reading the body.
  app.addHook("onRequest", async (request) => {
    if (request.is404 && (root === undefined || !isPage(request))) throw new AppError("not_found");
  });
  if (root !== undefined)
    app.get("/", (request, reply) => sendPage(reply, `home.${readerLanguage(request)}.html`));
  app.setNotFoundHandler((request, reply) => sendPage(reply, `page.${readerLanguage(request)}.html`));
}

/** The page in the reader's language; the choice that the application stores in the browser overrides it. */
function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.header("vary", "accept-language, cookie").sendFile(file);
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !notPages.test(url);
}
