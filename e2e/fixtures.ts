import { type ConsoleMessage, expect, test as base } from "@playwright/test";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeWorld, type World } from "./world.ts";

interface TestFixtures {
  /** Errors in the browser's console that a test brings about on purpose, such as a 404. */
  expectedErrors: RegExp[];
  /** Fails the test on any other error in the console and on any uncaught one. */
  noErrors: undefined;
}

interface WorkerFixtures {
  server: RunningServer;
  /** This server's data, made once for all tests that only read it. */
  world: World;
}

/** A certificate has no status until the log is closed after it, which takes seconds here. */
const pendingStatus = /status of 404 .*\/api\/certificates\/[\w-]+\/status\?/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  world: [async ({ server }, use) => use(await makeWorld(server)), { scope: "worker", timeout: 600_000 }],
  baseURL: ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(error.error().stack ?? String(error.error())));
      await use(undefined);
      const expected = [...expectedErrors, pendingStatus];
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
