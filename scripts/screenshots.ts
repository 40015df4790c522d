import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { shrinkPicture } from "@colophon/testing/shrink-picture";
import { startServer } from "@colophon/testing/start-server";
import { openScreen, screens } from "../e2e/screens.ts";
import { makeWorld } from "../e2e/world.ts";
import { bringBrowser } from "./setup/browser.ts";
import { withFonts } from "./setup/fonts.ts";

/**
 * `npm run screenshots [-- screen ...]`: every screen as users see it, from a real server, into
 * docs/screenshots/<variant>/<screen>.png. Git ignores all but the certificate's, which README.md shows: the first screen of
 * it (`first-screen.png`), and the whole page in each variant.
 */
const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/screenshots");
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const variants = [
  { name: "desktop", language: "en", viewport: desktop, colorScheme: "light" },
  { name: "phone", language: "en", viewport: phone, colorScheme: "light" },
  { name: "dark", language: "en", viewport: desktop, colorScheme: "dark" },
  { name: "arabic", language: "ar", viewport: desktop, colorScheme: "light" },
  { name: "arabic-phone", language: "ar", viewport: phone, colorScheme: "dark" },
] as const;

const asked = process.argv.slice(2);
const wanted = screens.filter(({ name }) => asked.length === 0 || asked.includes(name));
const server = await startServer();
const worlds = { en: await makeWorld(server, "en"), ar: await makeWorld(server, "ar") };
const { executablePath, env } = await withFonts(root, await bringBrowser(root));
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  env: { ...process.env, ...env },
  args: ["--disable-quic", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });

for (const { name, language, viewport, colorScheme } of variants) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const screen of wanted) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport,
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openScreen(page, screen, worlds[language], language);
    const draw = async (file: string, fullPage: boolean) =>
      writeFileSync(join(folder, file), await shrinkPicture(await page.screenshot({ fullPage })));
    await draw(`${name}/${screen.name}.png`, true);
    if (name === "desktop" && screen.name === "certificate") await draw("first-screen.png", false);
    await context.close();
  }
  process.stderr.write(`${name}: ${wanted.length} screens\n`);
}
await browser.close();
await server.stop();
