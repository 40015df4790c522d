import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@colophon/api";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

/** A folder with dummy pages, and the hashing worker's script, instead of the built web application: server tests run before it is built. */
export function makeWebRoot(): string {
  const root = makeTemporaryFolder("colophon-web-");
  for (const language of languages) {
    const page = `<html lang="${language}"><head></head><body></body></html>`;
    for (const name of ["page", "home", "verify", "browse"])
      writeFileSync(path.join(root, `${name}.${language}.html`), page);
  }
  mkdirSync(path.join(root, "assets"));
  for (const name of ["hash-worker-1.js", "index.esm-1.js"])
    writeFileSync(path.join(root, "assets", name), "");
  return root;
}
