import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Queryable } from "../../base/db/queryable.ts";
import { listLogFiles } from "../../log/list-log-files.ts";
import { listKeySets } from "./archive-store.ts";

export interface ArchivedHead {
  checkpoint: string;
  size: number;
}

/** The log up to a head as `/log` serves it (docs/format.md): checkpoint, tiles and entries. */
export async function writeLog(
  db: Queryable,
  folder: string,
  { checkpoint, size }: ArchivedHead,
): Promise<void> {
  await writeIn(folder, "log/checkpoint", checkpoint);
  for await (const { path: name, bytes } of listLogFiles(db, size))
    await writeIn(folder, `log/${name}`, bytes);
}

/** The issuer's key sets, as their `03` entries hash them, each under its entry's index. Returns their paths. */
export async function writeKeySets(db: Queryable, folder: string): Promise<string[]> {
  const sets = await listKeySets(db);
  const paths = sets.map(({ index }) => `issuer-keys/${index}.json`);
  for (const [at, { jwks }] of sets.entries()) await writeIn(folder, paths[at] ?? "", jwks);
  return paths;
}

export async function writeIn(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
