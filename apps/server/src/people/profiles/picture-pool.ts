import { createProcessPool, type ProcessPool } from "../../base/processes/process-pool.ts";
import type { PictureJob } from "./re-encode-image.ts";

/** Re-encodes pictures; `pictures_busy` when too many wait, otherwise what `reEncodeImage` refuses. */
export type PicturePool = ProcessPool<PictureJob, Uint8Array>;

/**
 * One process with a limit of memory: strangers' files are decoded by native code that allocates what a file asks for, and
 * the server must outlive that. Without it, a picture of 770 kB took 4 GB of the server's memory.
 */
export function openPictures(open: AsyncDisposableStack): PicturePool {
  const pool: PicturePool = createProcessPool({
    entry: new URL("picture-worker.ts", import.meta.url),
    workers: 1,
    maxWaiting: 32,
    maxOfOne: 5,
    busy: "pictures_busy",
    lost: "image_type_unsupported",
    timeoutMs: 20_000,
    maxData: 1_000_000_000,
  });
  open.defer(() => pool.close());
  return pool;
}
