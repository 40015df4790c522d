import { defineConfig } from "vitest/config";

const pure = { environment: "node", testTimeout: 10_000 } as const;

/**
 * Real Postgres, a real chain and child processes: slow to start on a busy machine, never slow by design. Where other
 * things run beside the tests, one may need a second try, which is reported.
 */
const real = {
  environment: "node",
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: process.env["CI"] === undefined ? 0 : 1,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...pure, name: "proof", include: ["packages/proof/{src,test}/**/*.test.ts"] } },
      { test: { ...pure, name: "der", include: ["packages/der/src/**/*.test.ts"] } },
      { test: { ...pure, name: "node-primitives", include: ["packages/node-primitives/src/**/*.test.ts"] } },
      { test: { ...pure, name: "pdf-check", include: ["packages/pdf-check/{src,test}/**/*.test.ts"] } },
      { test: { ...pure, name: "api", include: ["packages/api/src/**/*.test.ts"] } },
      { test: { ...pure, name: "certificate", include: ["packages/certificate/{src,test}/**/*.test.ts"] } },
      {
        test: {
          ...real,
          name: "server",
          include: ["apps/server/{src,test}/**/*.test.ts"],
          globalSetup: ["apps/server/test/global-setup.ts"],
        },
      },
      { test: { ...real, name: "verify", include: ["apps/verify/{src,test}/**/*.test.ts"] } },
      {
        test: {
          ...pure,
          name: "web",
          environment: "happy-dom",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
        },
      },
      { test: { ...real, name: "scripts", include: ["scripts/**/*.test.{ts,mjs}"] } },
    ],
  },
});
