import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { type Connection, connect } from "./connection.ts";
import { type EmbeddedPostgres, type PostgresEvent, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Behind a folder that only we may enter, and with a space in its path: the hardest case. */
const folder = makeTemporaryFolder("colophon-postgres test-");
const prepared = path.join(folder, "prepared");
const first = await startEmbeddedPostgres(prepared);
await first.stop();

/** A data directory whose Postgres has been started before, which saves the time of initdb. */
function makeDataDir(): string {
  const dataDir = makeEmptyDataDir();
  fs.cpSync(prepared, dataDir, { recursive: true });
  return dataDir;
}

function makeEmptyDataDir(): string {
  const dataDir = path.join(folder, randomUUID());
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  return dataDir;
}

interface Started {
  postgres: EmbeddedPostgres;
  db: Connection["db"];
  stop: () => Promise<void>;
}

async function start(dataDir: string, onEvent?: (event: PostgresEvent) => void): Promise<Started> {
  const postgres = await startEmbeddedPostgres(dataDir, onEvent ? { onEvent } : {});
  const { db, close } = connect(postgres.url);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= close().then(() => postgres.stop()));
  onTestFinished(stop);
  return { postgres, db, stop };
}

/** A server in its own process, to be killed. */
async function startServer(dataDir: string): Promise<{ server: ChildProcess; pid: number; url: string }> {
  const module = JSON.stringify(new URL("embedded-postgres.ts", import.meta.url).href);
  const script = `
    const { startEmbeddedPostgres } = await import(${module});
    const { pid, url } = await startEmbeddedPostgres(${JSON.stringify(dataDir)});
    console.log(JSON.stringify({ pid: pid(), url }));`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const [output] = (await once(server.stdout, "data")) as [Buffer];
  return { server, ...(JSON.parse(output.toString()) as { pid: number; url: string }) };
}

async function kill(server: ChildProcess): Promise<void> {
  server.kill("SIGKILL");
  await once(server, "exit");
}

/** Postgres removes its pid file as the last step of an orderly shutdown. */
function wasShutDown(dataDir: string): boolean {
  return !fs.existsSync(path.join(dataDir, "postgres", "data", "postmaster.pid"));
}

async function note(db: Connection["db"], text: string): Promise<void> {
  await sql`create table if not exists notes (text text)`.execute(db);
  await sql`insert into notes values (${text})`.execute(db);
}

async function notes(db: Connection["db"]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(db);
  return rows.map(({ text }) => text);
}

