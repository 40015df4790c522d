import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";
import { isRunning, readPid } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

test("a command that is interrupted twice ends by that signal once its Postgres has ended", async () => {
  const dataDir = path.join(makeTemporaryFolder("colophon-postgres-"), "data");
  const module = JSON.stringify(new URL("borrow-postgres.ts", import.meta.url).href);
  const script = `
    const { borrowPostgres } = await import(${module});
    await borrowPostgres(${JSON.stringify(dataDir)});
    console.log("borrowed");`;
  const command = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(command.stdout, "data");
  const postgres = await readPid(dataDir, "postgres");
  command.kill("SIGTERM");
  command.kill("SIGTERM");
  expect(await once(command, "exit")).toEqual([null, "SIGTERM"]);
  expect(isRunning(postgres)).toBe(false);
});
