import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HashAnswer, HashOrder } from "./hash-messages.ts";
import { HashPool } from "./hash-pool.ts";

/** A worker of which the test decides what it says. */
class SilentWorker extends EventTarget {
  static all: SilentWorker[] = [];
  readonly orders: HashOrder[] = [];
  isOver = false;

  constructor() {
    super();
    SilentWorker.all.push(this);
  }

  postMessage(order: HashOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isOver = true;
  }

  say(data: HashAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  SilentWorker.all = [];
  vi.stubGlobal("Worker", SilentWorker);
  vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const megabytes = (count: number) => {
  const file = new File([], "a");
  Object.defineProperty(file, "size", { value: count * 1024 * 1024 });
  return file;
};
const options = { onProgress: () => undefined, signal: new AbortController().signal };
const done = { sha256: "ab", isConverted: false };

test("after a pause of the device only a worker that does not answer is replaced, and its file read again", async () => {
  const pool = new HashPool();
  const results = [pool.hash(megabytes(1), options), pool.hash(megabytes(2), options)];
  const [dead, alive] = SilentWorker.all;
  await vi.advanceTimersByTimeAsync(60_000);
  pool.revive();
  await vi.advanceTimersByTimeAsync(1000);
  alive?.say({ pong: true });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([dead?.isOver, alive?.isOver]).toEqual([true, false]);
  const [, , other] = SilentWorker.all;
  expect(other?.orders.some((order) => "file" in order && order.file.size === 1024 * 1024)).toBe(true);
  other?.say(done);
  alive?.say(done);
  expect(await Promise.all(results)).toEqual([done, done]);
});

test("a file over which two workers are lost is given up", async () => {
  const pool = new HashPool();
  const result = pool.hash(megabytes(1), options).catch((error: unknown) => error);
  for (let i = 0; i < 2; i++) {
    SilentWorker.all[i]?.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await result).toBeInstanceOf(Error);
  expect(SilentWorker.all).toHaveLength(2);
});

test("four files at most, and only what memory has room for", () => {
  const pool = new HashPool();
  const begin = (size: number) => {
    if (!pool.hasRoom(size * 1024 * 1024)) return false;
    void pool.hash(megabytes(size), options);
    return true;
  };
  expect([4, 4, 4, 4, 4].map(begin)).toEqual([true, true, true, true, false]);
  const other = new HashPool();
  void other.hash(megabytes(100), options);
  expect([other.hasRoom(100 * 1024 * 1024), other.hasRoom(20 * 1024 * 1024)]).toEqual([false, true]);
  // Larger than all the memory for files read as a whole: part by part.
  expect(other.hasRoom(10_000 * 1024 * 1024)).toBe(true);
});

test("workers hear when to pause, also those that begin later", () => {
  const pool = new HashPool();
  void pool.hash(megabytes(1), options);
  pool.pause(true);
  void pool.hash(megabytes(1), options);
  for (const { orders } of SilentWorker.all)
    expect(orders.filter((order) => "pause" in order)).toContainEqual({ pause: true });
});
