import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** How many times a second this disk syncs 4 KiB: what every durable write has to wait for. */
export function fsyncRate(folder: string, seconds: number): number {
  const path = join(folder, "fsync-rate");
  const page = Buffer.alloc(4096, 1);
  const file = openSync(path, "w");
  try {
    const start = performance.now();
    let count = 0;
    for (; performance.now() < start + 1000 * seconds; count++) {
      writeSync(file, page, 0, page.length, 0);
      fdatasyncSync(file);
    }
    return count / ((performance.now() - start) / 1000);
  } finally {
    closeSync(file);
    rmSync(path);
  }
}
