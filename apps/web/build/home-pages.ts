import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { DrawnHome } from "../src/app/drawn-home.ts";
import { readLocales } from "./locales.ts";
import { withImports } from "./with-imports.ts";

/**
 * Draws home for each language into `home.<lng>.html`, so that it can be read while the application is still on its way;
 * beside it, with nothing drawn, `verify.<lng>.html` for certificates and `page.<lng>.html` for all other paths. They name
 * at once what will be needed: texts, typefaces and, for home and certificates, their code.
 */
export function homePages(): Plugin {
  let folder = "";
  let [homeCode, verifyCode] = ["", ""];
  const assets = new Map<string, string>();
  return {
    name: "home-pages",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const codeOf = (name: string): string => {
        const page = chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${name}.tsx`));
        return withImports(page, chunks)
          .map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" crossorigin>`)
          .join("");
      };
      [homeCode, verifyCode] = [codeOf("home-page"), codeOf("verify-page")];
      for (const file of files.filter((one) => one.type === "asset"))
        for (const name of file.names) assets.set(name, file.fileName);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const index = readFileSync(join(folder, "index.html"), "utf8");
        const { version, resources } = readLocales();
        const preload = (href: string, as: string) =>
          `<link rel="preload" href="${href}" as="${as}" crossorigin>`;
        for (const { language, direction, html, fonts } of await draw(resources)) {
          const common = [
            preload(`/locales/${language}/translation.json?v=${version}`, "fetch"),
            ...fonts.map((address) => preload(`/${assetOf(address)}`, "font")),
          ];
          const write = (name: string, links: string[], root: string) => {
            const page = index
              .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
              .replace("</head>", `${links.join("")}</head>`)
              .replace('<div id="root"></div>', () => root);
            writeFileSync(join(folder, `${name}.${language}.html`), page);
          };
          write("page", common, '<div id="root"></div>');
          write("verify", [verifyCode, ...common], '<div id="root"></div>');
          // What is typed into a drawing would be lost: it takes nothing until it lives.
          write("home", [homeCode, ...common], `<div id="root" inert>${html}</div>`);
        }
      },
    },
  };

  function assetOf(address: string): string {
    const file = assets.get(basename(address));
    if (file === undefined) throw new Error(`the build has no ${address}`);
    return file;
  }
}

type Texts = ReturnType<typeof readLocales>["resources"];

/** Runs the application's own components, in Node. */
async function draw(texts: Texts): Promise<DrawnHome[]> {
  let server: ViteDevServer | undefined;
  // Somebody may be signed in: what depends on it is left out.
  const storage = { getItem: () => "unknown" };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  try {
    server = await createServer({
      root: join(import.meta.dirname, ".."),
      server: { middlewareMode: true },
      optimizeDeps: { noDiscovery: true },
    });
    const { drawHome } = (await server.ssrLoadModule("/src/app/draw-home.tsx")) as {
      drawHome: (resources: Texts) => Promise<DrawnHome[]>;
    };
    return await drawHome(texts);
  } finally {
    await server?.close();
  }
}
