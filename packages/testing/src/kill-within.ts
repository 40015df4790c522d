import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import pg from "pg";

// Loaded before a command: it kills itself (SIGKILL) once it has said something, or a number of writes later. A write is a statement
// sent to the database, or a file that is about to get its name, which counts as if "naming <file>" were said.
const { KILL_WHEN_SAID = "", KILL_WRITES_LATER = "0" } = process.env;
let left: number | undefined;

const die = () => process.kill(process.pid, "SIGKILL");

function countWrite(): void {
  if (left !== undefined && --left === 0) die();
}

function listen(text: string): void {
  if (left !== undefined || !text.includes(KILL_WHEN_SAID)) return;
  left = Number(KILL_WRITES_LATER);
  if (left === 0) die();
}

const say = process.stdout.write.bind(process.stdout);
process.stdout.write = (text: string | Uint8Array): boolean => {
  const isSaid = say(String(text));
  listen(String(text));
  return isSaid;
};

const { query } = pg.Client.prototype as { query(this: pg.Client, ...args: unknown[]): unknown };
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
  const answer = query.apply(this, args);
  setImmediate(countWrite);
  return answer;
} as pg.Client["query"];

function watchNaming<F extends (from: fs.PathLike, to: fs.PathLike) => unknown>(name: F): F {
  return ((from: fs.PathLike, to: fs.PathLike): unknown => {
    countWrite();
    listen(`naming ${String(to)}`);
    return name(from, to);
  }) as F;
}

fs.linkSync = watchNaming(fs.linkSync);
fs.renameSync = watchNaming(fs.renameSync);
fs.promises.link = watchNaming(fs.promises.link);
fs.promises.rename = watchNaming(fs.promises.rename);
syncBuiltinESMExports();
