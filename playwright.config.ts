import { defineConfig, devices } from "@playwright/test";
import { bringBrowser } from "./scripts/setup/browser.ts";

const { executablePath, env } = await bringBrowser(import.meta.dirname);

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  workers: 2,
  // Where other things run beside the tests, a server may answer late; what needed a second try is reported as such.
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env["CI"] === undefined ? "list" : "line",
  use: {
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
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
