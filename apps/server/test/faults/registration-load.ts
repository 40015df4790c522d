import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ApiError, type Registered } from "@colophon/api";
import { vi } from "vitest";
import { type Account, correct, register } from "../account.ts";
import { readCheckpointNote } from "./public-evidence.ts";

export interface RegistrationLoad {
  /** What was acknowledged: the title, which is also the idempotency key, and the answer. */
  acknowledged: Map<string, Registered>;
  /** What was said of every fourth of them, by its place in the log. */
  said: { certificateId: string; index: number }[];
  /** When: performance.now() of each acknowledgement, in their order. */
  times: number[];
  /** Every checkpoint that was seen. */
  checkpoints: Set<string>;
  /** Waits for so many more acknowledgements. */
  more(count: number): Promise<void>;
  /** Lets every registration that was begun come to its end. */
  finish(): Promise<void>;
  /** Begins no more, and sends nothing again. */
  giveUp(): void;
}

/** The server is away: then the same request is sent again, like a browser's, until it is answered. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.status >= 500);
}

/** So many more than were waited for are registered meanwhile: the load is there when something ends, and checked in the end. */
const ahead = 60;

/**
 * Registers as `clients` people at once, who correct some of their works, and looks at the log all the while. Each of them waits for `pauseMs` after an
 * answer, or, without a pause, when so many are registered as are needed.
 */
export function startLoad(
  account: Pick<Account, "url" | "token">,
  clients: number,
  pauseMs = 0,
): RegistrationLoad {
  const times: number[] = [];
  const acknowledged = new Map<string, Registered>();
  const checkpoints = new Set<string>();
  const said: RegistrationLoad["said"] = [];
  const end = new AbortController();
  const gaveUp = new AbortController();
  let goal = 0;

  async function registerOnAndOn(): Promise<void> {
    while (!end.signal.aborted) {
      if (pauseMs === 0 && acknowledged.size >= goal + ahead) {
        await delay(5);
        continue;
      }
      const title = randomUUID();
      const answer = await untilAnswered(() => register(account, { title, key: title }), gaveUp.signal);
      if (answer === undefined) continue;
      acknowledged.set(title, answer);
      times.push(performance.now());
      if (acknowledged.size % 4 === 0) await correctOnce(answer);
      await delay(pauseMs);
    }
  }

  async function correctOnce({ id, certificateId }: Registered): Promise<void> {
    const key = randomUUID();
    const answer = await untilAnswered(() => correct(account, id, key), gaveUp.signal);
    if (answer !== undefined) said.push({ certificateId, index: answer.index });
  }

  async function watchLog(): Promise<void> {
    while (!end.signal.aborted) {
      await readCheckpointNote(account.url).then(
        (note) => checkpoints.add(note),
        () => undefined,
      );
      await delay(Math.max(20, pauseMs));
    }
  }

  let failure: unknown;
  const running = Promise.all([watchLog(), ...Array.from({ length: clients }, registerOnAndOn)]);
  running.catch((error: unknown) => {
    end.abort();
    failure = error;
  });
  return {
    acknowledged,
    said,
    times,
    checkpoints,
    async more(count) {
      goal = acknowledged.size + count;
      await vi.waitUntil(() => acknowledged.size >= goal || failure !== undefined, {
        timeout: 60_000,
        interval: 5,
      });
      if (failure !== undefined) await running;
    },
    giveUp() {
      end.abort();
      gaveUp.abort();
    },
    async finish() {
      end.abort();
      await running;
    },
  };
}

/**
 * As a client does that gives up and sends again: a connection that is handed to a worker just as it is killed may stay open, and
 * nobody answers it.
 */
const patienceMs = 20_000;

async function untilAnswered<T>(send: () => Promise<T>, gaveUp: AbortSignal): Promise<T | undefined> {
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
