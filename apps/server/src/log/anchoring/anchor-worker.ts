import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { BaseError } from "viem";
import type { Database } from "../../base/db/schema.ts";
import { advanceAnchor } from "./advance-anchor.ts";
import type { Chain } from "./chain.ts";
import { type Lead, pause, takeTurns, tryToLead } from "./leadership.ts";
import { readAlarm } from "./lease-store.ts";
import type { AnchoringContext, LogToAnchor } from "./pursue-transaction.ts";
import { type RaisedAlarm, chainFailure } from "./chain-failure.ts";

export interface AnchorWorkerOptions {
  db: Kysely<Database>;
  chain: Chain;
  /** Only published heads are anchored. */
  log: LogToAnchor;
  intervalSeconds: number;
  /** How long a transaction may wait before its fees are looked at again; by default the chain's usual. */
  stuckSeconds?: number;
  logger: Pick<Logger, "info" | "warn" | "error">;
  /** Called after an anchor has changed its state. */
  onChange?: () => void;
  /** Runs beside the work for as long as this process leads. */
  whileLeading?: (lead: Lead) => Promise<void>;
}

export interface AnchoringStatus {
  /** `standby`: another process anchors for this database. */
  state: "starting" | "standby" | "idle" | "anchoring";
  /** When the next anchor may begin, while the log has grown and the last one is too recent. */
  nextAnchorDueAt?: Date;
  /** Why nothing can be anchored, on every node; absent while all is well. */
  alarm?: string;
  /** The same as a sentence for the operator, where this process leads. */
  degradedReason?: string;
}

export interface AnchorWorker {
  start(): void;
  stop(): Promise<void>;
  /** One look at the log and the chain, if no other process leads. */
  tick(): Promise<void>;
  status(): AnchoringStatus;
}

/** Anchors the log's heads on the chain: one worker in each server process, one of them leading. */
export function createAnchorWorker(options: AnchorWorkerOptions): AnchorWorker {
  const { db, chain, logger, onChange, whileLeading } = options;
  const { profile, sender } = chain;
  const lease = `anchoring ${profile.id} ${sender}`;
  const stuckSeconds = options.stuckSeconds ?? profile.stuckSeconds;
  const context = { ...options, stuckSeconds, outrun: new Set() } satisfies Omit<AnchoringContext, "write">;
  const end = new AbortController();
  let running = Promise.resolve();
  let status: AnchoringStatus = { state: "starting" };
  /** The code of the alarm that was logged last; undefined once it is over. */
  let raised: string | undefined;

  async function look(led: Lead): Promise<void> {
    await inquire(led);
    await led.raise(status.alarm ?? null);
  }

  async function inquire({ write }: Lead): Promise<void> {
    try {
      await chain.probe();
      const { state, dueInSeconds, alarm, moved } = await advanceAnchor({ ...context, write });
      report(state, alarm, dueInSeconds);
      if (moved) onChange?.();
    } catch (error) {
      if (!(error instanceof BaseError)) throw error;
      report("anchoring", chainFailure(error));
    }
  }

  /** An alarm is logged when it comes and when it goes, not at every tick. */
  function report(state: AnchoringStatus["state"], alarm?: RaisedAlarm, dueInSeconds?: number): void {
    status = { state };
    if (dueInSeconds !== undefined) status.nextAnchorDueAt = new Date(Date.now() + dueInSeconds * 1000);
    if (alarm) status = { ...status, alarm: alarm.code, degradedReason: alarm.reason };
    if (alarm?.code === raised) return;
    if (alarm?.code === "chain_building") logger.info(alarm.reason);
    else if (alarm) logger.error({ code: alarm.code }, `nothing is anchored: ${alarm.reason}`);
    else logger.info("anchoring goes on");
    raised = alarm?.code;
  }

  async function lead(led: Lead): Promise<void> {
    const beside = new AbortController();
    const signal = AbortSignal.any([end.signal, led.signal]);
    const besides = whileLeading?.({ ...led, signal: AbortSignal.any([beside.signal, led.signal]) });
    try {
      while (!signal.aborted) {
        await look(led);
        await pause(profile.pollSeconds, signal);
      }
    } finally {
      beside.abort();
      await besides;
    }
  }

  async function takeTurn(turn: (lead: Lead) => Promise<void>): Promise<void> {
    if (await tryToLead(db, lease, turn)) return;
    const alarm = await readAlarm(db, lease);
    status = { state: "standby", ...(alarm === null ? {} : { alarm }) };
  }

  function interrupted(error: unknown): void {
    status = { state: "starting" };
    logger.warn({ err: error }, "anchoring was interrupted");
  }

  return {
    start: () => {
      running = takeTurns(() => takeTurn(lead), end.signal, interrupted);
    },
    stop: async () => {
      end.abort();
      await running;
    },
    tick: () => takeTurn(look),
    status: () => status,
  };
}
