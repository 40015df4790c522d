import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "../../base/errors.ts";
import { copyKey, type Deposit, type DepositContext } from "./deposit.ts";
import { deleteUpload, markKept } from "./deposit-store.ts";
import { sealStream } from "./sealed-stream.ts";

/**
 * Seals and keeps a complete upload if its bytes are the registered ones, and otherwise discards it. Does nothing while bytes
 * are missing. After a crash, the upload is still complete, and the browser's next request keeps it.
 */
export function createDepositKeeper(context: DepositContext, { patienceMs = 8000 } = {}) {
  /** By work, whose files all arrive in one place: it is free for the next file only once this one has left it. */
  const running = new Map<string, { number: number; keeping: Promise<void> }>();

  return {
    async keepIfComplete(deposit: Deposit): Promise<void> {
      const { workId, number, isKept } = deposit;
      for (let before = running.get(workId); before !== undefined; before = running.get(workId)) {
        // After a lost response, the browser asks again while the first request is still in flight.
        if (before.number === number) return await before.keeping;
        await before.keeping.catch(() => undefined);
      }
      // What is staged is of another file of this work, if of any.
      if (isKept) return;
      const keeping = keep(context, deposit).finally(() => running.delete(workId));
      running.set(workId, { number, keeping });
      await keeping;
    },
    /** Waits until no file of this work is being kept; not longer than a request can wait for its answer. */
    async waitUntilFree(workId: string): Promise<void> {
      const impatient = new AbortController();
      const end = delay(patienceMs, "late", { signal: impatient.signal }).catch(() => "ended");
      try {
        for (let one = running.get(workId); one !== undefined; one = running.get(workId)) {
          if ((await Promise.race([one.keeping.catch(() => undefined), end])) === "late")
            throw new AppError("unavailable");
        }
      } finally {
        impatient.abort();
      }
    },
  };
}

async function keep(context: DepositContext, deposit: Deposit): Promise<void> {
  const { workId, sha256, size } = deposit;
  const copyId = randomUUID();
  const name = copyKey({ ...deposit, copyId });
  const { pool, keys, objects, staging } = context;
  const upload = await staging.readComplete(workId);
  if (upload === undefined) return;
  const registered = refuseOther(upload, sha256);
  // Read before the stream begins: a copy that was sealed with a newer key is re-sealed once too often, which is harmless.
  const { number: dataKey } = keys.dataEncryption.key.current();
  try {
    await objects.put(name, sealStream(keys.dataEncryption.key, registered, name));
  } catch (error) {
    // While it was read, its owner has stopped it, or another node has kept it.
    if ((await staging.sizeOf(workId)) === undefined) return;
    if (error instanceof AppError && error.code === "deposit_mismatch") {
      // Otherwise what is staged is another upload's by now.
      if (await deleteUpload(pool, deposit)) await staging.remove(workId);
    }
    throw error;
  }
  // This waits for a concurrent deletion or erasure to end, and then finds nothing to keep.
  if (await markKept(pool, deposit, { size, dataKey, copyId })) await staging.remove(workId);
  // Whoever has ended or kept it removes what was staged: what is there now may be another upload's.
  else await objects.delete(name);
}

/** Passes the bytes through; fails at their end when they don't match the fingerprint. */
async function* refuseOther(bytes: AsyncIterable<Uint8Array>, sha256: Buffer): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (!hash.digest().equals(sha256)) throw new AppError("deposit_mismatch");
}
