import { readFileSync } from "node:fs";
import { processTree } from "../measure/process-tree.ts";

/** Proportional set sizes, in MiB: a page that n processes share counts 1/n in each. */
export interface MemoryUse {
  server: number;
  /** The processes that draw pages of documents, and those that read pictures. */
  pages: number;
  /** The postmaster and all its processes. */
  postgres: number;
  anvil: number;
  total: number;
}

/** Of the server and all that it started, from /proc/pid/smaps_rollup. */
export function readMemory(server: number): MemoryUse {
  const memory = { server: 0, pages: 0, postgres: 0, anvil: 0, total: 0 };
  for (const pid of processTree(server)) {
    const part = pid === server ? "server" : partOf(pid);
    if (part === "remover") continue;
    const size = readPss(pid);
    memory[part] += size;
    memory.total += size;
  }
  return memory;
}

function readPss(pid: number): number {
  const kibibytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
  return Number(kibibytes) / 1024;
}

/** A remover waits to delete a benchmark's temporary folder (`makeTemporaryFolder`): it isn't part of what is measured. */
function partOf(pid: number): "pages" | "postgres" | "anvil" | "remover" {
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  if (/^(sh\0-c\0\s+cat\n|cat\0$)/.test(command)) return "remover";
  // The shell that ends the development chain with us (`end-with-us.ts`).
  if (command.startsWith("sh\0-c\0cat; kill ")) return "anvil";
  if (/^postgres:|\/postgres\0/.test(command)) return "postgres";
  if (/\/(page|picture)-worker\.ts\0/.test(command)) return "pages";
  if (/\banvil(\.exe)?\0/.test(command)) return "anvil";
  throw new Error(`what is this process: ${command.replaceAll("\0", " ")}`);
}
