import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The package with the template and the typefaces, which are files, not code. */
export const certificateFolder = path.resolve(
  path.dirname(fileURLToPath(import.meta.resolve("@colophon/certificate"))),
  "..",
);

export function readTemplate(): string {
  return readFileSync(path.join(certificateFolder, "template/certificate.svg"), "utf8");
}
