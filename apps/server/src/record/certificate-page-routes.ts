import { certificateIdPattern, type Language } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { pagesWithHeads } from "../base/http/page-with-head.ts";
import { readLimit } from "../base/http/read-limit.ts";
import { readerLanguage } from "../base/http/requested-language.ts";
import { cardPreview } from "../base/http/card-preview.ts";
import { statusOf } from "./heading.ts";
import { findCertificate, type StoredCertificate } from "./certificate-store.ts";
import { openFields } from "./open-sealed-disclosures.ts";
import type { CertificateContext } from "./read-certificate.ts";

interface Options extends Pick<CertificateContext, "pool" | "keys"> {
  publicUrl: string;
  webRoot: string | undefined;
  /** What machines are told of a certificate. */
  headersOf: (certificate: StoredCertificate) => Promise<Record<string, string>>;
}

/** A certificate's page, with the addresses of its evidence. Only a listed work's has a preview and is indexed (decisions, section 5). */
export function certificatePageRoutes(app: FastifyInstance, options: Options): void {
  const { pool, keys, publicUrl, webRoot, headersOf } = options;
  if (webRoot === undefined) return;
  const sendPage = pagesWithHeads(webRoot, "verify");

  app.get<{ Params: { id: string } }>("/verify/:id", readLimit, async (request, reply) => {
    const certificate = await find(request.params.id.toUpperCase());
    const isShown = certificate !== undefined && statusOf(certificate.said) !== "blocked";
    if (isShown) reply.headers(await headersOf(certificate).catch(withoutHeaders));
    const isListed = isShown && certificate.sharedPublicly;
    return sendPage(request, reply, {
      preview: isListed ? preview(certificate, readerLanguage(request)) : undefined,
      preloads: isShown ? evidence(certificate.id) : [],
    });
  });

  /** When the database doesn't answer, the page itself explains that. */
  async function find(id: string): Promise<StoredCertificate | undefined> {
    if (!certificateIdPattern.test(id)) return undefined;
    return findCertificate(pool, id).catch((error: unknown) => {
      app.log.warn(error, "a certificate's page is sent without its preview");
      return undefined;
    });
  }

  function withoutHeaders(error: unknown) {
    app.log.warn(error, "a certificate's page is sent without what machines are told");
    return {};
  }

  function preview(certificate: StoredCertificate, language: Language) {
    const { title = "", creatorName = "", description } = openFields(keys, certificate, "public");
    return {
      "og:site_name": "Colophon",
      "og:type": "website",
      "og:title": [title, creatorName].filter(Boolean).join(" · "),
      "og:description": description || certificate.id,
      "og:url": `${publicUrl}/verify/${certificate.id}`,
      ...cardPreview(publicUrl, certificate.id, language),
    };
  }
}

/** The page's evidence is preloaded in parallel with its code. */
const evidence = (id: string): string[] => [
  `/api/ip/verify/${id}`,
  `/api/certificates/${id}/bundle`,
  "/.well-known/colophon-trust.json",
  "/.well-known/colophon-client.json",
];
