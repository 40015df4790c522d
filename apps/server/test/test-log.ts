import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import type { QueryConfig, QueryResultRow } from "pg";
import { createIssuer, type Issuer } from "../src/record/issuer.ts";
import { type Keys, loadKeys } from "../src/base/keys/keys.ts";
import { openCheckpointGuard } from "../src/log/checkpoint-guard.ts";
import { createDamage, type Damage } from "../src/log/damage.ts";
import { type Log, openLog } from "../src/log/open-log.ts";
import type { Connection } from "../src/base/db/connection.ts";
import type { NewLeaf } from "../src/log/new-leaf.ts";
import { createSequencer, type SequencerOptions } from "../src/log/sequencer.ts";
import { acceptAll, type TestLeaf } from "@colophon/testing/test-leaf";
import { atEnd } from "./at-end.ts";

export interface TestLog {
  keys: Keys;
  keysDir: string;
  guardPath: string;
  issuer: Issuer;
  /** Opens the log as a starting server does; a second call acts as another process. */
  open(pool: Connection["pool"], damage?: Damage, options?: { initGuard?: boolean }): Promise<Log>;
}

/** Keys and a guard, in a folder of their own that is removed after the file's tests, or in a given one; the data key may be that of other keys. */
export async function createTestLog({
  dataKeyOf,
  in: given,
}: { dataKeyOf?: string; in?: string } = {}): Promise<TestLog> {
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), "colophon-log-")));
  if (given === undefined) atEnd(() => rm(folder, { recursive: true }));
  const keysDir = path.join(folder, "keys");
  const dataKey = "data-encryption.key";
  if (dataKeyOf !== undefined) await cp(path.join(dataKeyOf, dataKey), path.join(keysDir, dataKey));
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

/** For tests that expect no damage. */
export function noDamage(): Damage {
  return createDamage((error) => {
    throw error;
  });
}

/** An entry like a certificate's: 01 and a hash. */
export function randomEntry(): Uint8Array {
  return Buffer.concat([Uint8Array.of(1), randomBytes(32)]);
}

/** A sequencer of test leaves. */
export function createTestSequencer(
  options: Pick<SequencerOptions<TestLeaf>, "pool" | "log"> & Partial<SequencerOptions<TestLeaf>>,
) {
  const sequencer = createSequencer<TestLeaf>({ writer: acceptAll, damage: noDamage(), ...options });
  return {
    ...sequencer,
    /** Resolves to the index. */
    append: async (entry: Uint8Array, note = "") => {
      const leaf = { kind: "entry", entry, certificateId: null } as const;
      return (await sequencer.append({ leaf, note })).index;
    },
    place: (leaf: NewLeaf) => sequencer.append({ leaf, note: "" }),
  };
}

/** A pool whose first COMMIT succeeds but whose answer is lost. */
export function losingCommit(real: pg.Pool): SequencerOptions<TestLeaf>["pool"] {
  let lost = false;
  return {
    async connect() {
      const client = await real.connect();
      return {
        release: (broken) => client.release(broken),
        async query<R extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) {
          const answer = await client.query<R>(statement, values);
          if (statement !== "commit" || lost) return answer;
          lost = true;
          throw new Error("Connection terminated unexpectedly");
        },
      };
    },
  };
}

/** A pool whose database reports this time. */
export function atTime(real: pg.Pool, time: number): SequencerOptions<TestLeaf>["pool"] {
  return {
    async connect() {
      const client = await real.connect();
      return {
        release: (broken) => client.release(broken),
        query<R extends QueryResultRow>(statement: string | QueryConfig, values?: unknown[]) {
          const asks = typeof statement === "string" && statement.includes("clock_timestamp()");
          return client.query<R>(asks ? `select ${time}::bigint as time` : statement, values);
        },
      };
    },
  };
}
