import { HashPool } from "@colophon/web/lib/file/hash-pool.ts";

/** SHA-256 of the chosen files, in the order in which they were chosen, and the seconds that it took. */
export interface Measured {
  seconds: number;
  /** Milliseconds; 0 when none took 50. */
  longestTask: number;
  sha256: string[];
}

declare global {
  var hashing: Record<"pool" | "before", () => Promise<Measured>>;
}

const files = () => [...(document.querySelector("input")?.files ?? [])];

async function time(hash: (file: File[]) => Promise<string[]>): Promise<Measured> {
  let longestTask = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  observer.observe({ type: "longtask" });
  const began = performance.now();
  const sha256 = await hash(files());
  const seconds = (performance.now() - began) / 1000;
  observer.disconnect();
  return { seconds, longestTask, sha256 };
}

globalThis.hashing = { pool: () => time(hashInPool), before: () => time(hashInTurn) };

/** As the list of chosen files does it. */
async function hashInPool(chosen: File[]): Promise<string[]> {
  const pool = new HashPool();
  const results = new Map<number, string>();
  let [next, running] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    const go = () => {
      if (next === chosen.length && running === 0) resolve();
      for (let file = chosen[next]; file && pool.hasRoom(file.size); file = chosen[next]) {
        const place = next++;
        running += 1;
        const { signal } = new AbortController();
        pool
          .hash(file, { onProgress: () => undefined, signal })
          .then(({ sha256 }) => {
            results.set(place, sha256);
            running -= 1;
            go();
          })
          .catch(reject);
      }
    };
    go();
  });
  pool.rest();
  return chosen.map((_, place) => results.get(place) ?? "");
}

/** As before there was a pool: in one worker, one after another. */
async function hashInTurn(chosen: File[]): Promise<string[]> {
  const worker = new Worker(new URL("./stream-worker.ts", import.meta.url), { type: "module" });
  const results: string[] = [];
  for (const file of chosen) {
    const result = new Promise<string>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data), { once: true });
      worker.addEventListener("error", () => reject(new Error("the worker failed")), { once: true });
    });
    worker.postMessage(file);
    results.push(await result);
  }
  worker.terminate();
  return results;
}
