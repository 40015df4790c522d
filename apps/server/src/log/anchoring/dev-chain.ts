import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { type Address, BaseError, custom, http, type Transport } from "viem";
import type { Database } from "../../base/db/schema.ts";
import { startAnvil } from "./anvil-process.ts";
import type { Lead } from "./leadership.ts";
import { listMinedTransactions, writeDevChainUrl } from "./dev-chain-store.ts";
import { endOrphanedProcess, noteProcess } from "./orphaned-process.ts";
import { rebuildDevChain } from "./rebuild-dev-chain.ts";

export interface DevChain {
  /** Leads to the running chain; throws DevChainNotReadyError while it is being built. */
  transport: Transport;
  /** Keeps the chain running while this process leads: if it exits by itself it is restarted and rebuilt. */
  run(lead: Lead): Promise<void>;
}

export interface DevChainOptions {
  db: Kysely<Database>;
  dataDir: string;
  /** The anchoring account, which gets funds. */
  sender: Address;
  log: Pick<Logger, "info" | "warn" | "error">;
}

export class DevChainNotReadyError extends BaseError {
  constructor() {
    super("the local chain is being built");
  }
}

/**
 * The chain of an installation that has none configured. It lives only in anvil's memory: the database keeps the
 * transactions, and each start replays them into the same chain.
 */
export function createDevChain({ db, dataDir, sender, log }: DevChainOptions): DevChain {
  const note = join(dataDir, "dev-chain.json");
  /** While `live` runs: between two chains, and in a process that does not lead, none is reached. */
  let reached: ReturnType<Transport> | undefined;

  /** From the start of anvil to its exit. */
  async function live({ signal, write }: Lead): Promise<void> {
    await endOrphanedProcess(note);
    const anvil = await startAnvil((started) => noteProcess(note, started));
    const end = () => void anvil.stop();
    signal.addEventListener("abort", end, { once: true });
    try {
      signal.throwIfAborted();
      const mined = await listMinedTransactions(db);
      const different = await rebuildDevChain(anvil.url, mined, sender);
      if (different.length > 0)
        log.error({ different }, "blocks of the local chain differ from the recorded ones");
      await write((tx) => writeDevChainUrl(tx, anvil.url));
      reached = http(anvil.url, { retryCount: 0 })({});
      log.info({ pid: anvil.pid, transactions: mined.length }, "the local chain is running");
      await anvil.exited;
    } finally {
      reached = undefined;
      signal.removeEventListener("abort", end);
      await anvil.stop();
    }
  }

  const request = async (call: { method: string; params?: unknown }): Promise<unknown> => {
    if (!reached) throw new DevChainNotReadyError();
    return reached.request(call);
  };

  return {
    transport: custom({ request }, { retryCount: 0 }),
    run: async (lead) => {
      const { signal } = lead;
      while (!signal.aborted) {
        try {
          await live(lead);
          if (!signal.aborted) log.warn("the local chain ended by itself; starting it again");
        } catch (error) {
          if (!signal.aborted) log.error({ err: error }, "the local chain could not be started");
          await delay(1000, undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
}
