import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import type { Queryable } from "../db/queryable.ts";
import { StartError } from "../errors.ts";
import type { Objects } from "../files/objects.ts";
import { replaceFile } from "../keys/key-file.ts";
import {
  type BackupFile,
  backupFormat,
  type BackupObject,
  type Manifest,
  manifestFile,
} from "./backup-format.ts";
import { sealKeyFiles } from "./seal-keys.ts";
import { listMigrations, listTables, readLog, readRows } from "./table-store.ts";

export interface BackupContext {
  pool: pg.Pool;
  objects: Objects;
  keysDir: string;
  passphrase: string;
  /** A line of progress. */
  say(line: string): void;
}

/**
 * Copies everything that a register cannot do without into an empty folder, while it goes on: the database as it is at one
 * moment, the objects, the keys, sealed with a passphrase. The guard is not among them, since it has to know better than a
 * backup. The manifest is written last: what is broken off before has none, and is no backup.
 */
export async function backUp(context: BackupContext, folder: string): Promise<Manifest> {
  const { pool, keysDir, passphrase, say } = context;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(
      `${folder} is not empty. Name a new folder for each backup, or delete one that was not finished.`,
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
    tables = await copyTables(client, folder, say);
  } finally {
    client.release(true);
  }
  // After the database: an object that a row names is there, unless it was deleted meanwhile.
  const objects = await copyObjects(context, folder);
  const files = sealKeyFiles(await readKeyFiles(keysDir), passphrase);
  const keys = await write(folder, "keys.sealed", [Buffer.from(files)]);
  say("keys: sealed with the passphrase");
  const manifest: Manifest = { format: backupFormat, createdAt, log, migrations, tables, keys, objects };
  replaceFile(path.join(folder, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

async function copyTables(
  tx: Queryable,
  folder: string,
  say: BackupContext["say"],
): Promise<Manifest["tables"]> {
  const copied: Manifest["tables"] = [];
  await mkdir(path.join(folder, "database"));
  for (const table of await listTables(tx)) {
    let rows = 0;
    async function* lines() {
      for await (const some of readRows(tx, table)) {
        rows += some.length;
        yield `${some.join("\n")}\n`;
      }
    }
    const file = await write(
      folder,
      `database/${table.name}.jsonl.gz`,
      Readable.from(lines()).pipe(createGzip()),
    );
    copied.push({ name: table.name, rows, ...file });
    say(`table ${table.name}: ${rows} rows`);
  }
  return copied;
}

async function copyObjects({ objects, say }: BackupContext, folder: string): Promise<Manifest["objects"]> {
  const list: BackupObject[] = [];
  for await (const { key } of objects.list()) {
    const bytes = await objects.read(key);
    // Deleted meanwhile.
    if (bytes === undefined) continue;
    await mkdir(path.dirname(path.join(folder, "objects", key)), { recursive: true });
    const { file: _, ...written } = await write(folder, `objects/${key}`, bytes);
    list.push({ key, ...written });
    if (list.length % 1000 === 0) say(`objects: ${list.length}`);
  }
  say(`objects: ${list.length}`);
  const lines = list.map((object) => `${JSON.stringify(object)}\n`);
  return { ...(await write(folder, "objects.jsonl", [Buffer.from(lines.join(""))])), count: list.length };
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
  folder: string,
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
  const stream = createWriteStream(path.join(folder, file), { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.from(hashed()), stream);
  return { file, bytes: length, sha256: hash.digest("hex") };
}
