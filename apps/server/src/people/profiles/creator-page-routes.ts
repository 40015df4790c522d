import { api, type Creator, type Language } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { cardPreview } from "../../base/http/card-preview.ts";
import { AppError } from "../../base/errors.ts";
import { pagesWithHeads } from "../../base/http/page-with-head.ts";
import { readerLanguage } from "../../base/http/requested-language.ts";
import { readCreator } from "./read-creator.ts";
import type { ProfileContext } from "./read-profile.ts";

interface Options extends ProfileContext {
  publicUrl: string;
  webRoot: string | undefined;
}

/** A creator's page. For a private profile it reveals nothing, as if there were none. */
export function creatorPageRoutes(app: FastifyInstance, context: Options): void {
  const { publicUrl, webRoot } = context;
  if (webRoot === undefined) return;
  const sendPage = pagesWithHeads(webRoot, "page");

  app.get<{ Params: { id: string } }>("/creators/:id", async (request, reply) => {
    const { data: params } = api["GET /api/creators/{id}"].params.safeParse(request.params);
    const creator = params && (await find(params.id));
    return sendPage(request, reply, { preview: creator && preview(creator, readerLanguage(request)) });
  });

  /** Without the database, there is no preview; the page itself reports the error. */
  async function find(id: string): Promise<Creator | undefined> {
    return readCreator(context, id, { isOwner: false }).catch((error: unknown) => {
      if (!(error instanceof AppError)) app.log.warn(error, "a creator's page is sent without its preview");
      return undefined;
    });
  }

  function preview({ id, name, professional_title, bio, works }: Creator, language: Language) {
    const [newest] = works;
    return {
      "og:site_name": "Colophon",
      "og:type": "profile",
      "og:title": name,
      "og:description": bio || professional_title || works.map(({ title }) => title).join(" · "),
      "og:url": `${publicUrl}/creators/${id}`,
      ...(newest && cardPreview(publicUrl, newest.certificateId, language)),
    };
  }
}
