import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { ApiError, type Registered } from "@colophon/api";
import { vi } from "vitest";
import { type Account, register } from "../account.ts";
import { readCheckpointNote } from "./public-evidence.ts";

export interface RegistrationLoad {
  /** What was acknowledged: the title, which is also the idempotency key, and the answer. */
  acknowledged: Map<string, Registered>;
  /** Every checkpoint that was seen. */
  checkpoints: Set<string>;
  /** Waits for so many more acknowledgements. */
  more(count: number): Promise<void>;
  /** Lets every registration that was begun come to its end. */
  finish(): Promise<void>;
  /** Begins no more, and sends nothing again. */
  giveUp(): void;
}

/** What says that the server is away: then the same request is sent again, like a browser's, until it is answered. */
const away: ReadonlySet<string> = new Set(["network", "log_unavailable", "internal_error", "unavailable"]);

/** Registers without a pause, as `clients` people at once, and looks at the log all the while. */
export function startLoad(account: Pick<Account, "url" | "token">, clients: number): RegistrationLoad {
  const acknowledged = new Map<string, Registered>();
  const checkpoints = new Set<string>();
  const end = new AbortController();
  const gaveUp = new AbortController();

  async function registerOnAndOn(): Promise<void> {
    while (!end.signal.aborted) {
      const title = randomUUID();
      const answer = await untilAnswered(() => register(account, { title, key: title }), gaveUp.signal);
      if (answer !== undefined) acknowledged.set(title, answer);
    }
  }

  async function watchLog(): Promise<void> {
    while (!end.signal.aborted) {
      await readCheckpointNote(account.url).then(
        (note) => checkpoints.add(note),
        () => undefined,
      );
      await delay(5);
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
    checkpoints,
    async more(count) {
      const goal = acknowledged.size + count;
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

async function untilAnswered<T>(send: () => Promise<T>, gaveUp: AbortSignal): Promise<T | undefined> {
  while (!gaveUp.aborted) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError && away.has(error.code))) throw error;
      await delay(20);
    }
  }
  return undefined;
}
