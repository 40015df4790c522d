import { hashInWorker, startWorker } from "./hash-in-worker.ts";

export interface HashOptions {
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Started ahead, for the next file, which takes it. */
let spare: Worker | undefined;

/** Starts the worker for the next file. */
export function prepareHashing(): void {
  spare ??= startWorker();
  // Its code couldn't be loaded: the next file retries.
  spare.addEventListener("error", () => (spare = undefined));
}

/** SHA-256 of a file as hex, computed in a worker. The file is read here and never sent anywhere. */
export async function hashFile(file: File, options: HashOptions): Promise<string> {
  options.signal.throwIfAborted();
  const worker = spare ?? startWorker();
  spare = undefined;
  try {
    return (await hashInWorker(worker, file, options)).sha256;
  } finally {
    worker.terminate();
  }
}
