import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { type Account, authorization, openAccount } from "@colophon/testing/account";
import {
  isReady,
  isRunning,
  readPid,
  type RunningServer,
  runToEnd,
  startServer,
} from "@colophon/testing/start-server";
import { expectCertificate, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectOneHistory, expectReplay } from "./public-log.ts";
import { startLoad } from "./registration-load.ts";
import { patience } from "@colophon/testing/patience";

/** FAULT_ROUNDS=500 for any number of them. */
const rounds = Number(process.env["FAULT_ROUNDS"] ?? 40);
vi.setConfig({ testTimeout: 600_000 + rounds * 30_000 });

test("killing the server or Postgres never loses, duplicates or forks anything", async () => {
  let server = await startServer();
  const { url } = server;
  const account = await openAccount(url, "Ada Lovelace", { withLetters: true });
  const trust = await readTrust(url);
  const load = startLoad(account, 4);

  for (let round = 0; round < rounds; round++) {
    await load.more(randomInt(1, 30));
    // Right after an acknowledgement, or at any moment of the next batch, which takes some milliseconds.
    if (randomInt(2) === 0) await delay(randomInt(30));
    const acknowledged = [...load.acknowledged.values()];
    const kill = [killBoth, killPostmaster, killServer, killPostgres][round % 4] ?? killBoth;
    server = await kill(server);
    load.checkpoints.add(await readCheckpointNote(url));
    for (const registered of acknowledged.slice(-10)) await expectCertificate(url, trust, registered);
  }
  await load.more(1);
  await load.finish();

  load.checkpoints.add(await readCheckpointNote(url));
  await expectOneHistory(url, trust, load.checkpoints);
  const answers = [...load.acknowledged.values()];
  for (const registered of answers) await expectCertificate(url, trust, registered);

  // Every submission was sent again until it was answered: each exists exactly once, and nothing else does.
  const titles = await readTitles(account);
  expect(titles.toSorted()).toEqual([...load.acknowledged.keys()].toSorted());
  const indices = answers.map(({ index }) => index).toSorted((a, b) => a - b);
  expect(await expectReplay(url, trust)).toEqual({
    certificates: indices,
    statements: load.said.map(({ index }) => index).toSorted((a, b) => a - b),
  });

  const id = answers.find(({ index }) => index === indices.at(-1))?.certificateId ?? "";
  const newest = () => call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
  await vi.waitFor(async () => expect((await newest()).anchor.state).toBe("final"), patience);
  expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
  await server.stop();
  expect(await runToEnd("fsck", server.env)).toMatchObject({ code: 0 });
});

async function killServer(server: RunningServer): Promise<RunningServer> {
  await server.kill();
  return server.restart();
}

/** Its processes notice and end by themselves; the server restarts Postgres. */
async function killPostmaster(server: RunningServer): Promise<RunningServer> {
  const postmaster = await readPid(server.dataDir, "postgres");
  process.kill(postmaster, "SIGKILL");
  return untilPostgresIsBack(server, postmaster);
}

/** Kills all its processes at once, whatever they are doing. */
async function killPostgres(server: RunningServer): Promise<RunningServer> {
  const postmaster = await readPid(server.dataDir, "postgres");
  killWithChildren(postmaster);
  return untilPostgresIsBack(server, postmaster);
}

async function killBoth(server: RunningServer): Promise<RunningServer> {
  killWithChildren(await readPid(server.dataDir, "postgres"));
  return killServer(server);
}

function killWithChildren(pid: number): void {
  const children =
    process.platform === "linux" ? readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8") : "";
  for (const each of [pid, ...children.split(" ").filter(Boolean).map(Number)]) {
    if (isRunning(each)) process.kill(each, "SIGKILL");
  }
}

async function untilPostgresIsBack(server: RunningServer, killed: number): Promise<RunningServer> {
  await vi.waitFor(async () => {
    const postmaster = await readPid(server.dataDir, "postgres");
    expect([postmaster !== killed && isRunning(postmaster), await isReady(server.url)]).toEqual([true, true]);
  }, patience);
  return server;
}

async function readTitles({ url, token }: Account): Promise<string[]> {
  const titles: string[] = [];
  for (let before = {}; ;) {
    const init = { baseUrl: url, headers: authorization(token) };
    const page = await call("GET /api/ip/user", { query: before }, init);
    const last = page.at(-1);
    if (last === undefined) return titles;
    titles.push(...page.map(({ title }) => title));
    before = { before: last.id };
  }
}
