import amiri from "@fontsource/amiri/files/amiri-arabic-400-normal.woff2?url";
import plexArabic from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

/** The first screen's typefaces. Chinese and Japanese pages use the system's own. */
export const fontsOf = (language: string): string[] => {
  if (/^(zh|ja)/.test(language)) return [];
  return language === "ar" ? [amiri, plexArabic, newsreader] : [newsreader, sourceSans];
};

/** Fetches a language's typefaces while its texts are loading, so that both are ready together, unless the page does. */
export function preloadFonts(language: string): void {
  for (const href of fontsOf(language))
    if (document.head.querySelector(`link[href="${href}"]`) === null) preload(href);
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous",
      href,
    }),
  );
}
