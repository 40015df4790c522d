import { setTimeout as delay } from "node:timers/promises";
import type { Publisher } from "./publisher.ts";

/**
 * Compares the database with the guard every second, also where nobody registers: a process that finds a contradiction
 * stops signing and answering, and says so. What another process committed a second ago and has not published is published.
 */
export function watchLog(log: Publisher): { stop(): Promise<void> } {
  const end = new AbortController();
  const running = watch();

  async function watch(): Promise<void> {
    let before = 0;
    while (!end.signal.aborted) {
      await delay(1000, undefined, { signal: end.signal }).catch(() => undefined);
      // A database that is away is no contradiction; readiness tells of it.
      before = await look(before).catch(() => before);
    }
  }

  async function look(before: number): Promise<number> {
    const head = await log.check();
    const { size } = await log.newest();
    if (head.size > size && head.size === before) await log.publish(head);
    return head.size;
  }

  return {
    async stop() {
      end.abort();
      await running;
    },
  };
}
