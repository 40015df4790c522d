import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Registered } from "@colophon/api";
import { vi } from "vitest";
import { type Account, correct, register } from "@colophon/testing/account";
import { patience } from "@colophon/testing/patience";
import { readCheckpointNote } from "./public-evidence.ts";
import { untilAnswered } from "./until-answered.ts";

export interface RegistrationLoad {
  /** Acknowledged registrations: the title, which is also the idempotency key, and the answer. */
  acknowledged: Map<string, Registered>;
  /** The statements about every fourth of them, by their place in the log. */
  said: { certificateId: string; index: number }[];
  /** performance.now() of each acknowledgement, in order. */
  times: number[];
  /** Every checkpoint seen. */
  checkpoints: Set<string>;
  /** Waits for `count` more acknowledgements. */
  more(count: number): Promise<void>;
  /** Lets every registration in flight finish. */
  finish(): Promise<void>;
  /** Starts no more registrations, and retries none. */
  giveUp(): void;
}

/** How many more registrations are made than waited for, so that there is load when something ends. All are checked at the end. */
const ahead = 60;

/**
 * Registers with `clients` concurrent clients, who correct some of their works, and reads the log meanwhile. Each client waits for `pauseMs` after an
 * answer, or, without a pause, once enough are registered.
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
        ...patience,
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
