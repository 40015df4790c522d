import { createHash } from "node:crypto";
import { AppError } from "../errors.ts";
import { type Deposit, type DepositContext, depositKey } from "./deposit.ts";
import { deleteDeposit, markKept } from "./deposit-store.ts";
import { sealStream } from "./sealed-stream.ts";

/** By work: an answer that got lost lets the browser ask again while the first one is still at it. */
const running = new Map<string, Promise<void>>();

/**
 * Keeps an upload that is complete: sealed, if its bytes are the registered ones, and else not at all. Does nothing while
 * bytes are missing. A crash on the way leaves the upload complete, and the browser's next question keeps it.
 */
export function keepIfComplete(context: DepositContext, deposit: Deposit): Promise<void> {
  const { workId } = deposit;
  const before = running.get(workId);
  if (before) return before;
  const keeping = keep(context, deposit).finally(() => running.delete(workId));
  running.set(workId, keeping);
  return keeping;
}

async function keep(context: DepositContext, { workId, sha256, size }: Deposit): Promise<void> {
  const { pool, keys, objects, staging } = context;
  const upload = await staging.readComplete(workId);
  if (upload === undefined) return;
  const registered = refuseOther(upload, sha256);
  // Taken before the stream begins: one that is sealed with a newer key is sealed anew once more, which does no harm.
  const { number: dataKey } = keys.dataEncryption.key.current();
  try {
    await objects.put(
      depositKey(workId),
      sealStream(keys.dataEncryption.key, registered, depositKey(workId)),
    );
  } catch (error) {
    // Its owner has stopped it while it was read, or another node has kept it.
    if ((await staging.sizeOf(workId)) === undefined) return;
    if (error instanceof AppError && error.code === "deposit_mismatch") {
      await deleteDeposit(pool, workId);
      await staging.remove(workId);
    }
    throw error;
  }
  // While a deletion or an erasure is under way this waits for its end, and then finds nothing to keep.
  if (!(await markKept(pool, workId, { size, dataKey }))) await objects.delete(depositKey(workId));
  await staging.remove(workId);
}

/** The same bytes; fails at their end when they are not those of the fingerprint. */
async function* refuseOther(bytes: AsyncIterable<Uint8Array>, sha256: Buffer): AsyncGenerator<Uint8Array> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  if (!hash.digest().equals(sha256)) throw new AppError("deposit_mismatch");
}
