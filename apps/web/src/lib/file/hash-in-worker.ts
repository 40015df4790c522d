import type { HashAnswer, HashOrder } from "./hash-messages.ts";

/** Why a file has no fingerprint: it changed since it was chosen, or it is gone or may not be read. */
export class FailedHashError extends Error {
  readonly why: "changed" | "unreadable";

  constructor(why: "changed" | "unreadable") {
    super(why);
    this.why = why;
  }
}

/** The worker ended: its code could not be loaded, or the device stopped it. */
export class LostWorkerError extends Error {}

export interface Hashed {
  sha256: string;
  isConverted: boolean;
}

export const startWorker = () => new Worker(new URL("./hash-worker.ts", import.meta.url), { type: "module" });

export const tell = (worker: Worker, order: HashOrder): void => worker.postMessage(order);

/** The SHA-256 of a file, by a worker that has nothing else to do. Aborting leaves the worker busy. */
export async function hashInWorker(
  worker: Worker,
  file: File,
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<Hashed> {
  const over = new AbortController();
  const listening = { signal: over.signal };
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), listening);
      worker.addEventListener("error", () => reject(new LostWorkerError()), listening);
      worker.addEventListener(
        "message",
        ({ data }: MessageEvent<HashAnswer>) => {
          if ("bytes" in data) onProgress(data.bytes);
          else if ("sha256" in data) resolve(data);
          else if ("failed" in data) reject(new FailedHashError(data.failed));
        },
        listening,
      );
      tell(worker, { file });
    });
  } finally {
    over.abort();
  }
}