describe("startEmbeddedPostgres", () => {
  test.runIf(isLong)("keeps data over a stop and a start", async () => {
    const dataDir = makeEmptyDataDir();
    const made = await start(dataDir);
    await note(made.db, "kept");
    await made.stop();
    expect(wasShutDown(dataDir)).toBe(true);

    const again = await start(dataDir);
    expect(await notes(again.db)).toEqual(["kept"]);
    expect(again.postgres.adopted).toBe(false);
  });

  test("is durable, knows the letters of all scripts, and requires its password", async () => {
    const { postgres, db } = await start(makeDataDir());
    const { rows } = await sql`select
      current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as synchronous_commit,
      current_setting('data_checksums') as data_checksums,
      current_setting('listen_addresses') as listen_addresses,
      upper('ñ') as upper`.execute(db);
    expect(rows).toEqual([
      {
        fsync: "on",
        synchronous_commit: "on",
        data_checksums: "on",
        listen_addresses: "127.0.0.1",
        upper: "Ñ",
      },
    ]);
    await sql`create extension pg_trgm`.execute(db);
    const trigrams = await sql`select cardinality(show_trgm('著作権')) as count`.execute(db);
    expect(trigrams.rows).toEqual([{ count: 4 }]);

    const intruder = connect(Object.assign(new URL(postgres.url), { password: "guess" }).href);
    await expect(sql`select 1`.execute(intruder.db)).rejects.toThrow("password authentication failed");
    await intruder.close();
  });

  test("writes no value of a failed statement to its log", async () => {
    const dataDir = makeDataDir();
    const { db, stop } = await start(dataDir);
    await sql`create table people (email text unique)`.execute(db);
    const insert = sql`insert into people values ('ana@example.org')`;
    await insert.execute(db);
    await expect(insert.execute(db)).rejects.toThrow("duplicate key");
    await stop();
    expect(fs.readFileSync(path.join(dataDir, "postgres.log"), "utf8")).not.toContain("ana@");
  });

  test("restarts Postgres on the same address when it is killed", async () => {
    const events: PostgresEvent[] = [];
    const { postgres, db } = await start(makeDataDir(), (event) => events.push(event));
    await note(db, "before");
    const killed = postgres.pid();
    process.kill(killed, "SIGKILL");
    await vi.waitUntil(() => events.some(({ type }) => type === "restarted"), patience);

    expect(events[0]).toEqual({ type: "exited", pid: killed });
    expect(events.at(-1)).toEqual({ type: "restarted", pid: postgres.pid() });
    await vi.waitFor(() => note(db, "after"), patience);
    expect(await notes(db)).toEqual(["before", "after"]);
  });

  test.runIf(isLong)("adopts the Postgres of a killed server, and ends it at the stop", async () => {
    const dataDir = makeDataDir();
    const left = await startServer(dataDir);
    await kill(left.server);
    const { postgres, stop } = await start(dataDir);
    expect({ adopted: postgres.adopted, pid: postgres.pid(), url: postgres.url }).toEqual({
      adopted: true,
      pid: left.pid,
      url: left.url,
    });
    await stop();
    expect(wasShutDown(dataDir)).toBe(true);
  });

  test.runIf(isLong)("restarts an adopted Postgres when it is killed", async () => {
    const dataDir = makeDataDir();
    const left = await startServer(dataDir);
    await kill(left.server);
    const { postgres, db } = await start(dataDir);
    process.kill(left.pid, "SIGKILL");
    await vi.waitUntil(() => postgres.pid() !== left.pid, patience);
    await vi.waitFor(() => note(db, "after"), patience);
    expect(await notes(db)).toEqual(["after"]);
  });

  test("recovers when server and Postgres are killed together", async () => {
    const dataDir = makeDataDir();
    const left = await startServer(dataDir);
    const before = connect(left.url);
    await note(before.db, "kept");
    await before.close();
    await kill(left.server);
    process.kill(left.pid, "SIGKILL");

    const { postgres, db } = await start(dataDir);
    expect(postgres.adopted).toBe(false);
    expect(await notes(db)).toEqual(["kept"]);
  });

  test.runIf(isLong)("starts when another program has the pid of a crashed Postgres", async () => {
    const dataDir = makeDataDir();
    const left = await startServer(dataDir);
    const pidFile = path.join(dataDir, "postgres", "data", "postmaster.pid");
    const lines = fs.readFileSync(pidFile, "utf8").split("\n");
    await kill(left.server);
    process.kill(left.pid, "SIGKILL");
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    onTestFinished(() => void other.kill());
    fs.writeFileSync(pidFile, lines.with(0, String(other.pid)).join("\n"));

    const { postgres } = await start(dataDir);
    expect(postgres.adopted).toBe(false);
  });

  test.runIf(isLong)("starts over after a crash in the middle of the first start", async () => {
    const dataDir = makeEmptyDataDir();
    fs.mkdirSync(path.join(dataDir, "postgres", "data.unfinished", "base"), { recursive: true });
    fs.writeFileSync(path.join(dataDir, "postgres", "password"), "kept");
    const { postgres } = await start(dataDir);
    expect(new URL(postgres.url).password).toBe("kept");
  });

  test.runIf(isLong)("stops while Postgres is down", async () => {
    const { postgres, db, stop } = await start(makeDataDir());
    await note(db, "connected");
    process.kill(postgres.pid(), "SIGKILL");
    await stop();
    await expect(sql`select 1`.execute(connect(postgres.url).db)).rejects.toThrow("ECONNREFUSED");
  });

  test("refuses the files of another Postgres version", async () => {
    const dataDir = makeEmptyDataDir();
    const data = path.join(dataDir, "postgres", "data");
    fs.mkdirSync(data, { recursive: true });
    fs.writeFileSync(path.join(data, "PG_VERSION"), "17\n");
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
      `${data} was created by Postgres 17, this is Postgres 18: back up with the version of Colophon that made it, and restore`,
    );
  });
});
