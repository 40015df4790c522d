import { setTimeout as delay } from "node:timers/promises";
import type { PostgresPair } from "../postgres-pair.ts";
import { type Environment, type RunningServer, startServer } from "@colophon/testing/start-server";
import { startTcpSwitch, type TcpSwitch } from "../tcp-switch.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startBalancer } from "./balancer.ts";
import { atEnd } from "../at-end.ts";

/** One of several servers, and the networks in front of and behind it. */
export interface Node {
  server: RunningServer;
  /** For requests to this node only. */
  url: string;
  front: TcpSwitch;
  database: TcpSwitch;
  /** Everything that it has logged, also before a restart. */
  output(): string;
  /** Restarts it once it has ended, like a supervisor: until it serves. */
  restart(): Promise<void>;
}

export interface Cluster {
  pair: PostgresPair;
  nodes: readonly Node[];
  /** The balancer in front of them. */
  url: string;
  guard: string;
  /** For a command run beside the first node. */
  env: Environment;
  /** Connects all nodes to this Postgres. */
  leadTo(port: number | undefined): void;
}

const restartTimeoutMs = 60_000;

/** Three nodes on one pair of Postgres, with one guard, behind one address. */
export async function startCluster(pair: PostgresPair): Promise<Cluster> {
  const shared = makeTemporaryFolder("colophon-shared-");
  const env = {
    KEYS_DIR: `${shared}/keys`,
    CHECKPOINT_GUARD: `${shared}/guard`,
    PUBLIC_URL: "https://colophon.example",
  };
  // The first one creates what the others find: keys, tables, the log.
  const first = await startNode(pair, env);
  const nodes = [first, ...(await Promise.all([startNode(pair, env), startNode(pair, env)]))];
  return {
    pair,
    nodes,
    url: await startBalancer(nodes.map(({ front }) => front.port)),
    guard: env.CHECKPOINT_GUARD,
    env: first.server.env,
    leadTo: (port) => nodes.forEach(({ database }) => database.lead(port)),
  };
}

async function startNode({ primary }: PostgresPair, env: Environment): Promise<Node> {
  const database = await startTcpSwitch(primary.port);
  const address = Object.assign(new URL(primary.url), { port: String(database.port) }).href;
  const server = await startServer({ ...env, DATABASE_URL: address });
  const front = await startTcpSwitch(Number(new URL(server.url).port));
  let said = "";
  const node: Node = {
    server,
    url: `http://127.0.0.1:${front.port}`,
    front,
    database,
    output: () => said + node.server.output(),
    async restart() {
      said += node.server.output();
      for (const deadline = Date.now() + restartTimeoutMs; ; await delay(500)) {
        try {
          node.server = await node.server.restart();
          return;
        } catch (error) {
          if (Date.now() > deadline) throw error;
        }
      }
    },
  };
  atEnd(() => node.server.kill());
  return node;
}
