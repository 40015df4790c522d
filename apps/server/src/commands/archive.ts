import { parseArgs } from "node:util";
import { openAnchors } from "../log/anchoring/open-anchoring.ts";
import { writeArchive } from "../upkeep/archive/write-archive.ts";
import { createIssuer } from "../record/issuer.ts";
import { type Config, readConfig } from "../base/config/config.ts";
import { findWebRoot } from "../start/context.ts";
import { openServerDatabase } from "../start/open-database.ts";
import { connect } from "../base/db/connection.ts";
import { requireLatest } from "../base/db/migrate.ts";
import { countOtherServers } from "../base/db/other-servers.ts";
import { StartError } from "../base/errors.ts";
import { loadKeys } from "../base/keys/keys.ts";
import { openCheckpointGuard } from "../log/checkpoint-guard.ts";
import { openStamps } from "../log/clocks/stamps.ts";
import { createDamage } from "../log/damage.ts";
import { openLog } from "../log/open-log.ts";
import { createLogger } from "../base/logger.ts";
import { nameLog, readPastTrust } from "../log/trust/past-trust.ts";
import { openPreviousLogs } from "../log/previous/previous-logs.ts";
import { findEnd } from "../log/trust/retire-log.ts";
import { ownTrustFile, readTrustFile } from "../log/trust/trust-file.ts";
import { givenPath } from "./given-path.ts";

const usage = `usage: npm run archive -- <folder> [--end]

Closes the log and writes a mirror of it for any web server, with everything needed to check certificates. The register's
names, titles and texts are not in it. Stop every server of the log first.
  --end   ends the log there, for good: no server starts with its keys again
`;

/** `npm run archive`: what remains of a registry that ends. Exits with 1 and the reason on failure. */
try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parse(args);
  const [folder, ...more] = positionals;
  if (values.help) return usage;
  if (folder === undefined || more.length > 0) throw new StartError(usage);
  const place = givenPath(folder);
  const webRoot = findWebRoot();
  if (webRoot === undefined)
    throw new StartError("The web application is not built: run `npm run build` first.");
  await using open = new AsyncDisposableStack();
  const config = readConfig(process.env);
  const { parts, guard, keysDir } = await openParts(config, open);
  const { log } = parts;
  await log.catchUp();
  await log.appendHead();
  const { checkpoint, size } = await log.newest();
  const at = new Date();
  const ended = values.end
    ? await findEnd({ keysDir, guard, checkpointFile: undefined, now: Math.floor(at.getTime() / 1000) })
    : undefined;
  const publicRpcUrl = config.chain.kind === "evm" ? config.chain.publicRpcUrl : undefined;
  const statuses = await writeArchive(
    { ...parts, webRoot, publicUrl: config.publicUrl, publicRpcUrl },
    place,
    {
      head: { checkpoint, size },
      trust: ended?.trust ?? readTrustFile(ownTrustFile(keysDir)),
      isEnd: ended !== undefined,
      at,
    },
  );
  // Last: if the archive can't be written, the log goes on.
  const retired = ended?.write();
  return [
    `Written: ${place} with ${size} entries of the log "${log.origin}" and ${statuses} statuses.`,
    retired === undefined
      ? "The log goes on."
      : `The log has ended (${retired}). A successor reads .well-known/colophon-trust.json of the archive in its KEYS_DIR/previous-logs.`,
    "",
  ].join("\n");
}

async function openParts(config: Config, open: AsyncDisposableStack) {
  const { keysDir, chain } = config;
  const logger = createLogger();
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined, {
    readOnly: true,
  });
  const { url } = await openServerDatabase(config, logger, open);
  await refuseOthers(url);
  const { pool, db, close } = connect(url, { max: 4 });
  open.defer(close);
  await requireLatest(db);
  const log = await openLog({
    pool,
    keys,
    guard: openCheckpointGuard(config.checkpointGuard),
    origin: nameLog(config, readPastTrust(keysDir)),
    damage: createDamage((error) => logger.fatal(error.message)),
    issuer: config.publicUrl,
    issuerJwks: createIssuer(keys.issuerSigning).jwks,
  });
  const previous = openPreviousLogs({ pool, db });
  const anchoring = openAnchors({ config, keys, db });
  const parts = { pool, keys, log, anchoring, stamps: openStamps(pool), previous };
  return { parts, keysDir, guard: config.checkpointGuard };
}

/** On its own connection: any other one belongs to another process. */
async function refuseOthers(url: string): Promise<void> {
  const { pool, close } = connect(url, { max: 1 });
  try {
    if ((await countOtherServers(pool)) > 0)
      throw new StartError("A server still uses the database of this log: stop every server first.");
  } finally {
    await close();
  }
}

function parse(args: string[]) {
  const options = { end: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}
