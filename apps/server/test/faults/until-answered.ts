import { setTimeout as delay } from "node:timers/promises";
import { ApiError } from "@colophon/api";

/** The server is unavailable: the same request is retried, as by a browser, until it is answered. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.status >= 500);
}

/**
 * The time-out after which a client retries: a connection that is handed to a worker just as it is killed may stay open
 * without ever being answered.
 */
const patienceMs = 20_000;

export async function untilAnswered<T>(send: () => Promise<T>, gaveUp: AbortSignal): Promise<T | undefined> {
  while (!gaveUp.aborted) {
    try {
      return await Promise.race([send(), noAnswer()]);
    } catch (error) {
      if (!isAway(error)) throw error;
      await delay(100);
    }
  }
  return undefined;
}

async function noAnswer(): Promise<never> {
  await delay(patienceMs, undefined, { ref: false });
  throw new ApiError(0, { code: "network", error: "No answer came in time." });
}
