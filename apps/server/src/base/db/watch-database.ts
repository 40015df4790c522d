import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseState, Probe } from "./probe.ts";
import { missingStandbys } from "./synchronous-standbys.ts";

/** What is known of the database without asking it. */
export interface DatabaseWatch {
  /** Why no commit is answered now, for the operator; undefined if commits are. */
  stuck(): string | undefined;
  /** The database's clock, in milliseconds. It runs on while the database is away. */
  now(): number;
  /** By how much this machine's clock is ahead of the database's, in seconds. */
  clockAhead(): number;
  stop(): Promise<void>;
}

/** A commit takes milliseconds. A standby that is suspended stays connected: only those that wait for it show it. */
const patientSeconds = 5;

/**
 * Looks every second: a commit waits for its synchronous standby without any limit, and no time-out of Postgres ends that. If
 * it was cancelled, it would be kept although the standby doesn't have it. So nothing more is begun meanwhile.
 */
export async function watchDatabase(
  probe: Pick<Probe, "look">,
  log: { error(message: string): void; warn(message: string): void },
): Promise<DatabaseWatch> {
  const end = new AbortController();
  let aheadMs = 0;
  /** When the database said its time, on a clock that nobody sets. */
  let asked = { time: Date.now(), at: performance.now() };
  /** Why nothing can be registered, by the last look. Logged when it begins and when it ends. */
  let stuck: string | undefined;
  /** By the look before: only what is missing in two looks counts. */
  let wasMissing = false;

  const now = (): number => asked.time + (performance.now() - asked.at);

  async function look(): Promise<void> {
    const state = await probe.look();
    // Behind by the way of the answer, and so never ahead.
    asked = { time: state.time, at: performance.now() };
    aheadMs = Date.now() - asked.time;
    const missing = missingStandbys(state.synchronous, state.standbys);
    // Twice in a row: one that reconnects is no news.
    const isMissing = missing.length > 0;
    const reason = describe(state, isMissing && wasMissing ? missing : []);
    wasMissing = isMissing;
    if (reason !== undefined && stuck === undefined) log.error(`nothing can be registered: ${reason}`);
    if (reason === undefined && stuck !== undefined)
      log.warn("the synchronous standby answers again: registering goes on");
    stuck = reason;
  }

  async function watch(): Promise<void> {
    while (!end.signal.aborted) {
      await delay(1000, undefined, { signal: end.signal }).catch(() => undefined);
      // What is known of a database that is away stays as it was: readiness reports it.
      if (!end.signal.aborted) await look().catch(() => undefined);
    }
  }

  await look().catch(() => undefined);
  const running = watch();
  return {
    stuck: () => stuck,
    now,
    clockAhead: () => aheadMs / 1000,
    async stop() {
      end.abort();
      await running;
    },
  };
}

const advice =
  "Start it again, or take it out of synchronous_standby_names if the data may be on one machine only for a while.";

function describe(
  { synchronous, standbys, waitingSeconds }: DatabaseState,
  missing: readonly string[],
): string | undefined {
  if (missing.length > 0)
    return `the synchronous standby ${missing.join(", ")} is not connected, and every commit waits for it (synchronous_standby_names is "${synchronous}"). ${advice}`;
  if (waitingSeconds < patientSeconds) return undefined;
  return `a commit has waited for ${Math.floor(waitingSeconds)} s for the synchronous standby, which is connected and does not answer (synchronous_standby_names is "${synchronous}", connected: ${standbys.join(", ") || "none"}). ${advice}`;
}
