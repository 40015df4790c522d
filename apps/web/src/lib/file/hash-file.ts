import type { HashMessage } from "./hash-worker.ts";

/** The file was changed, is gone or may not be read. */
class UnreadableFileError extends Error {}

export interface HashOptions {
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

let spare: Worker | undefined;

const startWorker = () => new Worker(new URL("./hash-worker.ts", import.meta.url), { type: "module" });

/** Starts the worker for the next file. */
export function prepareHashing(): void {
  spare ??= startWorker();
  // Its code couldn't be loaded: the next file retries.
  spare.addEventListener("error", () => (spare = undefined));
}

/** SHA-256 of a file as hex, computed in a worker. The file is read here and never sent anywhere. */
export async function hashFile(file: File, { onProgress, signal }: HashOptions): Promise<string> {
  signal.throwIfAborted();
  const worker = spare ?? startWorker();
  spare = undefined;
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.addEventListener("error", () => reject(new UnreadableFileError()));
      worker.addEventListener("message", ({ data }: MessageEvent<HashMessage>) => {
        if ("bytes" in data) onProgress(data.bytes);
        else if ("sha256" in data) resolve(data.sha256);
        else reject(new UnreadableFileError());
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
