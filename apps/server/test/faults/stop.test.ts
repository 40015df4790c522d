import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAccount } from "@colophon/testing/account";
import { isLong } from "@colophon/testing/is-long";
import { findPort, isReady, isRunning, readPid, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { expectReplay } from "./public-log.ts";
import { startLoad } from "./registration-load.ts";
import { patience } from "@colophon/testing/patience";

test.runIf(isLong)("a stop under load answers every request in flight and loses nothing", async () => {
  const server = await startServer();
  const { url } = server;
  const trust = await readTrust(url);
  const load = startLoad(await openAccount(url), 4);
  await load.more(20);
  await server.stop();
  const again = await server.restart();
  await load.more(20);
  await load.finish();
  const answers = [...load.acknowledged.values()];
  for (const registered of answers) await expectCertificate(url, trust, registered);
  expect((await expectReplay(url, trust)).certificates).toHaveLength(answers.length);
  await again.stop();
});

/** As npm does: runs the command in a shell, all in one process group, as under a terminal or in a container. */
async function startGroup(dataDir: string) {
  const port = await findPort();
  const run = path.join(import.meta.dirname, "../../../../scripts/run.mjs");
  const group = spawn("sh", ["-c", `"${process.execPath}" "${run}" serve; exit $?`], {
    detached: true,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: dataDir,
      npm_lifecycle_event: "start",
    },
    stdio: "ignore",
  });
  const { pid = 0 } = group;
  const end = () => process.kill(-pid, "SIGKILL");
  onTestFinished(() => {
    if (isRunning(pid)) end();
  });
  const isUp = () => isReady(`http://localhost:${port}`);
  await vi.waitUntil(isUp, { ...patience, interval: 50 });
  return { pid, ended: once(group, "exit") };
}

const signals = isLong ? (["SIGTERM", "SIGINT"] as const) : (["SIGTERM"] as const);
test.skipIf(process.platform === "win32").each(signals)(
  "%s to the whole process group, and again, ends server, database and chain",
  async (signal) => {
    const dataDir = path.join(makeTemporaryFolder("colophon-server-"), "data");
    const { pid, ended } = await startGroup(dataDir);
    const pids = await vi.waitFor(
      () => Promise.all((["server", "postgres", "chain"] as const).map((name) => readPid(dataDir, name))),
      patience,
    );
    expect(pids.map(isRunning)).toEqual([true, true, true]);
    process.kill(-pid, signal);
    process.kill(-pid, signal);
    await ended;
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false, false]), patience);
    // The last step of an orderly shutdown.
    await expect(readPid(dataDir, "postgres")).rejects.toThrow("ENOENT");
  },
);
