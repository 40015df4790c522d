import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "./open-log.ts";

/**
 * Compares the database with the guard every second, even if nobody registers: a process that finds a contradiction
 * stops signing and answering, and logs it. It publishes a head that another process committed a second ago and has not published.
 * An idle log is closed again every six hours, so that a status stays current.
 */
export function watchLog(log: Pick<Log, "check" | "newest" | "publish" | "appendHead">): {
  stop(): Promise<void>;
} {
  const end = new AbortController();
  const running = watch();

  async function watch(): Promise<void> {
    let before = 0;
    while (!end.signal.aborted) {
      await delay(1000, undefined, { signal: end.signal }).catch(() => undefined);
      // An unavailable database isn't a contradiction; the readiness check reports it.
      before = await look(before).catch(() => before);
    }
  }

  async function look(before: number): Promise<number> {
    const head = await log.check();
    const { size } = await log.newest();
    if (head.size > size && head.size === before) await log.publish(head);
    await log.appendHead("old");
    return head.size;
  }

  return {
    async stop() {
      end.abort();
      await running;
    },
  };
}
