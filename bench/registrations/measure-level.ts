import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { cpuShares, type Pids, readCpuTime } from "../measure/cpu-time.ts";
import { quantile, sorted } from "../measure/quantile.ts";
import { driveConnection } from "./drive-connection.ts";
import { registrationRequest } from "./registration-request.ts";

export interface LevelOptions {
  url: string;
  /** Of the users: client i registers as user i modulo their number. */
  tokens: readonly string[];
  clients: number;
  warmUpSeconds: number;
  seconds: number;
  pids: Pids;
}

export interface Level {
  clients: number;
  perSecond: number;
  /** Milliseconds from the first byte of the request to the last of the answer. */
  p50: number;
  p99: number;
  max: number;
  /** Answers other than 201, by status; 0 is a broken connection. */
  errors: Record<string, number>;
  /** Acknowledged registrations, including the warm-up. */
  registered: number;
  /** Shares of all cores; undefined if the system doesn't report them. */
  cpu: ReturnType<typeof cpuShares> | undefined;
  /** CPU time of the server for one registration, in microseconds. */
  serverMicroseconds: number | undefined;
}

/** A closed loop: each client registers, waits for the answer, and registers again. */
export async function measureLevel(options: LevelOptions): Promise<Level> {
  const { url, tokens, clients, warmUpSeconds, seconds, pids } = options;
  const { hostname: host, port } = new URL(url);
  const latencies: number[] = [];
  const errors: Record<string, number> = {};
  let registered = 0;
  let phase: "warm-up" | "measure" | "end" = "warm-up";
  const onAnswer = (status: number, milliseconds: number): void => {
    if (status === 201) registered++;
    else errors[status] = (errors[status] ?? 0) + 1;
    if (status === 201 && phase === "measure") latencies.push(milliseconds);
  };
  const connections = Array.from({ length: clients }, (_, client) =>
    driveConnection({
      host,
      port: Number(port),
      nextRequest: registrationRequest(`${host}:${port}`, tokens[client % tokens.length] ?? ""),
      goesOn: () => phase !== "end",
      onAnswer,
    }),
  );
  await delay(1000 * warmUpSeconds);
  phase = "measure";
  const [start, cpuBefore] = [performance.now(), readCpuTime(pids)];
  await delay(1000 * seconds);
  phase = "end";
  const [measured, cpuAfter] = [(performance.now() - start) / 1000, readCpuTime(pids)];
  await Promise.all(connections);

  const ascending = sorted(latencies);
  const cores = availableParallelism();
  const cpu = cpuBefore && cpuAfter && cpuShares(cpuBefore, cpuAfter, cores * measured);
  return {
    clients,
    perSecond: ascending.length / measured,
    p50: quantile(ascending, 0.5),
    p99: quantile(ascending, 0.99),
    max: quantile(ascending, 1),
    errors,
    registered,
    cpu,
    serverMicroseconds: cpu && (1e6 * cpu.server * cores * measured) / ascending.length,
  };
}
