import { defineConfig, devices } from "@playwright/test";
import { isLong } from "@colophon/testing/is-long";
import { bringBrowser } from "./scripts/setup/browser.ts";

const { executablePath, env } = await bringBrowser(import.meta.dirname);

/** A file for the results, as JSON: scripts/tests/test-results.ts. */
const { TEST_RESULTS: results } = process.env;

export default defineConfig({
  testDir: "e2e",
  // Whole scenarios for `npm run test:long`; what they are made of is tested one by one in `npm test`.
  testIgnore: isLong ? [] : "**/*.long.spec.ts",
  // Variants and interruptions: the browser tests one path of each kind in `npm test`, component tests the rest.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // Two processors are busy with two of them, while the third waits for a page.
  workers: 3,
  // Limits only end what hangs: on a machine with other work an answer may come late.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [
    [process.env["CI"] === undefined ? "list" : "line"],
    ...(results === undefined ? [] : [["json", { outputFile: results }] as const]),
  ],
  use: {
    locale: "en-US",
    // A trace of every test takes a third of the time: `--trace on` where a picture does not say enough.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without a locale Chromium calls every file "download" whose name is not in ASCII.
      env: { LANG: "C.UTF-8", ...process.env, ...env },
      // Playwright itself keeps the browser from most of its background work; over TCP alone it can be watched.
      args: ["--disable-quic"],
    },
  },
  projects: [{ name: "chromium", use: devices["Desktop Chrome"] }],
});
