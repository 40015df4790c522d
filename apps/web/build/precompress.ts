import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Puts a brotli and a gzip copy beside each text that is served, once and as small as they get. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      sequential: true,
      order: "post",
      handler() {
        for (const file of globSync("**/*.{js,css,html,json,svg}", { cwd: folder })) {
          const path = join(folder, file);
          const bytes = readFileSync(path);
          writeFileSync(`${path}.br`, brotliCompressSync(bytes));
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
