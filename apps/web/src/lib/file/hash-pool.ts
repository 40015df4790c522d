import { memoryFor } from "./hash-bytes.ts";
import { type Hashed, hashInWorker, LostWorkerError, startWorker, tell } from "./hash-in-worker.ts";

/** More workers wait for the disk. */
const maxWorkers = 4;

/** Bytes in memory at once, over all workers. */
const maxMemory = 256 * 1024 * 1024;

/** Milliseconds in which a worker that lives answers, also on a slow device. */
const patience = 10_000;

interface Running {
  worker: Worker;
  memory: number;
  lastHeard: number;
}

export interface PoolOptions {
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Workers that hash files at the same time. Whoever uses it asks `hasRoom` first: it keeps no queue. */
export class HashPool {
  readonly #running = new Set<Running>();
  readonly #idle: Worker[] = [];
  /** Kept for workers that begin later: each is told before its file. */
  #isPaused = false;

  /** Whether a file of this size can be begun now. One that needs all the memory is read alone. */
  hasRoom(size: number): boolean {
    if (this.#running.size === 0) return true;
    const used = [...this.#running].reduce((sum, { memory }) => sum + memory, 0);
    return this.#running.size < this.limit && used + memoryFor(size) <= maxMemory;
  }

  get limit(): number {
    return Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency));
  }

  async hash(file: File, options: PoolOptions): Promise<Hashed> {
    // A second worker that is lost over the same file is no accident.
    try {
      return await this.#hashOnce(file, options);
    } catch (error) {
      if (!(error instanceof LostWorkerError)) throw error;
      return this.#hashOnce(file, options);
    }
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const { worker } of this.#running) tell(worker, { pause: isPaused });
  }

  /** Replaces the workers that do not answer: a phone may have ended them while its screen was locked. */
  revive(): void {
    this.rest();
    for (const one of this.#running) {
      const asked = performance.now();
      tell(one.worker, { ping: true });
      setTimeout(() => {
        if (one.lastHeard < asked) one.worker.dispatchEvent(new Event("error"));
      }, patience);
    }
  }

  /** Ends the workers that have nothing to do. */
  rest(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }

  async #hashOnce(file: File, options: PoolOptions): Promise<Hashed> {
    options.signal.throwIfAborted();
    const worker = this.#idle.pop() ?? startWorker();
    const one: Running = { worker, memory: memoryFor(file.size), lastHeard: performance.now() };
    this.#running.add(one);
    const hear = () => (one.lastHeard = performance.now());
    worker.addEventListener("message", hear);
    tell(worker, { pause: this.#isPaused });
    try {
      const hashed = await hashInWorker(worker, file, options);
      this.#idle.push(worker);
      return hashed;
    } catch (error) {
      // Busy with a file that nobody wants, or lost.
      worker.terminate();
      throw error;
    } finally {
      worker.removeEventListener("message", hear);
      this.#running.delete(one);
    }
  }
}
