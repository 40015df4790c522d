import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readManifest } from "./release/manifest.ts";
import { packPackage, type PublishedPackage, published } from "./release/pack-package.ts";
import { root } from "./release/run.ts";
import { writeSbom } from "./release/write-sbom.ts";

/** Writes what a release consists of besides its commit into `dist`: docs/releasing.md. It publishes nothing. */
const folder = join(root, "dist");
mkdirSync(folder, { recursive: true });
const work = mkdtempSync(join(folder, ".release-"));
try {
  const archives = Object.keys(published).map((source) => packPackage(source as PublishedPackage, work));
  const sbom = join(work, `colophon-${readManifest(".").version}.cdx.json`);
  writeFileSync(sbom, `${JSON.stringify(writeSbom(work), undefined, 2)}\n`);
  const files = [...archives, sbom];
  const sums = files.map((file) => `${sha256(file)}  ${basename(file)}\n`).join("");
  for (const file of files) renameSync(file, join(folder, basename(file)));
  writeFileSync(join(folder, "SHA256SUMS"), sums);
  process.stdout.write(sums);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
