import type { Trust } from "@colophon/proof";
import { take } from "@colophon/testing/manual-lines";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect } from "vitest";
import { type ManualShell, openManualShell } from "../manual-shell.ts";
import { readTrust } from "../public-evidence.ts";
import { type Lost, type NewEnvironment, passphrase } from "./lose-disk.ts";

/** The registry that goes on from the backup. */
export interface GoneOn {
  env: NewEnvironment;
  shell: ManualShell;
  server: RunningServer;
  trust: Trust;
  /** When the log that ended did, Unix seconds. */
  endedAt: number;
}

/** Goes on from the backup by the manual's commands: with the guard, or the file of a kept checkpoint in its place. */
export async function comeBack(
  lost: Lost,
  { dataDir, checkpointFile }: { dataDir: string; checkpointFile?: string },
): Promise<GoneOn> {
  const env = await lost.newEnv(dataDir);
  const shell = openManualShell(makeTemporaryFolder("colophon-lost-disk-shell-"), env, [
    ...(checkpointFile === undefined
      ? []
      : [["--guard /old/checkpoint-guard", `--checkpoint ${checkpointFile}`] as const]),
    ["'…'", `'${passphrase}'`],
    ["restore -- /backups/2026-11-23", `restore -- ${lost.backup}`],
    ["/old/checkpoint-guard", lost.guard],
    ["/backups/2026-11-23", `${dataDir}-next`],
  ]);
  expect(await shell.run(take("restore under a new log"))).toMatch(/Lost: its last \d+ entries/);
  await shell.run(take("fsck"));
  const server = await startServer(env);
  const trust = await readTrust(server.url);
  expect(trust.log.origin).toBe("registry.example/log2");
  expect(trust.log.vkey).not.toBe(lost.trust.log.vkey);
  const endedAt = trust.previousLogs?.[0]?.endedAt ?? 0;
  return { env, shell, server, trust, endedAt };
}
