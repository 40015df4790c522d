import { call, type Registered } from "@colophon/api";
import type { Trust } from "@colophon/proof";
import { expect, test, vi } from "vitest";
import { openAccount } from "@colophon/testing/account";
import { expectCertificate, expectSaid, readCheckpointNote, readTrust } from "../faults/public-evidence.ts";
import { expectOneHistory, expectReplay } from "../faults/public-log.ts";
import { startLoad } from "../faults/registration-load.ts";
import { startPostgresPair } from "../postgres-pair.ts";
import { runToEnd } from "@colophon/testing/start-server";
import { letFaultsHappen } from "./faults.ts";
import { startReading } from "./reading.ts";
import { describeRun, longestGap } from "./report.ts";
import { run } from "./run.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";
import { patience } from "@colophon/testing/patience";

vi.setConfig({ testTimeout: 1_200_000 + run.seconds * 3000 });

/** The longest permitted waits, in milliseconds. They apply only to a separate run (`npm run test:cluster`). */
const bearable = { failover: 5000, stop: 6000 };

test("three nodes on a synchronous pair lose nothing, whatever is killed, stopped, cut or promoted", async () => {
  const cluster = await startCluster(await startPostgresPair({ synchronous: true }));
  const { url, nodes, env } = cluster;
  const trust = await readTrust(url);
  // Logging in repeatedly ends an account's oldest sessions.
  const [account, reader] = [await openAccount(url), await openAccount(url, "Charles Babbage")];
  const { token } = account;
  // Most clients use the balancer; one stays with each node, whatever happens to it.
  const loads = [
    startLoad(account, 4, 50),
    ...nodes.map((node) => startLoad({ url: node.url, token }, 1, 50)),
  ];
  const [load] = loads;
  if (load === undefined) throw new TypeError("there are loads");
  const readings = [url, ...nodes.map((node) => node.url)].map((each) =>
    startReading({ ...reader, url: each }, trust, load),
  );
  await Promise.all(loads.map((each) => each.more(5)));

  const happened = await letFaultsHappen(cluster, run);
  await Promise.all(loads.map((each) => each.more(1)));
  // Readers first: they query what the others have registered.
  for (const reading of readings) await reading.finish();
  await Promise.all(loads.map((each) => each.finish()));

  const times = loads.flatMap((each) => each.times).toSorted((a, b) => a - b);
  const notes = new Set([...loads, ...readings].flatMap(({ checkpoints }) => [...checkpoints]));
  const answered = readings.map((each) => each.answered);
  const output = nodes.map((node) => node.output()).join("");
  process.stdout.write(describeRun({ happened, times, balanced: load.times, answered, notes, output }));

  for (const node of nodes) {
    expect(node.output()).not.toContain("nothing is registered any more");
    await expectOneHistory(node.url, trust, [...notes, await readCheckpointNote(node.url)]);
  }
  const registered = loads.flatMap(({ acknowledged }) => [...acknowledged.values()]);
  await expectCertificates(cluster, trust, registered);
  const said = loads.flatMap((each) => each.said);
  for (const each of said.slice(-50)) await expectSaid(url, trust, each);
  // Each exists exactly once, and nothing else does.
  const indices = registered.map(({ index }) => index).toSorted((a, b) => a - b);
  expect(await expectReplay(url, trust)).toEqual({
    certificates: indices,
    statements: said.map(({ index }) => index).toSorted((a, b) => a - b),
  });

  const last = registered.find(({ index }) => index === indices.at(-1))?.certificateId ?? "";
  const ask = () => call("GET /api/ip/verify/{id}", { params: { id: last } }, { baseUrl: url });
  await vi.waitFor(async () => expect((await ask()).anchor.state).toBe("final"), patience);
  expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });

  if (!run.isTimed) return;
  for (const fault of happened) {
    const limit = fault.kind.startsWith("the primary") ? bearable.failover : bearable.stop;
    expect.soft(longestGap(times, fault), fault.kind).toBeLessThanOrEqual(limit);
  }
});

/** Every node gets its share, from two clients at once. */
async function expectCertificates({ nodes }: Cluster, trust: Trust, registered: Registered[]): Promise<void> {
  const waiting = registered.values();
  const askers = [...nodes, ...nodes].map(async ({ url }) => {
    for (const each of waiting) await expectCertificate(url, trust, each);
  });
  await Promise.all(askers);
}
