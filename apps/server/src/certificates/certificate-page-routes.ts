import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { certificateIdPattern, type Language } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { readerLanguage } from "../http/requested-language.ts";
import { findCertificate, type StoredCertificate } from "./certificate-store.ts";
import { openFields } from "./open-disclosures.ts";
import type { CertificateContext } from "./read-certificate.ts";

interface Options extends Pick<CertificateContext, "pool" | "keys"> {
  publicUrl: string;
  webRoot: string | undefined;
}

/**
 * A certificate's page with the addresses of its evidence, and with what programs read that run no script: whether it may
 * be indexed, and what a messenger shows of its link. Only listed works are indexed (decisions, section 5).
 */
export function certificatePageRoutes(app: FastifyInstance, options: Options): void {
  const { pool, keys, publicUrl, webRoot } = options;
  if (webRoot === undefined) return;
  const pages = new Map<Language, Promise<string>>();
  const pageIn = (language: Language): Promise<string> => {
    const page = pages.get(language) ?? readFile(join(webRoot, `verify.${language}.html`), "utf8");
    pages.set(language, page);
    return page;
  };

  app.get<{ Params: { id: string } }>("/verify/:id", { schema: { hide: true } }, async (request, reply) => {
    const certificate = await find(request.params.id.toUpperCase());
    reply.header("vary", "accept-language, cookie").header("cache-control", "no-cache");
    if (!certificate?.sharedPublicly) reply.header("x-robots-tag", "noindex");
    const page = await pageIn(readerLanguage(request));
    const head = certificate ? evidence(certificate) + preview(certificate) : "";
    return reply.type("text/html; charset=utf-8").send(page.replace("</head>", () => `${head}</head>`));
  });

  /** The page explains by itself what the database cannot say. */
  async function find(id: string): Promise<StoredCertificate | undefined> {
    if (!certificateIdPattern.test(id)) return undefined;
    return findCertificate(pool, id).catch((error: unknown) => {
      app.log.warn(error, "a certificate's page is sent without its preview");
      return undefined;
    });
  }

  /** The Open Graph protocol, ogp.me. */
  function preview(certificate: StoredCertificate): string {
    const { title = "", creatorName = "", description } = openFields(keys, certificate, "public");
    const address = `${publicUrl}/verify/${certificate.id}`;
    const properties = {
      "og:site_name": "Colophon",
      "og:type": "website",
      "og:title": `${title} · ${creatorName}`,
      "og:description": description || certificate.id,
      "og:url": address,
      "og:image": `${publicUrl}/api/certificates/${certificate.id}/certificate.png`,
    };
    return Object.entries(properties)
      .map(([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`)
      .join("");
  }
}

/** What the page checks is on its way while its code still is. */
function evidence({ id }: StoredCertificate): string {
  const addresses = [
    `/api/ip/verify/${id}`,
    `/api/certificates/${id}/bundle`,
    "/.well-known/colophon-trust.json",
    "/.well-known/colophon-client.json",
  ];
  return addresses.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`).join("");
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
