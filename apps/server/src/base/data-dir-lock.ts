import fs from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StartError } from "./errors.ts";

/** Held locks. A connection that nobody refers to is closed by the garbage collector, and its lock is gone. */
const held = new Set<DatabaseSync>();

/**
 * Takes the one lock of a data directory, or throws a StartError that names its holder. The lock is an open exclusive
 * transaction of SQLite, whose file lock the operating system drops when the process ends in any way, kill -9 included;
 * child processes do not inherit it.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  fs.mkdirSync(dataDir, { recursive: true });
  const holderFile = path.join(dataDir, "lock.pid");
  const database = openDatabase(path.join(dataDir, "lock"));
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (!String(error).includes("database is locked")) throw error;
    const holder = fs.existsSync(holderFile) ? fs.readFileSync(holderFile, "utf8").trim() : "unknown";
    throw new StartError(`${dataDir} is in use by another Colophon server (process ${holder})`);
  }
  held.add(database);
  fs.writeFileSync(holderFile, `${process.pid}\n`);
  return {
    release() {
      held.delete(database);
      database.close();
    },
  };
}

/** Hides the warning of Node 24 that SQLite is experimental, which doesn't concern the operator. */
function openDatabase(file: string): DatabaseSync {
  const emitWarning = Object.getOwnPropertyDescriptor(process, "emitWarning");
  process.emitWarning = () => undefined;
  try {
    const sqlite = process.getBuiltinModule("node:sqlite");
    return new sqlite.DatabaseSync(file);
  } finally {
    if (emitWarning) Object.defineProperty(process, "emitWarning", emitWarning);
  }
}
