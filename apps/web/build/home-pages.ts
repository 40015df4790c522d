import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Window } from "happy-dom";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { DrawnHome } from "../src/app/drawn-home.ts";
import { readLocales } from "./locales.ts";
import { pageTexts } from "./page-texts.ts";
import { withImports } from "./with-imports.ts";

const checkAhead = "src/app/check-ahead.ts";

/**
 * Draws home for each language into `home.<lng>.html`, so that it can be read while the application is still on its way;
 * beside it, with nothing drawn, `verify.<lng>.html` for certificates, `browse.<lng>.html` for the register, with the words
 * of its preview, and `page.<lng>.html` for all other paths. They name at once what will be needed: texts, typefaces and,
 * but for the last, their code.
 */
export function homePages(): Plugin {
  let [webRoot, folder] = ["", ""];
  let [homeCode, aheadCode, verifyCode, browseCode] = ["", "", "", ""];
  const assets = new Map<string, string>();
  return {
    name: "home-pages",
    apply: "build",
    configResolved(config) {
      webRoot = config.root;
      folder = join(webRoot, config.build.outDir);
    },
    buildStart() {
      this.emitFile({ type: "chunk", id: join(webRoot, checkAhead), name: "check-ahead" });
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const linksTo = (start: typeof chunks): string =>
        withImports(start, chunks)
          .map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" crossorigin>`)
          .join("");
      const codeOf = (name: string): string =>
        linksTo(chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${name}.tsx`)));
      homeCode = codeOf("home-page");
      const ahead = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(checkAhead));
      if (ahead === undefined) throw new Error("the build has no check ahead");
      const script = `<script type="module" async crossorigin src="/${ahead.fileName}"></script>`;
      aheadCode = `${script}${linksTo([ahead])}`;
      verifyCode = codeOf("verify-page");
      browseCode = codeOf("browse-page");
      for (const file of files.filter((one) => one.type === "asset"))
        for (const name of file.names) assets.set(name, file.fileName);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const index = readFileSync(join(folder, "index.html"), "utf8");
        const { version, resources } = readLocales();
        const preload = (href: string, as: string) =>
          `<link rel="preload" href="${href}" as="${as}" crossorigin>`;
        for (const { language, direction, html, preview, fonts } of await draw(resources)) {
          const textsOf = (name: string) =>
            preload(`/locales/${language}/${name}.json?v=${version}`, "fetch");
          const texts = textsOf("translation");
          const typefaces = fonts.map((address) => preload(`/${assetOf(address)}`, "font")).join("");
          const inEnglish = pageTexts["en"];
          const inLanguage = pageTexts[language];
          if (!inEnglish || !inLanguage) throw new Error(`no page texts in ${language}`);
          const write = (name: string, links: string[], root: string, first = "") => {
            const page = index
              .replace(inEnglish.description, inLanguage.description)
              .replace(inEnglish.withoutScript, inLanguage.withoutScript)
              .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
              .replace("<head>", `<head>${first}`)
              .replace("</head>", `${links.join("")}</head>`)
              .replace('<div id="root"></div>', () => root);
            writeFileSync(join(folder, `${name}.${language}.html`), page);
          };
          write("page", [texts, typefaces], '<div id="root"></div>');
          // A verdict does not wait for how it is set: the typefaces come once there is something to read. What asks the
          // chain comes before all else, so that the chain answers while the application is still on its way.
          write("verify", [verifyCode, texts, textsOf("certificate")], '<div id="root"></div>', aheadCode);
          write("browse", [browseCode, texts, typefaces, preview], '<div id="root"></div>');
          write("home", [homeCode, texts, typefaces], `<div id="root">${takingAFile(html)}</div>`);
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

/**
 * A drawing that takes nothing but a file: what is typed or chosen elsewhere in it would be lost, and the file is handed on
 * to the application (`src/lib/page/drawn-field.ts`).
 */
function takingAFile(html: string): string {
  const { body } = new Window().document;
  body.innerHTML = html;
  const field = body.querySelector('input[type="file"]');
  if (field === null) throw new Error("home has no field for a file");
  for (let part = field.closest("label"); part !== null && part !== body; part = part.parentElement)
    for (const other of part.parentElement?.children ?? [])
      if (other !== part) other.setAttribute("inert", "");
  return body.innerHTML;
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
