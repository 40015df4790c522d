import { readFileSync } from "node:fs";
import { childrenOf, processTree, readStat } from "./process-tree.ts";

/** CPU seconds spent so far, user and system together. */
export interface CpuTime {
  /** With the processes that it has started: its workers, and those that draw pages and read pictures. */
  server: number;
  /** The postmaster with its children, including ended ones. */
  postgres: number;
  /** This process. */
  load: number;
  /** All processes on the machine. */
  machine: number;
}

/** In which processes to look. */
export interface Pids {
  server: number;
  postgres: number;
}

/** USER_HZ of proc(5): 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Undefined where there is no /proc to read it from. */
export function readCpuTime({ server, postgres }: Pids): CpuTime | undefined {
  if (process.platform !== "linux") return undefined;
  const { user, system } = process.cpuUsage();
  return {
    server: readProcess(server).own + sum(childrenOf(server).filter(isOwnCode).map(readOwn)),
    postgres: readProcess(postgres).withEnded + sum(childrenOf(postgres).map(readOwn)),
    load: (user + system) / 1e6,
    machine: readMachine(),
  };
}

/** CPU seconds that this process and all that it has started have spent, those that have ended included. Linux only. */
export function readOwnTree(): number {
  return sum(processTree(process.pid).map((pid) => readProcess(pid).withEnded));
}

/** What each spent from `from` to `to`, as a share of `capacity` in CPU seconds. `other` is the interference by other programs. */
export function cpuShares(from: CpuTime, to: CpuTime, capacity: number) {
  const share = (part: keyof CpuTime): number => (to[part] - from[part]) / capacity;
  const [server, postgres, load] = [share("server"), share("postgres"), share("load")];
  return { server, postgres, load, other: Math.max(0, share("machine") - server - postgres - load) };
}

function readProcess(pid: number): { own: number; withEnded: number } {
  const [utime = 0, stime = 0, endedUser = 0, endedSystem = 0] = readStat(pid).slice(11, 15);
  const own = (utime + stime) / TICKS_PER_SECOND;
  return { own, withEnded: own + (endedUser + endedSystem) / TICKS_PER_SECOND };
}

/** A process of the server's own code: not its Postgres, nor its chain. */
function isOwnCode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("apps/server/src");
  } catch {
    return false; // Ended meanwhile.
  }
}

function readOwn(pid: number): number {
  try {
    return readProcess(pid).own;
  } catch {
    return 0; // Ended meanwhile.
  }
}

/** User, nice, system, (idle, iowait,) irq, softirq and steal of the first line of /proc/stat. */
function readMachine(): number {
  const [, ...ticks] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/) ?? [];
  const [user, nice, system, , , irq, softirq, steal] = ticks.map(Number);
  return sum([user, nice, system, irq, softirq, steal].map((each) => each ?? 0)) / TICKS_PER_SECOND;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
