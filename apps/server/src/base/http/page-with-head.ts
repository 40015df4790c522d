import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cleanText } from "@colophon/proof/texts";
import type { Language } from "@colophon/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readerLanguage } from "./requested-language.ts";

/** What a page's head contains for this request. */
interface Head {
  /** The link preview that messengers show (ogp.me). A page without one isn't indexed. */
  preview: Record<`og:${string}`, string> | undefined;
  /** URLs that the page's code will fetch. */
  preloads?: readonly string[];
}

/** Sends a page of the web application in the reader's language, with a head of its own. */
export function pagesWithHeads(webRoot: string, name: "page" | "verify" | "browse") {
  const pages = new Map<Language, string>();

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { preview, preloads = [] }: Head,
  ): Promise<FastifyReply> => {
    const language = readerLanguage(request);
    const page = pages.get(language) ?? (await readFile(join(webRoot, `${name}.${language}.html`), "utf8"));
    pages.set(language, page);
    reply.header("vary", "accept-language, cookie").header("cache-control", "no-cache");
    if (preview === undefined) reply.header("x-robots-tag", "noindex");
    // First of all: small, and the application's own files would occupy the line before them.
    const links = preloads.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`);
    const words = Object.entries(preview ?? {}).map(
      ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
    );
    const withLinks = page.replace("<head>", () => `<head>${links.join("")}`);
    return reply
      .type("text/html; charset=utf-8")
      .send(withLinks.replace("</head>", () => `${words.join("")}</head>`));
  };
}

/** Others have written it: messengers show it in sentences of their own. */
function escapeAttribute(text: string): string {
  return cleanText(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
