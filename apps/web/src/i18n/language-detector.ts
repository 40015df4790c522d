import type { LanguageDetectorModule } from "i18next";
import { matchLanguage } from "@colophon/api";

/** Where a choice is kept. The server reads the cookie, to answer with a page in the same language. */
const kept = { storage: "i18nextLng", cookie: "i18next" };
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Specification section 9: the address's `lng`, local storage, cookie, browser, then the page itself. Without storage or
 * cookies, which a browser may refuse, the choice lasts as long as the page.
 */
export function createLanguageDetector(languages: readonly string[]): LanguageDetectorModule {
  return {
    type: "languageDetector",
    detect: () =>
      [
        new URLSearchParams(location.search).get("lng"),
        attempt(() => localStorage.getItem(kept.storage)),
        attempt(readCookie),
        ...navigator.languages,
        document.documentElement.lang,
      ]
        .map((code) => matchLanguage(code ?? "", languages))
        .find((code) => languages.includes(code)),
    cacheUserLanguage(language) {
      attempt(() => localStorage.setItem(kept.storage, language));
      attempt(
        () =>
          (document.cookie = `${kept.cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`),
      );
    },
  };
}

function readCookie(): string | undefined {
  const start = `${kept.cookie}=`;
  const found = document.cookie.split("; ").find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
