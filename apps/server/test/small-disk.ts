import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { atEnd } from "./at-end.ts";

/** A disk of 900 MB, until the file's tests are over. Only root may make one, and only on Linux: elsewhere undefined. */
export function mountSmallDisk(): string | undefined {
  const disk = path.join(makeTemporaryFolder("colophon-disk-"), "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=900m,mode=755", "tmpfs", disk], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  atEnd(() => execFileSync("umount", ["--lazy", disk]));
  return disk;
}

/** Writes into this file until its disk is full. */
export function fill(file: string): void {
  const opened = openSync(file, "a");
  try {
    for (const size of [1 << 20, 4096]) {
      try {
        for (const bytes = Buffer.alloc(size); ;) writeSync(opened, bytes);
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    }
  } finally {
    closeSync(opened);
  }
}
