import { readdir, readFile, readlink, realpath } from "node:fs/promises";

/** How a file is opened: the last two bits of its flags, as Linux shows them in octal. */
const isWriting = (info: string): boolean => {
  const flags = /^flags:\s*(\d+)$/m.exec(info)?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & 3) !== 0;
};

/** Those of these files that a process has open for writing, as far as this system and our rights tell: elsewhere none. */
export async function openForWriting(paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const wanted = new Map<string, string>();
  for (const path of paths) wanted.set(await realpath(path).catch(() => path), path);
  const processes = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of processes) {
    for (const fd of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const path = wanted.get(await readlink(`/proc/${pid}/fd/${fd}`).catch(() => ""));
      if (path === undefined) continue;
      if (isWriting(await readFile(`/proc/${pid}/fdinfo/${fd}`, "utf8").catch(() => ""))) found.add(path);
    }
  }
  return found;
}
