import { globSync, readFileSync } from "node:fs";

/** A process with all its descendants, except those that have another parent by now. Linux only. */
export function processTree(root: number): number[] {
  return [root, ...childrenOf(root).flatMap(processTree)];
}

export function childrenOf(parent: number): number[] {
  return globSync("/proc/[0-9]*/stat").flatMap((file) => {
    const pid = Number(file.split("/")[2]);
    try {
      const [, ppid] = readStat(pid);
      return ppid === parent ? [pid] : [];
    } catch {
      return []; // Ended meanwhile.
    }
  });
}

/** The fields of /proc/pid/stat after the program's name, which may contain spaces: state is 0, ppid 1, utime 11. */
export function readStat(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}
