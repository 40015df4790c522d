import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

const MODULE = new URL("data-dir-lock.ts", import.meta.url).href;

function makeDataDir(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "colophon-lock-"));
  onTestFinished(() => fs.rmSync(parent, { recursive: true }));
  return path.join(parent, "data");
}

/** Another server: a process that locks the directory, starts a child like Postgres, and keeps running. */
async function startServer(dataDir: string): Promise<{ server: ChildProcess; child: number }> {
  const script = `
    const { spawn } = await import("node:child_process");
    const { lockDataDir } = await import(${JSON.stringify(MODULE)});
    lockDataDir(${JSON.stringify(dataDir)});
    // Whatever nobody refers to is gone now.
    gc();
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const [output] = (await once(server.stdout, "data")) as [Buffer];
  const child = Number(output.toString());
  onTestFinished(() => void process.kill(child, "SIGKILL"));
  return { server, child };
}

test("creates the directory and locks it once", () => {
  const dataDir = makeDataDir();
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(
    `${dataDir} is in use by another Colophon server (process ${process.pid})`,
  );
  lock.release();
  lockDataDir(dataDir).release();
});

test("refuses a second process and names the first", async () => {
  const dataDir = makeDataDir();
  const { server } = await startServer(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(`(process ${String(server.pid)})`);
});

test("is free again when its holder is killed, though a child lives on", async () => {
  const dataDir = makeDataDir();
  const { server, child } = await startServer(dataDir);
  server.kill("SIGKILL");
  await once(server, "exit");
  expect(process.kill(child, 0)).toBe(true);
  expect(() => lockDataDir(dataDir).release()).not.toThrow();
});

test("says nothing about experimental features", () => {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(MODULE)});
    lockDataDir(${JSON.stringify(makeDataDir())}).release();
    process.emitWarning("still heard");`;
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(stderr).toContain("still heard");
  expect(stderr).not.toContain("Experimental");
});
