import type { Kysely } from "kysely";
import type pg from "pg";
import { createIssuer } from "../../record/issuer.ts";
import type { Config } from "../../base/config/config.ts";
import { requireLatest } from "../../base/db/migrate.ts";
import type { Database } from "../../base/db/schema.ts";
import { makePdfRoot } from "../../register/documents/document-signer.ts";
import { StartError } from "../../base/errors.ts";
import { type Keys, loadKeys } from "../../base/keys/keys.ts";
import { openCheckpointGuard } from "../../log/checkpoint-guard.ts";
import { createDamage } from "../../log/damage.ts";
import { type Log, openLog } from "../../log/open-log.ts";
import { describeKeys } from "./describe-keys.ts";
import { insertKey, readOrigin, type Rotated } from "./key-store.ts";
import { makeNext, nextNumber, rotateData, rotateIssuer } from "./rotate.ts";

export type KeyCommand = { command: "list" } | { command: "rotate" | "make"; what: Rotated };

/** Runs an operator's command, and returns its output. */
export async function runKeyCommand(
  config: Config,
  { pool, db }: { pool: pg.Pool; db: Kysely<Database> },
  asked: KeyCommand,
): Promise<string> {
  const opened = await openRegister(config, { pool, db });
  if (asked.command === "list") return lines(await describeKeys(pool, opened.keys));
  const { what } = asked;
  if (asked.command === "make") {
    const number = await makeKey(config, opened, what);
    return lines([
      `The key ${what} ${number} is in ${config.keysDir}. Nothing uses it before "rotate ${what}".`,
    ]);
  }
  const number = await rotateKey(config, opened, what);
  return lines([`${what} ${number} is in use.`, then[what]]);
}

interface Opened {
  pool: pg.Pool;
  keys: Keys;
  log: Log;
}

/** Like a starting server, refuses the keys of another database, and a log that is behind its checkpoint guard. */
async function openRegister(
  config: Config,
  { pool, db }: { pool: pg.Pool; db: Kysely<Database> },
): Promise<Opened> {
  await requireLatest(db);
  const origin = await readOrigin(pool);
  if (origin === undefined) throw new StartError("The database has no log yet: start a server first.");
  const { chain, keysDir } = config;
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined, {
    readOnly: true,
  });
  const log = await openLog({
    pool,
    keys,
    guard: openCheckpointGuard(config.checkpointGuard),
    damage: createDamage((error) => process.stderr.write(`${error.message}\n`)),
    origin: { asked: config.logOrigin, preset: origin },
    issuer: config.publicUrl,
    issuerJwks: createIssuer(keys.issuerSigning).jwks,
  });
  return { pool, keys, log };
}

async function makeKey(config: Config, { pool, keys, log }: Opened, what: Rotated): Promise<number> {
  if (what !== "pdf") return makeNext({ pool, numbered: keys.numbered }, what);
  refuseGivenSigner(config);
  const number = await nextNumber(pool, "pdf");
  makePdfRoot(config.keysDir, new URL(log.issuer).host, number);
  return number;
}

async function rotateKey(config: Config, opened: Opened, what: Rotated): Promise<number> {
  const { pool, keys, log } = opened;
  const { numbered } = keys;
  if (what === "issuer") return rotateIssuer({ pool, numbered, log });
  if (what === "data") return rotateData({ pool, numbered });
  const number = await makeKey(config, opened, "pdf");
  const fingerprint = makePdfRoot(config.keysDir, new URL(log.issuer).host, number);
  await insertKey(pool, { purpose: "pdf", number, fingerprint });
  return number;
}

function refuseGivenSigner({ pdfSigningFile }: Config): void {
  if (pdfSigningFile !== undefined)
    throw new StartError(
      `PDF_SIGNING_FILE (${pdfSigningFile}) signs the documents: replace that file, and restart the servers one after the other.`,
    );
}

const then: Record<Rotated, string> = {
  issuer:
    "What the previous key has signed stays valid; nothing that it signs from now on counts. The trust file says so: announce that it has changed.",
  data: 'The servers seal anew what earlier keys have sealed: "list" says how much is left. Keep the old file until nothing is left.',
  pdf: "Earlier documents stay valid under the previous root: the trust file has both.",
};

const lines = (all: readonly string[]): string => `${all.join("\n")}\n`;
