import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
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
      const files = globSync("*/translation.json", { cwd: fileURLToPath(folder) }).toSorted();
      const hash = createHash("sha256");
      for (const file of files) hash.update(readFileSync(new URL(file, folder)));
      const version = hash.digest("hex").slice(0, 8);
      return { define: { __LOCALES__: JSON.stringify({ languages: files.map(dirname), version }) } };
    },
  };
}
