import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { authorization, openAccount } from "../account.ts";
import { readPid, type RunningServer, runToEnd, startServer } from "../start-server.ts";
import { expectCertificate, expectOneHistory, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { startLoad } from "./registration-load.ts";

/** For a long run: FAULT_ROUNDS=500. */
const rounds = Number(process.env["FAULT_ROUNDS"] ?? 6);

test(
  "no kill of the server or of Postgres loses, doubles or forks anything",
  { timeout: rounds * 30_000 },
  async () => {
    let server = await startServer();
    const { url } = server;
    const account = await openAccount(url);
    const trust = await readTrust(url);
    const load = startLoad(account, 8);

    for (let round = 0; round < rounds; round++) {
      await load.more(randomInt(1, 30));
      // At any moment of a batch, which takes some milliseconds.
      await delay(randomInt(30));
      const acknowledged = [...load.acknowledged.values()];
      if (round % 2 === 0) server = await killServer(server);
      else await killPostgres(server);
      await load.more(1);
      load.checkpoints.add(await readCheckpointNote(url));
      for (const registered of acknowledged.slice(-10)) await expectCertificate(url, trust, registered);
    }
    await load.finish();

    load.checkpoints.add(await readCheckpointNote(url));
    const heads = await expectOneHistory(url, trust, load.checkpoints);
    const answers = [...load.acknowledged.values()];
    for (const registered of answers) await expectCertificate(url, trust, registered);

    // Every submission was sent again until it was answered: each is there once, and nothing else, without a gap.
    const works = await call("GET /api/ip/user", {}, { baseUrl: url, headers: authorization(account.token) });
    expect(works.map(({ title }) => title).toSorted()).toEqual([...load.acknowledged.keys()].toSorted());
    const indices = answers.map(({ index }) => index).toSorted((a, b) => a - b);
    expect(indices).toEqual(answers.map((_, position) => position + 1));
    expect(heads.at(-1)?.size).toBe(answers.length + 1);

    const last = answers.find(({ index }) => index === answers.length)?.certificateId ?? "";
    await vi.waitUntil(
      async () => {
        const { anchor } = await call("GET /api/ip/verify/{id}", { params: { id: last } }, { baseUrl: url });
        return anchor.state === "final";
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
    await server.stop();
    expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
  },
);

async function killServer(server: RunningServer): Promise<RunningServer> {
  await server.kill();
  return server.restart();
}

async function killPostgres({ dataDir }: RunningServer): Promise<void> {
  process.kill(await readPid(dataDir, "postgres"), "SIGKILL");
}
