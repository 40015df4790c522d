import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { certificateFolder } from "./certificate-template.ts";

/**
 * Changes with whatever a page is drawn by: template, typefaces, texts and code. A kept document of another version is
 * made again.
 */
export function layoutVersion(): string {
  const digest = createHash("sha256");
  const drawnBy = [
    { folder: certificateFolder, files: "{fonts,src,template}/**/*.*" },
    { folder: import.meta.dirname, files: "*.*" },
  ];
  for (const { folder, files } of drawnBy)
    for (const file of globSync(files, { cwd: folder }).toSorted()) {
      if (file.endsWith(".test.ts")) continue;
      const bytes = readFileSync(path.join(folder, file));
      digest.update(`${path.basename(file)} ${bytes.length}\n`).update(bytes);
    }
  return digest.digest("base64url");
}
