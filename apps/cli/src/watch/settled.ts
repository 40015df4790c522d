import type { Seen } from "./find-files.ts";

const lookOf = ({ size, mtimeMs, ino }: Seen): string => `${size} ${mtimeMs} ${ino}`;

/** Which files have stayed as they are for so long: one that is still being written changes. */
export function createSettling(settleMs: number) {
  /** What the last look saw, and since when: a file that was not among it begins again. */
  let before = new Map<string, { look: string; since: number }>();
  /** Of those that are done with: not looked at again until they change. */
  const done = new Map<string, string>();
  return {
    settled(seen: readonly Seen[], now: number): Seen[] {
      const next = new Map<string, { look: string; since: number }>();
      const ready: Seen[] = [];
      for (const file of seen) {
        const look = lookOf(file);
        if (done.get(file.path) === look) continue;
        const last = before.get(file.path);
        const since = last?.look === look ? last.since : now;
        next.set(file.path, { look, since });
        if (now - since >= settleMs) ready.push(file);
      }
      before = next;
      return ready;
    },
    finish: (file: Seen) => void done.set(file.path, lookOf(file)),
  };
}
