import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = new URL("../public/locales/", import.meta.url);

/**
 * Tells the application which languages have a translation file, and a version of all texts
 * for the cache-busting `?v=`: adding a language is adding its files.
 */
export function locales(): Plugin {
  return {
    name: "locales",
    config: () => {
      const { version, resources } = readLocales();
      return { define: { __LOCALES__: JSON.stringify({ languages: Object.keys(resources), version }) } };
    },
  };
}

/** What every page needs of the texts of each language, as i18next takes it, and the version of all texts. */
export function readLocales(): { version: string; resources: Record<string, { translation: object }> } {
  const hash = createHash("sha256");
  const resources: Record<string, { translation: object }> = {};
  for (const file of globSync("*/*.json", { cwd: fileURLToPath(folder) }).toSorted()) {
    const text = readFileSync(new URL(file, folder), "utf8");
    hash.update(text);
    if (basename(file) === "translation.json")
      resources[dirname(file)] = { translation: JSON.parse(text) as object };
  }
  return { version: hash.digest("hex").slice(0, 8), resources };
}
