import i18n from "i18next";
import { initReactI18next } from "react-i18next";
import { fetchTexts } from "./fetch-texts.ts";
import { interpolation } from "./interpolation.ts";
import { createLanguageDetector } from "./language-detector.ts";
import { parts } from "./parts.ts";
import { preloadFonts } from "./preload-fonts.ts";

const { languages, version } = __LOCALES__;

/** Detects the language and loads its texts; the page's language and direction follow every change. */
export async function startI18n(): Promise<void> {
  i18n.on("languageChanged", (language) => {
    document.documentElement.lang = language;
    document.documentElement.dir = i18n.dir(language);
  });
  const ready = i18n
    .use(fetchTexts(version))
    .use(createLanguageDetector(languages))
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      fallbackLng: "en",
      fallbackNS: parts,
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      interpolation,
      // The language is known when this returns; its texts are still loading.
      initAsync: false,
    });
  preloadFonts(i18n.language);
  await ready;
  if (import.meta.env.PROD && isFreeConnection(navigator as Navigator & Connected))
    whenIdle(() => void i18n.loadLanguages(languages));
}

interface Connected {
  /** Network Information API; not in Firefox and Safari. */
  connection?: { effectiveType?: string; saveData?: boolean; type?: string };
}

/** Whether the connection is known to be fast and unmetered; otherwise a language is loaded when chosen (decisions, section 9). */
export function isFreeConnection({ connection }: Connected): boolean {
  return connection?.effectiveType === "4g" && !connection.saveData && connection.type !== "cellular";
}

/** Safari has no idle callback. */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, 2000);
}
