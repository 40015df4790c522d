import { readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { verifyCheckpoint } from "@colophon/proof";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { openCheckpointGuard } from "../../src/log/checkpoint-guard.ts";
import { openAccount, register } from "@colophon/testing/account";
import { readTrust } from "../faults/public-evidence.ts";
import { expectRefusedStart } from "../faults/refused-start.ts";
import { startLoad } from "../faults/registration-load.ts";
import { startPostgresPair } from "../postgres-pair.ts";
import { runToEnd } from "@colophon/testing/start-server";
import { run } from "./run.ts";
import { startCluster } from "./start-cluster.ts";
import { patience } from "@colophon/testing/patience";

/** How much is lost when the primary dies, and which node is suspended from before until after the promotion. */
const circumstances = fc.record({
  more: fc.nat(30),
  pauseMs: fc.nat(300),
  sleeper: fc.nat(2),
});
const rounds = fc.sample(fc.noBias(circumstances), {
  seed: run.seed,
  numRuns: 1 + Math.floor(run.seconds / 120),
});

test.each(rounds)(
  "after a failover that lost acknowledged registrations nothing is signed, answered or forked: %o",
  async ({ more, pauseMs, sleeper }) => {
    const pair = await startPostgresPair({ synchronous: false });
    const { nodes, guard, env, leadTo } = await startCluster(pair);
    const [first, second, third] = nodes;
    if (!first || !second || !third) throw new TypeError("a cluster has three nodes");
    expect(first.output()).toContain("synchronous_standby_names is empty");
    const trust = await readTrust(first.url);
    const { token } = await openAccount(first.url);
    const kept = await register({ url: second.url, token });
    await pair.catchUp();

    await pair.holdBack();
    const lost = await register({ url: first.url, token });
    // Nodes under load: their batches are committed, published or in flight when the primary dies.
    const loads = nodes.map(({ url }) => startLoad({ url, token }, 3));
    for (const load of loads) await load.more(1 + more);
    const asleep = nodes[sleeper]?.server.pid ?? 0;
    process.kill(asleep, "SIGSTOP");
    await delay(pauseMs);
    await pair.killPrimary();
    leadTo(undefined);
    await pair.promote();
    leadTo(pair.primary.port);
    // Without a file that a node is still writing.
    const guarded = readdirSync(guard).filter((name) => name.startsWith("after-"));
    const awake = loads.filter((_load, node) => node !== sleeper);
    const acknowledged = awake.map((load) => load.acknowledged.size);
    await delay(pauseMs);
    process.kill(asleep, "SIGCONT");

    for (const node of nodes) {
      const isRefusing = () => expect(node.output()).toContain("nothing is registered any more");
      await vi.waitFor(isRefusing, patience);
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
    expect(awake.map((load) => load.acknowledged.size)).toEqual(acknowledged);
    for (const load of loads) load.giveUp();

    // One root for each size, in the guard and in every checkpoint ever shown. The suspended node may have guarded and
    // acknowledged afterwards what it had proven before, so that the loss is known; no other node has.
    expect(readdirSync(guard)).toEqual(expect.arrayContaining(guarded));
    const entries = openCheckpointGuard(guard).list();
    for (const { index } of loads.flatMap((load) => [...load.acknowledged.values()]))
      expect(index).toBeLessThan(entries.at(-1)?.size ?? 0);
    const seen = loads.flatMap(({ checkpoints }) => [...checkpoints]);
    const roots = new Map<number, string>();
    for (const note of [...entries.map(({ checkpoint }) => checkpoint), ...seen]) {
      const { size, root } = verifyCheckpoint(note, trust.log);
      const hex = Buffer.from(root).toString("hex");
      expect(roots.get(size) ?? hex).toBe(hex);
      roots.set(size, hex);
    }
    const [row] = await pair.query<{ size: string }>(pair.primary.url, "select size from log_state");
    // In between the log may have been closed, for an anchor.
    expect(Number(row?.size)).toBeGreaterThan(kept.index);
    expect(lost.index).toBeGreaterThanOrEqual(Number(row?.size));

    // Nor after a restart; and fsck reports what is left of the log.
    await first.server.kill();
    expect(await expectRefusedStart(first.server.env)).toContain("a standby was promoted");
    expect(await runToEnd("fsck", env)).toMatchObject({
      code: 1,
      output: expect.stringContaining("the guarded checkpoint") as unknown,
    });
    for (const { server } of nodes) await server.kill();
  },
);
