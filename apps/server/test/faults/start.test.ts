import { statSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { readCheckpoint, verifyCertificate } from "@colophon/proof";
import { describe, expect, test, vi } from "vitest";
import { openAccount, register } from "../account.ts";
import { isRunning, readPid, startServer } from "../start-server.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { startLoad } from "./registration-load.ts";

const patience = { timeout: 20_000 };
vi.setConfig({ testTimeout: 120_000 });

describe("one server for one DATA_DIR", () => {
  test("a second one is refused, and so is one on the same port; the first goes on", async () => {
    const server = await startServer();
    const { PORT = "", DATA_DIR = "" } = server.env;
    expect(await expectRefusedStart({ PORT: "8079", DATA_DIR })).toBe(
      `${DATA_DIR} is in use by another Colophon server (process ${server.pid})`,
    );
    const other = `${DATA_DIR}-other`;
    expect(await expectRefusedStart({ PORT, DATA_DIR: other })).toMatch(
      new RegExp(`^The server cannot listen at PORT ${PORT} of HOST localhost: .*EADDRINUSE`),
    );
    await expect(readPid(other, "postgres")).rejects.toThrow("ENOENT");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop();
  });

  test("what a kill left running is adopted or ended, and a stop ends everything", async () => {
    const killed = await startServer();
    const { dataDir } = killed;
    const chain = await vi.waitFor(() => readPid(dataDir, "chain"), patience);
    const postgres = await readPid(dataDir, "postgres");
    await killed.kill();
    expect([postgres, chain].map(isRunning)).toEqual([true, true]);

    const again = await killed.restart();
    expect(await readPid(dataDir, "postgres")).toBe(postgres);
    const ownChain = await otherChain(dataDir, chain);
    expect(isRunning(chain)).toBe(false);
    process.kill(ownChain, "SIGKILL");
    const builtAgain = await otherChain(dataDir, ownChain);
    await again.stop();
    expect([postgres, builtAgain].map(isRunning)).toEqual([false, false]);
  });

  test("a start that is broken off leaves nothing running", async () => {
    const dataDir = path.join(makeTemporaryFolder("colophon-server-"), "data");
    // Either it ends before it is ready, or it serves for a moment.
    const start = startServer({ DATA_DIR: dataDir }).catch(() => undefined);
    const postgres = await vi.waitFor(() => readPid(dataDir, "postgres"), { ...patience, interval: 5 });
    const server = await readPid(dataDir, "server");
    process.kill(server, "SIGTERM");
    await vi.waitFor(() => expect([server, postgres].map(isRunning)).toEqual([false, false]), patience);
    await start;
  });
});

test("a stop under load answers what it has begun and forgets nothing", async () => {
  const server = await startServer();
  const { url } = server;
  const trust = await readTrust(url);
  const load = startLoad(await openAccount(url), 8);
  await load.more(20);
  await server.stop();
  const again = await server.restart();
  await load.more(20);
  await load.finish();
  const answers = [...load.acknowledged.values()];
  for (const registered of answers) await expectCertificate(url, trust, registered);
  expect(readCheckpoint(await readCheckpointNote(url)).size).toBe(answers.length + 1);
  await again.stop();
});

test("data behind a folder of ours moves to another address, and what was certified stays so", async () => {
  const server = await startServer({ PUBLIC_URL: "https://old.example" });
  expect(statSync(path.dirname(server.dataDir)).mode & 0o777).toBe(0o700);
  const trust = await readTrust(server.url);
  const registered = await register(await openAccount(server.url));
  const bundleOf = (url: string, id: string) =>
    call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: url });
  const bundle = await bundleOf(server.url, registered.certificateId);
  await server.stop();

  const { env, dataDir } = server;
  const moved = await startServer({ DATA_DIR: dataDir, PUBLIC_URL: "https://new.example" });
  expect(moved.env["PORT"]).not.toBe(env["PORT"]);
  expect(await readTrust(moved.url)).toEqual(trust);
  expect(verifyCertificate(bundle, { trust }).verdict).toMatch(/^valid/);
  await expectCertificate(moved.url, trust, registered);

  const later = await register(await openAccount(moved.url));
  const verified = verifyCertificate(await bundleOf(moved.url, later.certificateId), { trust });
  expect(verified).toMatchObject({
    checkpoint: { origin: "old.example/log" },
    record: { payload: { iss: "https://old.example" } },
  });
  await moved.stop();
});

/** The chain that runs once `before` does no more. */
function otherChain(dataDir: string, before: number): Promise<number> {
  return vi.waitFor(async () => {
    const pid = await readPid(dataDir, "chain");
    expect(pid).not.toBe(before);
    return pid;
  }, patience);
}
