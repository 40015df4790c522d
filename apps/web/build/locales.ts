import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const folder = new URL("../public/locales/", import.meta.url);

/**
 * Tells the application which languages have a translation file, and a version of all of them
 * for the cache-busting `?v=`: adding a language is adding its file.
 */
export function locales(): Plugin {
  return {
    name: "locales",
    config: () => {
      const languages = readdirSync(folder).toSorted();
      const hash = createHash("sha256");
      for (const language of languages)
        hash.update(readFileSync(new URL(`${language}/translation.json`, folder)));
      const version = hash.digest("hex").slice(0, 8);
      return { define: { __LOCALES__: JSON.stringify({ languages, version }) } };
    },
  };
}
