import { type Pids, readCpuTime } from "../measure/cpu-time.ts";
import { quantile, sorted } from "../measure/quantile.ts";
import { driveConnection } from "../registrations/drive-connection.ts";

/** The requests of one view, sent one after another. */
export type View = readonly Buffer[];

export interface ViewLevel {
  perSecond: number;
  /** Milliseconds for all requests of one view. */
  p50: number;
  p99: number;
  /** CPU time of one view, in microseconds; undefined if the system doesn't report it. */
  server: number | undefined;
  postgres: number | undefined;
  /** Answers by status. */
  statuses: Record<string, number>;
}

export interface ViewOptions {
  url: string;
  pids: Pids;
  clients: number;
  /** Returns the next view; undefined ends the client that asked. */
  next: () => View | undefined;
}

/** A closed loop: each client requests one view after another, until there are none left. */
export async function measureViews({ url, pids, clients, next }: ViewOptions): Promise<ViewLevel> {
  const { hostname: host, port } = new URL(url);
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};

  async function view(): Promise<void> {
    let waiting = [...(next() ?? [])];
    let spent = 0;
    if (waiting.length === 0) return;
    await driveConnection({
      host,
      port: Number(port),
      nextRequest: () => waiting.shift() ?? Buffer.alloc(0),
      goesOn: () => waiting.length > 0,
      onAnswer(status, milliseconds) {
        statuses[status] = (statuses[status] ?? 0) + 1;
        spent += milliseconds;
        if (waiting.length > 0) return;
        latencies.push(spent);
        spent = 0;
        waiting = [...(next() ?? [])];
      },
    });
  }

  const [start, before] = [performance.now(), readCpuTime(pids)];
  await Promise.all(Array.from({ length: clients }, view));
  const [seconds, after] = [(performance.now() - start) / 1000, readCpuTime(pids)];
  const ascending = sorted(latencies);
  const each = (of: "server" | "postgres") =>
    before && after && (1e6 * (after[of] - before[of])) / ascending.length;
  return {
    perSecond: ascending.length / seconds,
    p50: quantile(ascending, 0.5),
    p99: quantile(ascending, 0.99),
    server: each("server"),
    postgres: each("postgres"),
    statuses,
  };
}
