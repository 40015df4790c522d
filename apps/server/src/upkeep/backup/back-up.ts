import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { Queryable } from "../../base/db/queryable.ts";
import { StartError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import {
  type BackupFile,
  backupFormat,
  type BackupObject,
  type BackupManifest,
  manifestFile,
} from "./backup-format.ts";
import type { BackupPlace } from "./backup-place.ts";
import { sealKeyFiles } from "./seal-keys.ts";
import { listMigrations, listTables, readLog, readRows } from "./table-store.ts";

export interface BackupContext {
  pool: pg.Pool;
  objects: Objects;
  keysDir: string;
  passphrase: string;
  /** A line of progress. */
  say(line: string): void;
  /** Breaks it off: what is there then is no backup. */
  end?: AbortSignal;
}

/**
 * Copies everything that a register cannot do without into an empty place, while it goes on: the database as it is at one
 * moment, the objects, the keys, sealed with a passphrase. The guard is not among them, since it has to know better than a
 * backup. The manifest is written last: what is broken off before has none, and is no backup.
 */
export async function backUp(context: BackupContext, place: BackupPlace): Promise<BackupManifest> {
  const { pool, keysDir, passphrase, say, end } = context;
  if (!(await place.isEmpty()))
    throw new StartError(
      `${place.name} is not empty. Name a new place for each backup, or delete one that was not finished.`,
    );
  const createdAt = new Date().toISOString();
  const client = await pool.connect();
  let log, migrations, tables;
  try {
    // The dead man's limits of a server are not for what takes an hour.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("begin transaction isolation level repeatable read, read only");
    log = await readLog(client);
    if (log === undefined) throw new StartError("The database has no log yet: there is nothing to back up.");
    migrations = await listMigrations(client);
    tables = await copyTables(client, place, context);
  } finally {
    client.release(true);
  }
  // After the database: an object that a row names is there, unless it was deleted meanwhile.
  const objects = await copyObjects(context, place);
  const files = await sealKeyFiles(await readKeyFiles(keysDir), passphrase);
  const keys = await write(place, "keys.sealed", [Buffer.from(files)]);
  say("keys: sealed with the passphrase");
  end?.throwIfAborted();
  const manifest: BackupManifest = {
    format: backupFormat,
    createdAt,
    log,
    migrations,
    tables,
    keys,
    objects,
  };
  await place.files.put(manifestFile, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
  return manifest;
}

async function copyTables(
  tx: Queryable,
  place: BackupPlace,
  { say, end }: BackupContext,
): Promise<BackupManifest["tables"]> {
  const copied: BackupManifest["tables"] = [];
  for (const table of await listTables(tx)) {
    let rows = 0;
    async function* lines() {
      for await (const some of readRows(tx, table)) {
        end?.throwIfAborted();
        rows += some.length;
        yield `${some.join("\n")}\n`;
      }
    }
    // What fails on the way ends the file with it.
    const zipped = pipeline(Readable.from(lines()), createGzip(), () => undefined);
    const file = await write(place, `database/${table.name}.jsonl.gz`, zipped);
    copied.push({ name: table.name, rows, ...file });
    if (rows > 0) say(`table ${table.name}: ${rows} rows`);
  }
  return copied;
}

async function copyObjects(
  { objects, say, end }: BackupContext,
  place: BackupPlace,
): Promise<BackupManifest["objects"]> {
  const list: BackupObject[] = [];
  for await (const { key } of objects.list()) {
    end?.throwIfAborted();
    const written = await copyObject(objects, place, key);
    // Deleted meanwhile.
    if (written === undefined) continue;
    list.push({ key, bytes: written.bytes, sha256: written.sha256 });
    if (list.length % 1000 === 0) say(`objects: ${list.length}`);
  }
  say(`objects: ${list.length}`);
  const lines = list.map((object) => `${JSON.stringify(object)}\n`);
  return { ...(await write(place, "objects.jsonl", [Buffer.from(lines.join(""))])), count: list.length };
}

async function copyObject(
  objects: Objects,
  place: BackupPlace,
  key: string,
): Promise<BackupFile | undefined> {
  const bytes = await objects.read(key);
  if (bytes === undefined) return undefined;
  try {
    return await write(place, `objects/${key}`, bytes);
  } catch (error) {
    // Out of a bucket it comes piece by piece, and may be deleted between two of them.
    if ((await objects.read(key)) === undefined) return undefined;
    throw error;
  }
}

/** The text of every file, by its path in KEYS_DIR. */
async function readKeyFiles(keysDir: string): Promise<Record<string, string>> {
  const entries = await readdir(keysDir, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(keysDir, file).split(path.sep).join("/")] = await readFile(file, "utf8");
  }
  return files;
}

async function write(
  { files }: BackupPlace,
  file: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<BackupFile> {
  const hash = createHash("sha256");
  let length = 0;
  async function* hashed() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      length += chunk.length;
      yield chunk;
    }
  }
  await files.put(file, hashed());
  return { file, bytes: length, sha256: hash.digest("hex") };
}
