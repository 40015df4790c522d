import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

/** What the registry serves as one file each, by its name there. */
const programs = { "colophon-verify.mjs": "verify", "colophon.mjs": "cli" };

/** Puts the command lines beside the pages as one file each, which runs on Node alone: anyone who doubts us can keep it and read it. */
export function commandLines(): Plugin {
  let folder = "";
  return {
    name: "command-lines",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        for (const [file, app] of Object.entries(programs)) await buildOne(file, app, folder);
      },
    },
  };
}

/** Writes one app as one file into a folder. */
export async function buildOne(file: string, app: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, "../..", app),
    logLevel: "warn",
    plugins: [ownFormat()],
    ssr: { noExternal: true },
    build: {
      ssr: "src/main.ts",
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
}

/** The checker carries the format document: whoever has the one file can pack it. */
function ownFormat(): Plugin {
  const format = join(import.meta.dirname, "../../../docs/format.md");
  return {
    name: "own-format",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("/src/pack/own-format.ts")) return undefined;
      return `export const ownFormat = () => ${JSON.stringify(readFileSync(format, "utf8"))};`;
    },
  };
}
