import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@colophon/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readerLanguage } from "./requested-language.ts";

/**
 * Sends the web application's page with a preview of its link, for programs that run no script: a messenger shows what
 * the Open Graph protocol names (ogp.me), and a page without a preview is not indexed.
 */
export function pagesWithHeads(webRoot: string) {
  const pages = new Map<Language, string>();

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    preview: Record<`og:${string}`, string> | undefined,
  ): Promise<FastifyReply> => {
    const language = readerLanguage(request);
    const page = pages.get(language) ?? (await readFile(join(webRoot, `page.${language}.html`), "utf8"));
    pages.set(language, page);
    reply.header("vary", "accept-language, cookie").header("cache-control", "no-cache");
    if (preview === undefined) reply.header("x-robots-tag", "noindex");
    const head = Object.entries(preview ?? {})
      .map(([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`)
      .join("");
    return reply.type("text/html; charset=utf-8").send(page.replace("</head>", () => `${head}</head>`));
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
