import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "./browser.ts";
import { installPackages } from "./packages.mjs";

/** The browser with fonts for Chinese and Japanese titles, which machines without a desktop lack. Others have their own. */
export async function withFonts(root: string, browser: Browser): Promise<Browser> {
  if (process.platform !== "linux") return browser;
  const tools = join(root, "tools/fonts");
  await installPackages(root, tools, process.execPath);
  const own = browser.env?.["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf";
  const file = join(root, ".cache/fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${own}</include>
  <dir>${join(tools, "node_modules")}</dir>
  <cachedir>${join(root, ".cache/fonts")}</cachedir>
</fontconfig>
`,
  );
  return { ...browser, env: { ...browser.env, FONTCONFIG_FILE: file } };
}
