import { globSync, readFileSync } from "node:fs";

/** CPU seconds spent so far, user and system together. */
export interface CpuTime {
  /** With its workers. */
  server: number;
  /** The postmaster with its children, ended ones too. */
  postgres: number;
  /** This process. */
  load: number;
  /** All that ran on the machine, whoever's it was. */
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
    server: readProcess(server).own + sum(childrenOf(server, "main.ts")),
    postgres: readProcess(postgres).withEnded + sum(childrenOf(postgres)),
    load: (user + system) / 1e6,
    machine: readMachine(),
  };
}

/** What each spent from `from` to `to`, as a share of `capacity` in CPU seconds. `other` is the work of others, which disturbs. */
export function cpuShares(from: CpuTime, to: CpuTime, capacity: number) {
  const share = (part: keyof CpuTime): number => (to[part] - from[part]) / capacity;
  const [server, postgres, load] = [share("server"), share("postgres"), share("load")];
  return { server, postgres, load, other: Math.max(0, share("machine") - server - postgres - load) };
}

/** The fields of /proc/pid/stat after the program's name, which may hold spaces: state is 0, ppid 1, utime 11. */
function readStat(pid: number | string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  return text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

function readProcess(pid: number): { own: number; withEnded: number } {
  const [utime = 0, stime = 0, endedUser = 0, endedSystem = 0] = readStat(pid).slice(11, 15);
  const own = (utime + stime) / TICKS_PER_SECOND;
  return { own, withEnded: own + (endedUser + endedSystem) / TICKS_PER_SECOND };
}

/** Of those whose command line names `program`. */
function childrenOf(parent: number, program = ""): number[] {
  return globSync("/proc/[0-9]*/stat").flatMap((file) => {
    try {
      const [, ppid] = readStat(file.slice("/proc/".length, -"/stat".length));
      if (ppid !== parent || !readFileSync(file.replace(/stat$/, "cmdline"), "utf8").includes(program))
        return [];
      return [readProcess(Number(file.split("/")[2])).own];
    } catch {
      return []; // Ended meanwhile.
    }
  });
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
