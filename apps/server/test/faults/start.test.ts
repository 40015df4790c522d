import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { openAccount, register } from "../account.ts";
import { isLong } from "../is-long.ts";
import { isRunning, readPid, runToEnd, startServer } from "../start-server.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";
import { expectRefusedStart } from "./refused-start.ts";

const oneMinute = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

describe("one server for one DATA_DIR", () => {
  test("a second one is refused, and so is one that cannot serve; the first goes on", async () => {
    const server = await startServer();
    const { PORT = "", DATA_DIR = "" } = server.env;
    expect(await expectRefusedStart({ PORT: "8079", DATA_DIR })).toBe(
      `${DATA_DIR} is in use by another Colophon server (process ${server.pid})`,
    );
    const other = `${DATA_DIR}-other`;
    expect(await expectRefusedStart({ PORT, DATA_DIR: other })).toMatch(
      new RegExp(
        `^The server cannot listen at PORT ${PORT} of HOST localhost: another program listens there; .*PORT$`,
      ),
    );
    const guard = { CHECKPOINT_GUARD: `${other}/nowhere/guard` };
    expect(await expectRefusedStart({ PORT: "8079", DATA_DIR: other, ...guard })).toMatch(
      /^CHECKPOINT_GUARD: .* cannot be written \(Error: ENOENT/,
    );
    await expect(readPid(other, "postgres")).rejects.toThrow("ENOENT");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
  });

  test("processes orphaned by a kill are adopted or ended, and a stop ends everything", async () => {
    const killed = await startServer();
    const { dataDir } = killed;
    const chain = await vi.waitFor(() => readPid(dataDir, "chain"), oneMinute);
    const postgres = await readPid(dataDir, "postgres");
    await killed.kill();
    expect([postgres, chain].map(isRunning)).toEqual([true, true]);

    const again = await killed.restart();
    expect(await readPid(dataDir, "postgres")).toBe(postgres);
    const ownChain = await otherChain(dataDir, chain);
    await vi.waitFor(() => expect(isRunning(chain)).toBe(false), oneMinute);
    process.kill(ownChain, "SIGKILL");
    const builtAgain = await otherChain(dataDir, ownChain);
    await again.stop();
    expect([postgres, builtAgain].map(isRunning)).toEqual([false, false]);
  });

  test("starts killed at any moment, even the very first, do no harm", async () => {
    const folder = makeTemporaryFolder("colophon-server-");
    const env = { DATA_DIR: path.join(folder, "data") };
    for (let round = 0; round < (isLong ? 10 : 1); round++) {
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

  test.each(isLong ? (["server", "postgres"] as const) : (["postgres"] as const))(
    "a start interrupted once there is a %s goes no further and leaves nothing running",
    async (sign) => {
      const dataDir = path.join(makeTemporaryFolder("colophon-server-"), "data");
      const failure = startServer({ DATA_DIR: dataDir }).then(
        () => "it was ready",
        (error: Error) => error.message,
      );
      await vi.waitFor(() => readPid(dataDir, sign), { ...oneMinute, interval: 5 });
      process.kill(await readPid(dataDir, "server"), "SIGTERM");
      expect(await failure).toContain("stopped before it was ready");
      expect(await failure).not.toContain("Colophon is at");
      const postgres = await readPid(dataDir, "postgres").catch(() => undefined);
      expect(postgres !== undefined && isRunning(postgres)).toBe(false);
    },
  );
});

function end(pid: number): void {
  if (isRunning(pid)) process.kill(pid, "SIGKILL");
}

/** The chain that replaces the one with the pid `before`. */
function otherChain(dataDir: string, before: number): Promise<number> {
  return vi.waitFor(async () => {
    const pid = await readPid(dataDir, "chain");
    expect(pid).not.toBe(before);
    return pid;
  }, oneMinute);
}
