import { fileName } from "@colophon/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { hasAnswer } from "../../base/http/etag.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";
import { audienceOf, requireLicence } from "../licences/open-licence.ts";
import { createDocumentMaker, type DocumentContext } from "./document-maker.ts";
import { makeLicenceDocument } from "./licence-maker.ts";
import { showLicence } from "./show-licence.ts";
import type { DocumentFormat } from "./page-renderer.ts";

const mediaTypes: Record<DocumentFormat, string> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  png: "image/png",
  card: "image/png",
};

export function documentRoutes(bind: Bind, context: DocumentContext): void {
  const find = createDocumentMaker(context);
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  const send = async (format: DocumentFormat, id: string, request: FastifyRequest, reply: FastifyReply) => {
    const {
      title,
      version,
      headers: forMachines,
      bytes,
    } = await find(id, format, requestedLanguage(request));
    reply
      .headers(forMachines)
      .header("vary", "accept-language")
      .header("content-language", requestedLanguage(request));
    // Undefined until the date proof is final: no cache keeps it until then (`bind`).
    if (version !== undefined) {
      // Weak: another process's copy of the document has another signature.
      const tag = `W/"${version}"`;
      reply.header("etag", tag).header("cache-control", "no-cache");
      if (hasAnswer(request, tag)) return void reply.status(304).send();
    }
    const file = await bytes();
    if (format !== "card") reply.header("content-disposition", disposition(fileName(title, id), format));
    await reply.type(mediaTypes[format]).send(file);
  };

  for (const [name, format] of [
    ["certificate.pdf", "pdf"],
    ["certificate.svg", "svg"],
    ["certificate.png", "png"],
    ["card.png", "card"],
  ] as const)
    bind(
      `GET /api/certificates/{id}/${name}`,
      async ({ params, request, reply }) => send(format, params.id, request, reply),
      limited,
    );
}

/** A licence as one of its sides sees it, or everybody once both list it. */
export function licenceDocumentRoutes(bind: Bind, context: DocumentContext): void {
  bind(
    "GET /api/licences/{licenceId}.pdf",
    async ({ params, caller, request, reply }) => {
      const licence = await requireLicence(context, params.licenceId);
      const audience = audienceOf(licence, caller?.userId);
      if (audience === "stranger") throw new AppError("licence_not_found");
      const lang = requestedLanguage(request);
      const bytes = await makeLicenceDocument(context, await showLicence(context, licence, audience), lang);
      return reply
        .header("vary", "accept-language")
        .header("content-language", lang)
        .header("cache-control", "private, no-cache")
        .header("content-disposition", `attachment; filename="${licence.id}.pdf"`)
        .type(mediaTypes.pdf)
        .send(bytes);
    },
    { config: { limit: { max: 60, seconds: 60 } } },
  );
}

/** A pack is made where its certificate was checked; only the typefaces are here. */
export function packRoutes(bind: Bind, { documents }: Pick<DocumentContext, "documents">): void {
  bind(
    "POST /api/packs/read-me.pdf",
    async ({ body, request, reply }) => {
      const lang = requestedLanguage(request);
      const bytes = await documents.pool.run({ format: "readMe", pack: body, lang });
      return reply
        .header("content-language", lang)
        .header("content-disposition", 'attachment; filename="READ ME.pdf"')
        .type(mediaTypes.pdf)
        .send(bytes);
    },
    { bodyLimit: 64 * 1024, config: { limit: { max: 20, seconds: 60 } } },
  );
}

/** RFC 6266: the name in ASCII for old clients, and in full. */
function disposition(title: string, format: DocumentFormat): string {
  const name = `${title}_certificate.${format}`;
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_")
    .replace(/[%\\"]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
