import { readFileSync } from "node:fs";
import pg from "pg";
import { openCheckpointGuard } from "../../src/log/checkpoint-guard.ts";
import { connect } from "../../src/base/db/connection.ts";
import { createDamage } from "../../src/log/damage.ts";
import { openLog } from "../../src/log/open-log.ts";
import { createSequencer } from "../../src/log/sequencer.ts";
import { createIssuer } from "../../src/record/issuer.ts";
import { loadKeys } from "../../src/base/keys/keys.ts";
import { leafWriter } from "../../src/register/works/leaf-writer.ts";
import { registerBatch } from "../../src/register/works/register-batch.ts";
import { entryOfWork } from "../../src/search/index/entry-of-work.ts";
import type { BatchToKill } from "./killed-batch.long.test.ts";

/** A process that registers a batch, and is killed when it has sent this number of statements to the database; told 0, it says how many there are. */
const { url, keysDir, guardPath, registrant, registrations, idempotencyKey, order, statements } = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
) as BatchToKill;

const { pool, close } = connect(url);
const damage = createDamage((error) => {
  throw error;
});
const keys = loadKeys(keysDir);
const issuer = createIssuer(keys.issuerSigning);
const log = await openLog({
  pool,
  keys,
  damage,
  guard: openCheckpointGuard(guardPath),
  origin: { asked: undefined, preset: "colophon.example/log" },
  issuer: "https://colophon.example",
  issuerJwks: issuer.jwks,
});
const sequencer = createSequencer({ pool, writer: leafWriter, log, damage });
const indexer = { entryOf: async (work: Parameters<typeof entryOfWork>[0]) => entryOfWork(work) };

let sent = 0;
const { query } = pg.Client.prototype as { query(this: pg.Client, ...args: unknown[]): unknown };
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]): unknown {
  const answer = query.apply(this, args);
  // Once it is on its way, together with those of the same turn before it.
  if (++sent === statements) setImmediate(() => process.kill(process.pid, "SIGKILL"));
  return answer;
} as pg.Client["query"];

await registerBatch(
  { pool, keys, issuer, log, sequencer, indexer },
  registrant,
  { registrations },
  {
    idempotencyKey,
    order,
  },
);
process.send?.(sent);
await sequencer.stop();
await close();
process.disconnect?.();
