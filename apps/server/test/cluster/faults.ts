import { setTimeout as delay } from "node:timers/promises";
import type { Cluster, Node } from "./start-cluster.ts";
import { type Fault, schedule } from "./schedule.ts";

export interface Happened extends Fault {
  /** performance.now() */
  began: number;
  ended: number;
}

type Acts = Readonly<Record<string, (cluster: Cluster, fault: Fault, node: Node) => Promise<void>>>;

/** How long the simulated cluster manager takes to notice that a database is gone. */
const noticeMs = 1000;

const nodeFaults: Acts = {
  async "a node is killed"(_cluster, { milliseconds }, node) {
    await node.server.kill();
    await delay(milliseconds / 4);
    await node.restart();
  },
  async "a node is stopped"(_cluster, { milliseconds }, { server }) {
    process.kill(server.pid, "SIGSTOP");
    await delay(milliseconds);
    process.kill(server.pid, "SIGCONT");
  },
  async "a node's connections are cut"(_cluster, _fault, { front, database }) {
    front.cut();
    database.cut();
  },
  async "a node's way to the database is slow"(_cluster, { milliseconds }, { database }) {
    database.delay(milliseconds / 50);
    await delay(milliseconds);
    database.delay(0);
  },
  async "a node's way to the database is silent"(_cluster, { milliseconds }, { database }) {
    const end = delay(milliseconds);
    database.hold(end);
    await end;
  },
};

const databaseFaults: Acts = {
  async "the primary is killed"(cluster) {
    await cluster.pair.killPrimary();
    await failOver(cluster);
    await cluster.pair.renewStandby();
  },
  /** It resumes after another has replaced it. */
  async "the primary is stopped"(cluster, { milliseconds }) {
    const { pair } = cluster;
    const old = pair.primary;
    old.signal("SIGSTOP");
    await failOver(cluster);
    await delay(milliseconds / 4);
    old.signal("SIGCONT");
    await delay(noticeMs);
    old.signal("SIGKILL");
    await pair.renewStandby();
  },
  /** The simulated cluster manager lets commits go on without it, and waits for the next. */
  async "the standby is killed"({ pair }, { milliseconds }) {
    pair.standby?.signal("SIGKILL");
    await delay(noticeMs);
    await pair.setSynchronous(false);
    await delay(milliseconds / 4);
    await pair.renewStandby();
  },
  async "the standby is stopped"({ pair }, { milliseconds }) {
    pair.standby?.signal("SIGSTOP");
    await delay(noticeMs);
    await pair.setSynchronous(false);
    await delay(milliseconds);
    pair.standby?.signal("SIGCONT");
    await pair.catchUp();
    await pair.setSynchronous(true);
  },
};

async function failOver(cluster: Cluster): Promise<void> {
  await delay(noticeMs);
  await cluster.pair.promote();
  cluster.leadTo(cluster.pair.primary.port);
}

/**
 * Lets faults of nodes and of databases happen in parallel, both in an order derived from the seed: each kind once, and then
 * repeatedly for the given number of seconds. Resolves to the faults that have begun.
 */
export async function letFaultsHappen(
  cluster: Cluster,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Happened[]> {
  const end = performance.now() + seconds * 1000;
  const lanes = [nodeFaults, databaseFaults].map((acts, lane) =>
    happen(cluster, acts, { seed: seed + lane, end }),
  );
  return (await Promise.all(lanes)).flat();
}

async function happen(
  cluster: Cluster,
  acts: Acts,
  { seed, end }: { seed: number; end: number },
): Promise<Happened[]> {
  const kinds = Object.keys(acts);
  const happened: Happened[] = [];
  for (const fault of schedule(kinds, seed)) {
    if (happened.length >= kinds.length && performance.now() > end) break;
    await delay(fault.pauseMs);
    const began = performance.now();
    const node = cluster.nodes[fault.node];
    const act = acts[fault.kind];
    if (node === undefined || act === undefined) throw new TypeError("a fault of an unknown kind or node");
    process.stdout.write(
      `${new Date().toISOString()} ${fault.kind} (node ${fault.node}, ${fault.milliseconds} ms)\n`,
    );
    await act(cluster, fault, node);
    happened.push({ ...fault, began, ended: performance.now() });
  }
  return happened;
}
