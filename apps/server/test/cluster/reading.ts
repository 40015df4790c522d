import { setTimeout as delay } from "node:timers/promises";
import { call } from "@colophon/api";
import { type Trust, verifyCheckpoint } from "@colophon/proof";
import { expect } from "vitest";
import { type Account, password } from "@colophon/testing/account";
import { expectCertificate, expectSaid, readCheckpointNote } from "../faults/public-evidence.ts";
import type { RegistrationLoad } from "../faults/registration-load.ts";
import { isAway } from "../faults/until-answered.ts";

export interface Reading {
  /** How often each question was answered. */
  answered: ReadonlyMap<string, number>;
  /** Every checkpoint seen. */
  checkpoints: ReadonlySet<string>;
  /** Throws if an available server has answered wrongly. */
  finish(): Promise<void>;
}

/**
 * Sends one query after another, like visitors who register nothing. A server may be unavailable; but what was acknowledged by
 * any node is known to every node that answers, and a head once shown doesn't shrink. Its logins end the account's oldest
 * sessions: give it another account than the load's.
 */
export function startReading({ url, user }: Account, trust: Trust, load: RegistrationLoad): Reading {
  const answered = new Map<string, number>();
  const checkpoints = new Set<string>();
  const end = new AbortController();

  const newest = () => [...load.acknowledged.values()].at(-1);
  const questions = {
    async verify() {
      const { certificateId: id } = newest() ?? {};
      if (id !== undefined) await call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
    },
    async bundle() {
      const registered = newest();
      if (registered !== undefined) await expectCertificate(url, trust, registered);
    },
    async status() {
      const said = load.said.at(-1);
      if (said !== undefined) await expectSaid(url, trust, said);
    },
    async checkpoint() {
      const index = newest()?.index ?? 0;
      const note = await readCheckpointNote(url);
      checkpoints.add(note);
      expect(verifyCheckpoint(note, trust.log).size).toBeGreaterThan(index);
    },
    async search() {
      const body = { query: "3 screenplays about a lighthouse" };
      await call("POST /api/chat/query", { body }, { baseUrl: url });
    },
    async "log in"() {
      const body = { email: user.email, password };
      await call("POST /api/auth/login", { body }, { baseUrl: url });
    },
  };

  async function ask(): Promise<void> {
    for (const asked of endless(Object.entries(questions))) {
      if (end.signal.aborted) return;
      const [name, question] = asked;
      try {
        await question();
        answered.set(name, (answered.get(name) ?? 0) + 1);
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      await delay(50);
    }
  }

  const asking = ask();
  asking.catch(() => undefined);
  return {
    answered,
    checkpoints,
    async finish() {
      end.abort();
      await asking;
    },
  };
}

function* endless<T>(items: readonly T[]): Generator<T> {
  for (;;) yield* items;
}
