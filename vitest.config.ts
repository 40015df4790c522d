import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { isLong } from "@colophon/testing/is-long";

/** A limit only ends what hangs: a machine with other work is up to ten times slower than a quiet one. Tests that run as long as they are asked to add to it. */
const minutes = (count: number) => ({ testTimeout: count * 60_000, hookTimeout: count * 60_000 });

/** Files share their modules: most of the time went into loading them again for each. */
const pure = {
  environment: "node",
  ...minutes(3),
  isolate: false,
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Real Postgres, a real chain and child processes: slow to start on a busy machine, never slow by design. */
const real = { environment: "node", ...minutes(isLong ? 20 : 10), isolate: false } as const;

/** As for the servers that tests start, `cheap-passwords.ts` and `strict-answers.ts` in `packages/testing/src`. */
const resolve = {
  alias: ["password-cost", "write-answers"].map((name) => ({
    find: new RegExp(`^.*/${name}\\.ts$`),
    replacement: `${import.meta.dirname}/packages/testing/src/${name}.ts`,
  })),
};

/** Whole scenarios for `npm run test:long`; what they are made of is tested one by one in `npm test`. */
const scenarios = isLong ? [] : ["**/*.long.test.ts"];

const server = {
  ...real,
  globalSetup: "apps/server/test/global-setup.ts",
  setupFiles: "apps/server/test/set-up-file.ts",
} as const;

/** What puts something else in a module's place needs modules of its own. */
const findMocking = (pattern: string): string[] =>
  globSync(pattern, { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, "utf8").includes("vi.mock("),
  );
const mocking = findMocking("apps/server/src/**/*.test.ts");
const mockingWeb = findMocking("apps/web/src/**/*.test.tsx");

const web = { ...pure, environment: "happy-dom", setupFiles: "apps/web/test/setup.ts" } as const;

/** A file for the results, as JSON: scripts/tests/test-results.ts. */
const { TEST_RESULTS: results } = process.env;
const jsonReporter = (outputFile: string): ["json", object] => ["json", { outputFile }];

export default defineConfig({
  test: {
    reporters: ["default", ...(results === undefined ? [] : [jsonReporter(results)])],
    // For two processors: tests of whole servers mostly wait for them.
    maxWorkers: 3,
    // Each starts its own workers: as few as there are kinds of tests.
    projects: [
      {
        test: {
          ...pure,
          name: "pure",
          // Those that need a page say so in their first line. Each has its page made again, which takes longer than most tests.
          include: ["packages/*/{src,test}/**/*.test.ts", "apps/web/src/**/*.test.ts"],
        },
      },
      {
        resolve,
        test: {
          ...server,
          name: "server",
          include: ["apps/server/src/**/*.test.ts"],
          exclude: [...mocking, ...scenarios],
        },
      },
      { resolve, test: { ...server, name: "server-mocks", include: mocking, isolate: true } },
      {
        resolve,
        test: {
          ...server,
          name: "faults",
          include: ["apps/server/test/{faults,cluster}/*.test.ts"],
          exclude: scenarios,
        },
      },
      {
        test: {
          ...real,
          name: "programs",
          include: ["apps/{cli,verify}/{src,test}/**/*.test.ts", "scripts/**/*.test.{ts,mjs}"],
          exclude: scenarios,
        },
      },
      {
        test: {
          ...web,
          name: "web",
          include: ["apps/web/src/**/*.test.tsx"],
          exclude: mockingWeb,
        },
      },
      { test: { ...web, name: "web-mocks", include: mockingWeb, isolate: true } },
    ],
  },
});
