import { readdirSync } from "node:fs";
import { verifyCheckpoint } from "@colophon/proof";
import { afterAll, expect, test, vi } from "vitest";
import { openAccount, register } from "../account.ts";
import { type PostgresPair, startPostgresPair } from "../postgres-pair.ts";
import { type RunningServer, runToEnd, startServer } from "../start-server.ts";
import { startTcpSwitch } from "../tcp-switch.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";
import { expectCertificate, expectOneHistory, readCheckpointNote, readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { startLoad } from "./registration-load.ts";

vi.setConfig({ testTimeout: 180_000 });

/** Three nodes on one pair of Postgres, which they reach by an address that is switched. */
async function startNodes(pair: PostgresPair) {
  const shared = makeTemporaryFolder("colophon-shared-");
  const address = await startTcpSwitch(pair.primary.port);
  const env = {
    DATABASE_URL: Object.assign(new URL(pair.primary.url), { port: String(address.port) }).href,
    KEYS_DIR: `${shared}/keys`,
    CHECKPOINT_GUARD: `${shared}/guard`,
    PUBLIC_URL: "https://colophon.example",
  };
  const nodes: RunningServer[] = [];
  for (let count = 0; count < 3; count++) nodes.push(await startServer(env));
  afterAll(() => Promise.all(nodes.map((node) => node.kill())));
  const failOver = async () => {
    await pair.killPrimary();
    address.lead(undefined);
    await pair.promote();
    address.lead(pair.primary.port);
  };
  return { env, nodes, guard: env.CHECKPOINT_GUARD, failOver };
}

test("after a failover that lost acknowledged registrations nothing is signed, answered or forked", async () => {
  const pair = await startPostgresPair({ synchronous: false });
  const { nodes, guard, env, failOver } = await startNodes(pair);
  const [first, second] = nodes as [RunningServer, RunningServer, RunningServer];
  expect(first.output()).toContain("synchronous_standby_names is empty");
  const trust = await readTrust(first.url);
  const { token } = await openAccount(first.url);
  const kept = await register({ url: second.url, token });
  await pair.catchUp();

  await pair.holdBack();
  const lost = await register({ url: first.url, token });
  // Two nodes under load: their batches are committed, published or on the way when the primary dies.
  const loads = [first, second].map(({ url }) => startLoad({ url, token }, 4));
  for (const load of loads) await load.more(10);
  await failOver();
  const guarded = readdirSync(guard).toSorted();
  const acknowledged = loads.map((load) => load.acknowledged.size);

  for (const node of nodes) {
    await vi.waitFor(() => expect(node.output()).toContain("nothing is registered any more"), {
      timeout: 30_000,
    });
    const fatal = node
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":"fatal"'));
    expect(fatal).toHaveLength(1);
    expect(fatal[0]).toContain("After a lost database");
    for (const read of ["log/checkpoint", "readyz"])
      expect((await fetch(`${node.url}/${read}`)).status).toBe(503);
    await expect(register({ url: node.url, token })).rejects.toMatchObject({ code: "log_unavailable" });
  }
  expect(loads.map((load) => load.acknowledged.size)).toEqual(acknowledged);
  for (const load of loads) load.giveUp();

  // One root for each size, in the guard and in all that was ever shown, and all of it from before the promotion.
  expect(readdirSync(guard).toSorted()).toEqual(guarded);
  const roots = new Map<number, string>();
  for (const note of loads.flatMap(({ checkpoints }) => [...checkpoints])) {
    const { size, root } = verifyCheckpoint(note, trust.log);
    const hex = Buffer.from(root).toString("hex");
    expect(roots.get(size) ?? hex).toBe(hex);
    roots.set(size, hex);
  }
  const [row] = await pair.query<{ size: string }>(pair.primary.url, "select size from log_state");
  expect(Number(row?.size)).toBe(kept.index + 1);
  expect(lost.index).toBe(kept.index + 1);

  // Nor after a restart; and fsck says what is left of it.
  await first.kill();
  expect(await expectRefusedStart({ ...first.env })).toContain("a standby was promoted");
  expect(await runToEnd("fsck", { ...env, DATA_DIR: first.dataDir })).toMatchObject({
    code: 1,
    output: expect.stringContaining("the guarded checkpoint") as unknown,
  });
});

test("a failover to a synchronous standby loses nothing that was acknowledged", async () => {
  const pair = await startPostgresPair({ synchronous: true });
  const { nodes, env, failOver } = await startNodes(pair);
  const [first] = nodes as [RunningServer];
  expect(first.output()).not.toContain("synchronous_standby_names");
  const trust = await readTrust(first.url);
  const { token } = await openAccount(first.url);
  const loads = nodes.map(({ url }) => startLoad({ url, token }, 3));
  for (const load of loads) await load.more(20);
  await failOver();
  for (const load of loads) await load.more(20);
  await Promise.all(loads.map((load) => load.finish()));

  const notes = loads.flatMap(({ checkpoints }) => [...checkpoints]);
  for (const { url } of nodes) await expectOneHistory(url, trust, [...notes, await readCheckpointNote(url)]);
  const registered = loads.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  for (const [position, each] of registered.entries())
    await expectCertificate(nodes[position % 3]?.url ?? "", trust, each);
  const indices = registered.map(({ index }) => index).toSorted((a, b) => a - b);
  expect(indices).toEqual(indices.map((_, position) => position + 1));
  expect(await runToEnd("fsck", { ...env, DATA_DIR: first.dataDir })).toMatchObject({ code: 0 });
});
