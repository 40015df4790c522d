import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../base/db/queryable.ts";
import { cardPreview } from "../../base/http/card-preview.ts";
import { pagesWithHeads } from "../../base/http/page-with-head.ts";
import { readerLanguage } from "../../base/http/requested-language.ts";
import { listCatalogue } from "./catalogue-store.ts";

interface Options {
  pool: Queryable;
  publicUrl: string;
  webRoot: string | undefined;
}

/** The page of the public register. Its link preview shows the newest work; title and text are built into the page. */
export function cataloguePageRoutes(app: FastifyInstance, { pool, publicUrl, webRoot }: Options): void {
  if (webRoot === undefined) return;
  const sendPage = pagesWithHeads(webRoot, "browse");

  app.get("/browse", async (request, reply) => {
    const newest = await findNewest();
    const preview = {
      "og:site_name": "Colophon",
      "og:type": "website",
      "og:url": `${publicUrl}/browse`,
      ...(newest && cardPreview(publicUrl, newest.certificateId, readerLanguage(request))),
    } as const;
    return sendPage(request, reply, { preview });
  });

  /** Without a database, the page itself explains what is wrong. */
  async function findNewest() {
    try {
      return (await listCatalogue(pool, {}, { limit: 1 }))[0];
    } catch (error) {
      app.log.warn(error, "the register's page is sent without a picture");
      return undefined;
    }
  }
}
