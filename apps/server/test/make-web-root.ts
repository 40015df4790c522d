import { writeFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@colophon/api";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

/** A folder with dummy pages instead of the built web application: server tests run before it is built. */
export function makeWebRoot(): string {
  const root = makeTemporaryFolder("colophon-web-");
  for (const language of languages) {
    const page = `<html lang="${language}"><head></head><body></body></html>`;
    for (const name of ["page", "home", "verify", "browse"])
      writeFileSync(path.join(root, `${name}.${language}.html`), page);
  }
  return root;
}
