import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { createIssuer, type Issuer } from "../src/certificates/issuer.ts";
import { type Keys, loadKeys } from "../src/keys.ts";
import { openCheckpointGuard } from "../src/log/checkpoint-guard.ts";
import { createDamage, type Damage } from "../src/log/damage.ts";
import { type Log, openLog } from "../src/log/open-log.ts";
import type { Connection } from "../src/db/connection.ts";

export interface TestLog {
  keys: Keys;
  keysDir: string;
  guardPath: string;
  issuer: Issuer;
  /** Opens the log as a starting server does; once more is another process. */
  open(pool: Connection["pool"], damage?: Damage, options?: { initGuard?: boolean }): Promise<Log>;
}

/** Keys and a guard in a folder of their own, removed after the file's tests. */
export async function createTestLog(): Promise<TestLog> {
  const folder = await mkdtemp(path.join(tmpdir(), "colophon-log-"));
  afterAll(() => rm(folder, { recursive: true }));
  const keysDir = path.join(folder, "keys");
  const keys = loadKeys(keysDir);
  const guardPath = path.join(folder, "guard");
  const issuer = createIssuer(keys.issuerSigning);
  return {
    keys,
    keysDir,
    guardPath,
    issuer,
    open: (pool, damage = noDamage(), options = {}) =>
      openLog({
        pool,
        keys,
        guard: openCheckpointGuard(guardPath),
        damage,
        ...options,
        origin: { asked: undefined, preset: "colophon.example/log" },
        issuer: "https://colophon.example",
        issuerJwks: issuer.jwks,
      }),
  };
}

/** For tests in which none is found. */
export function noDamage(): Damage {
  return createDamage((error) => {
    throw error;
  });
}

/** An entry like a certificate's: 01 and a hash. */
export function randomEntry(): Uint8Array {
  return Buffer.concat([Uint8Array.of(1), randomBytes(32)]);
}
