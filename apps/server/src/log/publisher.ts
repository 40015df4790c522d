import { parseCheckpoint, parseNote } from "@colophon/proof";
import type pg from "pg";
import type { CheckpointGuard } from "./checkpoint-guard.ts";
import type { Head } from "./head.ts";
import { readHead } from "./log-store.ts";
import type { LogSigner } from "./log-signer.ts";

/** A head that was signed and is kept outside the database: what the world may see. */
export interface Published extends Head {
  /** The signed note. */
  checkpoint: string;
}

export interface Publisher {
  /** Resolves when this head, or a later one, is guarded. */
  publish(head: Head): Promise<void>;
  /** The newest committed head, published first when it is another process's. */
  newest(): Promise<Published>;
}

/** Any number: the key of the advisory lock under which the guard is written, by one process at a time. */
const guardLock = 7_031_001;

/**
 * Signs committed heads and writes the guard; heads that arrive during a write share the next one. Processes that share
 * a guard take turns, and nobody replaces a larger checkpoint by a smaller one.
 */
export function createPublisher(pool: pg.Pool, signer: LogSigner, guard: CheckpointGuard): Publisher {
  let published: Published | undefined;
  let wanted: Head | undefined;
  let writing: Promise<void> | undefined;

  async function publish(head: Head): Promise<void> {
    if (wanted === undefined || head.size > wanted.size) wanted = head;
    while (published === undefined || published.size < head.size) {
      writing ??= writeNewest().finally(() => {
        writing = undefined;
      });
      await writing;
    }
  }

  async function writeNewest(): Promise<void> {
    const head = wanted;
    if (head === undefined) return;
    const checkpoint = signer.sign(head);
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("select pg_advisory_lock($1)", [guardLock]);
      const guarded = await guard.read();
      if (guarded === undefined || parseCheckpoint(parseNote(guarded).text).size < head.size)
        await guard.write(checkpoint);
      await client.query("select pg_advisory_unlock($1)", [guardLock]);
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw broken;
    } finally {
      client.release(broken);
    }
    published = { ...head, checkpoint };
  }

  async function newest(): Promise<Published> {
    await publish(await readHead(pool));
    if (published === undefined) throw new Error("publishing a head leaves a published checkpoint");
    return published;
  }

  return { publish, newest };
}
