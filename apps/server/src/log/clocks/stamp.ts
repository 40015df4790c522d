import { readCheckpoint } from "@colophon/proof";
import type { Kysely } from "kysely";
import type { ClocksConfig } from "../../base/config/read-clocks.ts";
import type { Database } from "../../base/db/schema.ts";
import type { LogToAnchor } from "../anchoring/pursue-transaction.ts";
import type { Log } from "../open-log.ts";
import { endsWithCommitment, findNewestStamped, insertStamped, lockStamping } from "./stamp-store.ts";

/** The part of the log that stamping needs. */
export type LogToStamp = Pick<Log, "lastClosed" | "grownTo" | "appendHead" | "checkpointOf">;

export interface StampOptions {
  db: Kysely<Database>;
  log: LogToStamp;
  config: Pick<ClocksConfig, "stampIntervalSeconds" | "authorities" | "calendars">;
}

/**
 * Stamps the newest closed checkpoint if the log has grown and the last stamp is an interval old: what is wanted from each
 * service is stored, and nobody is asked yet. Any process may do that at any time. Resolves to whether it was stamped.
 */
export async function stampIfDue({ db, log, config }: StampOptions): Promise<boolean> {
  const isDue = async (on: Kysely<Database>): Promise<{ after: number } | undefined> => {
    const newest = await findNewestStamped(on);
    const isEarly = (newest?.ageSeconds ?? Infinity) < config.stampIntervalSeconds;
    return isEarly ? undefined : { after: newest?.size ?? 0 };
  };
  const due = await isDue(db);
  if (due === undefined || (await grownTo({ db, log })) <= due.after) return false;
  await log.appendHead();
  const closed = await log.lastClosed();
  if (closed === undefined) return false;
  const checkpoint = log.checkpointOf(closed);
  const services = [
    ...config.authorities.map((service) => ({ kind: "rfc3161" as const, service })),
    ...config.calendars.map((service) => ({ kind: "ots" as const, service })),
  ];
  return db.transaction().execute(async (tx) => {
    await lockStamping(tx);
    // Another process may have been quicker.
    const still = await isDue(tx);
    if (still === undefined || closed.size <= still.after) return false;
    await insertStamped(tx, { size: closed.size, checkpoint }, services);
    return true;
  });
}

/** The log's size up to its last entry that is neither a head nor the leaf of a day's evidence; 0 while there is none. */
async function grownTo({ db, log }: Pick<StampOptions, "db" | "log">): Promise<number> {
  let size = await log.grownTo();
  while (size > 0 && (await endsWithCommitment(db, size))) size--;
  return size;
}

/**
 * The log as a public chain may anchor it: a bundle has one checkpoint, so only what is stamped is anchored. Where an anchor is
 * due, the log is stamped first; no clock's answer is waited for.
 */
export function anchorStamped(options: StampOptions): LogToAnchor {
  return {
    async lastClosed() {
      const newest = await findNewestStamped(options.db);
      return newest && readCheckpoint(newest.checkpoint);
    },
    grownTo: () => grownTo(options),
    async appendHead() {
      await stampIfDue(options);
    },
  };
}
