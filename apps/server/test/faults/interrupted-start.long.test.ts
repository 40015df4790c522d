import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { isRunning, readPid, runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";

test("starts killed at any moment, even the very first, do no harm", async () => {
  const folder = makeTemporaryFolder("colophon-server-");
  const env = { DATA_DIR: path.join(folder, "data") };
  for (let round = 0; round < 10; round++) {
    const start = startServer(env).catch(() => undefined);
    await delay(randomInt(1200));
    for (const note of readdirSync(folder)) if (note.endsWith(".started")) end(Number.parseInt(note, 10));
    await start;
  }
  const server = await startServer(env);
  await register(await openAccount(server.url));
  expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
  await server.stop();
});

test.each(["server", "postgres"] as const)(
  "a start interrupted once there is a %s goes no further and leaves nothing running",
  async (sign) => {
    const dataDir = path.join(makeTemporaryFolder("colophon-server-"), "data");
    const failure = startServer({ DATA_DIR: dataDir }).then(
      () => "it was ready",
      (error: Error) => error.message,
    );
    await vi.waitFor(() => readPid(dataDir, sign), { ...patience, interval: 5 });
    process.kill(await readPid(dataDir, "server"), "SIGTERM");
    expect(await failure).toContain("stopped before it was ready");
    expect(await failure).not.toContain("Colophon is at");
    const postgres = await readPid(dataDir, "postgres").catch(() => undefined);
    expect(postgres !== undefined && isRunning(postgres)).toBe(false);
  },
);

function end(pid: number): void {
  if (isRunning(pid)) process.kill(pid, "SIGKILL");
}
