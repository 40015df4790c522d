import type { ClockRules } from "@colophon/clocks";
import type { Logger } from "pino";
import { describeFailure, NotGiven } from "../../base/http/ask-elsewhere.ts";
import { type Lead, LeadLost, pause, takeTurns, tryToLead } from "../anchoring/leadership.ts";
import { askAuthority } from "./ask-authority.ts";
import { askCalendar } from "./ask-calendar.ts";
import { type AskContext, delayAfterFailure, NotYet } from "./ask-context.ts";
import { askRevocation } from "./ask-revocation.ts";
import { type DuePiece, listDue, saveProblem } from "./piece-store.ts";
import { stampIfDue, type StampOptions } from "./stamp.ts";

export interface ClockWorkerOptions extends Pick<StampOptions, "log"> {
  db: AskContext["db"];
  config: AskContext["config"];
  rules: ClockRules;
  now(): number;
  /** For a whole round trip; default: 20 seconds. */
  timeoutMs?: number;
  logger: Pick<Logger, "info" | "warn" | "error">;
}

export interface ClockWorker {
  start(): void;
  stop(): Promise<void>;
  /** Stamps if due, and asks once for all that is due, if no other process leads. */
  tick(): Promise<void>;
}

/** More of a service's pieces than this wait for the next look. */
const atOnce = 20;

/**
 * Stamps the log's checkpoints and asks other clocks about them: one worker in each server process, one of them leading. Each
 * service has its own loop, so that one that is silent delays no other.
 */
export function createClockWorker(options: ClockWorkerOptions): ClockWorker {
  const { db, config, rules, logger, timeoutMs = 20_000 } = options;
  const end = new AbortController();
  const pollSeconds = Math.min(5, config.stampIntervalSeconds / 2);
  const services = [...config.authorities, ...config.calendars];
  /** Of each service what was logged last. */
  const logged = new Map<string, string>();
  const lookAtRevocation = createRevocations(options);
  let running = Promise.resolve();

  function contextOf({ write, signal }: Lead): AskContext {
    const { authorities, floors, explorers } = rules;
    return { db, write, config, authorities, floors, explorers, now: options.now, timeoutMs, signal };
  }

  async function look(context: AskContext, service: string): Promise<void> {
    for (const piece of await listDue(db, service, atOnce)) {
      if (context.signal.aborted) return;
      const isAnswered = await ask(context, piece);
      if (!isAnswered) return;
    }
    if (config.authorities.includes(service)) await lookAtRevocation(context, service);
  }

  /** False: the service failed, and there is no use in asking it for more. */
  async function ask(context: AskContext, piece: DuePiece): Promise<boolean> {
    const { service } = piece;
    try {
      const save = await (piece.kind === "ots" ? askCalendar : askAuthority)(context, piece);
      await context.write(save);
      note(service, undefined);
      return true;
    } catch (error) {
      // A request that was cut off by our own end says nothing about the service.
      if (context.signal.aborted || error instanceof LeadLost) throw error;
      const problem = describeFailure(error);
      const retryAfter = error instanceof NotGiven ? error.retryAfterSeconds : undefined;
      const nextTryInSeconds = delayAfterFailure(config, piece.attempts, retryAfter);
      const forAll = !(error instanceof NotYet);
      await context.write((tx) => saveProblem(tx, piece, { problem, nextTryInSeconds, forAll }));
      note(service, problem);
      return !forAll;
    }
  }

  /** A problem is logged when it comes and when it goes, not at every attempt. */
  function note(service: string, problem: string | undefined): void {
    if (logged.get(service) === problem) return;
    if (problem === undefined) logger.info({ service }, "a clock answers again");
    else logger.warn({ service }, `a clock does not answer: ${problem}`);
    if (problem === undefined) logged.delete(service);
    else logged.set(service, problem);
  }

  async function round(led: Lead): Promise<void> {
    const context = contextOf(led);
    await stampIfDue(options);
    await Promise.all(services.map((service) => look(context, service)));
  }

  async function lead(led: Lead): Promise<void> {
    const failed = new AbortController();
    const signal = AbortSignal.any([end.signal, led.signal, failed.signal]);
    const context = contextOf({ ...led, signal });
    const repeat = async (work: () => Promise<unknown>) => {
      try {
        while (!signal.aborted) {
          await work();
          await pause(pollSeconds, signal);
        }
      } catch (error) {
        const isOver = signal.aborted;
        failed.abort();
        if (!isOver) throw error;
      }
    };
    const ended = await Promise.allSettled([
      repeat(() => stampIfDue(options)),
      ...services.map((service) => repeat(() => look(context, service))),
    ]);
    for (const result of ended) if (result.status === "rejected") throw result.reason;
  }

  return {
    start: () => {
      const interrupted = (error: unknown) =>
        logger.warn({ err: error }, "asking other clocks was interrupted");
      running = takeTurns(() => tryToLead(db, lease, lead), end.signal, interrupted);
    },
    stop: async () => {
      end.abort();
      await running;
    },
    tick: async () => {
      await tryToLead(db, lease, round);
    },
  };
}

const lease = "clocks";

/** Asks an authority's issuer once a day whether its certificate was revoked. */
function createRevocations({ config, logger }: Pick<ClockWorkerOptions, "config" | "logger">) {
  /** Of each authority when its issuer may be asked again, and how often that has failed. */
  const patience = new Map<string, { until: number; failures: number }>();

  return async function lookAtRevocation(context: AskContext, service: string): Promise<void> {
    const { until = 0, failures = 0 } = patience.get(service) ?? {};
    if (context.now() < until) return;
    try {
      // An answer that came without news is not asked for again at once.
      if (await askRevocation(context, service))
        patience.set(service, { until: context.now() + 86_400, failures: 0 });
    } catch (error) {
      if (context.signal.aborted || error instanceof LeadLost) throw error;
      const delay = delayAfterFailure(config, failures);
      patience.set(service, { until: context.now() + delay, failures: failures + 1 });
      logger.warn({ service }, `an authority's issuer does not answer: ${describeFailure(error)}`);
    }
  };
}
