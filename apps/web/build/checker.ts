import { join } from "node:path";
import { build, type Plugin } from "vite";

/** Puts the command line beside the pages as one file, which runs on Node alone: who doubts us can keep it and read it. */
export function checker(): Plugin {
  let folder = "";
  return {
    name: "checker",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          root: join(import.meta.dirname, "../../verify"),
          logLevel: "warn",
          ssr: { noExternal: true },
          build: {
            ssr: "src/main.ts",
            outDir: folder,
            emptyOutDir: false,
            target: "node20",
            minify: false,
            rolldownOptions: { output: { entryFileNames: "colophon-verify.mjs" } },
          },
        });
      },
    },
  };
}
