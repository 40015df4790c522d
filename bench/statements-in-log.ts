import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createIssuer } from "@colophon/server/record/issuer.ts";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import { loadKeys } from "@colophon/server/base/keys/keys.ts";
import { openCheckpointGuard } from "@colophon/server/log/checkpoint-guard.ts";
import { createDamage } from "@colophon/server/log/damage.ts";
import { openLog } from "@colophon/server/log/open-log.ts";
import { createSaidTable } from "@colophon/testing/said-table";
import { printTable } from "./measure/print-table.ts";
import { fillLog } from "./statements/fill-log.ts";
import { measureBatches } from "./statements/measure-batches.ts";
import { measureMonitor } from "./statements/measure-monitor.ts";
import { measureProofs } from "./statements/measure-proofs.ts";

/**
 * `npm run bench -- statements-in-log --certificates 1000000 --statements 100000`: the log on its own Postgres: how much longer a
 * batch with a statement takes, the cost of a status's proofs, and a monitor that replays everything.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    certificates: { type: "string", default: "1000000" },
    statements: { type: "string", default: "100000" },
    rounds: { type: "string", default: "300" },
  },
});

const folder = await mkdtemp(path.join(tmpdir(), "colophon-bench-"));
const postgres = await startEmbeddedPostgres(path.join(folder, "data"));
const { pool, db, close } = connect(postgres.url);
try {
  await migrateToLatest(db);
  await createSaidTable(pool);
  const keys = loadKeys(path.join(folder, "keys"));
  const damage = createDamage((error) => {
    throw error;
  });
  const log = await openLog({
    pool,
    keys,
    damage,
    guard: openCheckpointGuard(path.join(folder, "guard")),
    origin: { asked: undefined, preset: "colophon.example/log" },
    issuer: "https://colophon.example",
    issuerJwks: createIssuer(keys.issuerSigning).jwks,
  });
  await log.catchUp();
  const parts = { pool, log, damage };
  const certificates = await fillLog(parts, Number(values.certificates), Number(values.statements));
  const rounds = Number(values.rounds);
  printTable(await measureProofs(parts, certificates, rounds));
  printTable(await measureBatches(parts, certificates, rounds));
  printTable([await measureMonitor(parts, folder)]);
} finally {
  await close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
