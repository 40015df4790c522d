import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { authorization, openAccount } from "@colophon/testing/account";
import { isRunning, metricsToken, runToEnd, startServer } from "@colophon/testing/start-server";
import { createTestDatabase } from "../test-database.ts";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectOneHistory } from "./public-log.ts";
import { startLoad } from "./registration-load.ts";
import { patience } from "@colophon/testing/patience";

test.runIf(process.platform === "linux")(
  "workers share one log, and one that is killed is replaced",
  async () => {
    const { url: DATABASE_URL } = await createTestDatabase();
    const server = await startServer({ DATABASE_URL, WORKERS: "2" });
    const { url } = server;
    const trust = await readTrust(url);
    const load = startLoad(await openAccount(url), 4);
    await load.more(20);
    const before = readWorkers(server.pid);
    expect(before.size).toBe(2);

    const [killed] = before;
    if (killed !== undefined) process.kill(killed, "SIGKILL");
    await load.more(20);
    await vi.waitFor(async () => expect(readWorkers(server.pid).size).toBe(2), patience);
    expect(readWorkers(server.pid)).not.toEqual(before);
    await load.more(20);
    await load.finish();

    await expectOneHistory(url, trust, [...load.checkpoints, await readCheckpointNote(url)]);
    const registered = [...load.acknowledged.values()];
    for (const each of registered.slice(-10)) await expectCertificate(url, trust, each);
    // A worker that hasn't started yet doesn't count towards the sum.
    const metrics = async () =>
      (await fetch(`${url}/metrics`, { headers: authorization(metricsToken) })).text();
    await vi.waitFor(async () => expect(await metrics()).toContain("colophon_log_leaves_total"), patience);
    const workers = readWorkers(server.pid);
    await server.stop();
    expect([...workers].filter(isRunning)).toEqual([]);
    expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
  },
);

function readWorkers(pid: number): Set<number> {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const isWorker = (child: string) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("main.ts");
  return new Set(children.filter(isWorker).map(Number));
}
