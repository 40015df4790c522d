import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { isRunning, readPid, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expectRefusedStart } from "./refused-start.ts";
import { patience } from "@colophon/testing/patience";

describe("one server for one DATA_DIR", () => {
  test("a second one is refused, and the first goes on", async () => {
    // It makes its data itself, as a server does that starts for the first time.
    const DATA_DIR = path.join(makeTemporaryFolder("colophon-server-"), "data");
    const server = await startServer({ DATA_DIR });
    const { PORT = "" } = server.env;
    expect(await expectRefusedStart({ PORT: "8079", DATA_DIR })).toBe(
      `${DATA_DIR} is in use by another Colophon server (process ${server.pid})`,
    );
    const other = `${DATA_DIR}-other`;
    expect(await expectRefusedStart({ PORT, DATA_DIR: other }, 75)).toMatch(
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

  test("after a kill Postgres is adopted, the chain ends by itself, and a stop ends everything", async () => {
    const killed = await startServer();
    const { dataDir } = killed;
    const chain = await vi.waitFor(() => readPid(dataDir, "chain"), patience);
    const postgres = await readPid(dataDir, "postgres");
    await killed.kill();
    expect(isRunning(postgres)).toBe(true);
    await vi.waitFor(() => expect(isRunning(chain)).toBe(false), patience);

    const again = await killed.restart();
    expect(await readPid(dataDir, "postgres")).toBe(postgres);
    const ownChain = await otherChain(dataDir, chain);
    process.kill(ownChain, "SIGKILL");
    const builtAgain = await otherChain(dataDir, ownChain);
    await again.stop();
    expect([postgres, builtAgain].map(isRunning)).toEqual([false, false]);
  });
});

/** The chain that replaces the one with the pid `before`. */
function otherChain(dataDir: string, before: number): Promise<number> {
  return vi.waitFor(async () => {
    const pid = await readPid(dataDir, "chain");
    expect(pid).not.toBe(before);
    return pid;
  }, patience);
}
