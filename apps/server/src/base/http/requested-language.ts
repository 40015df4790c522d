import { type Language, languages, matchLanguage } from "@colophon/api";
import type { FastifyRequest } from "fastify";

/** The language that a request asks for: `?lng=`, else Accept-Language by its weights, else English (decisions, API). */
export function requestedLanguage({ query, headers }: Pick<FastifyRequest, "query" | "headers">): Language {
  const { lng } = (query ?? {}) as { lng?: unknown };
  return languageOf(typeof lng === "string" ? [lng] : []) ?? languageOf(accepted(headers)) ?? "en";
}

/** The same for a page, where the reader's last choice is in a cookie (specification section 9, detection). */
export function readerLanguage(request: Pick<FastifyRequest, "query" | "headers">): Language {
  const { lng } = (request.query ?? {}) as { lng?: unknown };
  const [, chosen] = /(?:^|;\s*)i18next=([\w-]+)/.exec(request.headers.cookie ?? "") ?? [];
  const code = typeof lng === "string" ? lng : chosen;
  return languageOf(code === undefined ? [] : [code]) ?? requestedLanguage(request);
}

function accepted({ "accept-language": header = "" }: FastifyRequest["headers"]): string[] {
  return header
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [code = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.find((one) => one.startsWith("q="))?.slice(2) ?? "1";
      return { code, weight: Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}

/** The first of the codes that is one of our languages. */
function languageOf(codes: readonly string[]): Language | undefined {
  for (const code of codes) {
    const matched = languages.find((language) => language === matchLanguage(code, languages));
    if (matched !== undefined) return matched;
  }
  return undefined;
}
