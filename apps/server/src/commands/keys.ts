import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Config, readConfig } from "../base/config/config.ts";
import { lockDataDir } from "../base/data-dir-lock.ts";
import { connect } from "../base/db/connection.ts";
import { openDatabase } from "../base/db/open-database.ts";
import { countOtherServers } from "../base/db/other-servers.ts";
import { StartError } from "../base/errors.ts";
import { runKeyCommand } from "../upkeep/rotation/key-command.ts";
import { retireLog } from "../log/trust/retire-log.ts";
import { givenPath } from "./given-path.ts";

const usage = `usage: npm run keys -- list
       npm run keys -- rotate issuer | data | pdf
       npm run keys -- make issuer | data | pdf
       npm run keys -- retire <KEYS_DIR of the new log> [--checkpoint FILE]

In the environment of a server. Servers may run: they take up a new key within seconds, and no request fails.
list: the keys, and what each is still needed for.
rotate: replaces what signs certificates (issuer), seals private data (data) or signs documents (pdf). What the key before has
signed stays valid, what it has sealed is sealed anew by the servers.
make: only makes the file of the next key. Where each server has a KEYS_DIR of its own, copy that file to all of them
before you rotate.
retire: ends the log of KEYS_DIR at its newest signed checkpoint, for good. Its certificates stay valid; no server starts
with its keys again. It needs KEYS_DIR and CHECKPOINT_GUARD, and no database. Stop every server of the log first.
  --checkpoint FILE   a signed checkpoint that somebody has kept, where the guard is lost or older
`;

/** `npm run keys`: manages keys. Exits with 1 and the reason on failure. */
try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(argv: string[]): Promise<string> {
  const { values, positionals } = parse(argv);
  if (values.help) return usage;
  const [command, what, ...more] = positionals;
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  if (command === "retire" && what !== undefined && more.length === 0)
    return await retire(
      config,
      { successor: givenPath(what), checkpointFile: values.checkpoint && givenPath(values.checkpoint) },
      open,
    );
  const isWhole = more.length === 0 && values.checkpoint === undefined;
  if (isWhole && command === "list" && what === undefined) {
    return await runKeyCommand(config, await openDatabase(config, open), { command });
  }
  const isKind = what === "issuer" || what === "data" || what === "pdf";
  if (isWhole && (command === "rotate" || command === "make") && isKind)
    return await runKeyCommand(config, await openDatabase(config, open), { command, what });
  throw new StartError(usage);
}

async function retire(
  config: Config,
  { successor, checkpointFile }: { successor: string; checkpointFile: string | undefined },
  open: AsyncDisposableStack,
): Promise<string> {
  await refuseRunningServer(config, open);
  const { log, files } = await retireLog({
    keysDir: config.keysDir,
    guard: config.checkpointGuard,
    checkpointFile,
    successorKeysDir: successor,
    now: Math.floor(Date.now() / 1000),
  });
  return [
    `The log "${log.origin}" has ended at ${log.lastSize} entries.`,
    `Written: ${files.join(" and ")}`,
    `Start the new log with KEYS_DIR=${successor}, an empty database and a CHECKPOINT_GUARD of its own.`,
    "",
  ].join("\n");
}

function parse(args: string[]) {
  const options = { checkpoint: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${usage}`, {
      cause: error,
    });
  }
}

/** Entries that a server signs after the end aren't valid. It can't sign without its database. */
async function refuseRunningServer(config: Config, open: AsyncDisposableStack): Promise<void> {
  if (config.databaseUrl === undefined) {
    if (!existsSync(config.dataDir)) return;
    const lock = lockDataDir(config.dataDir);
    // Held to the command's end: a server that starts meanwhile is refused.
    open.defer(() => lock.release());
    return;
  }
  const { pool, close } = connect(config.databaseUrl, { max: 1 });
  open.defer(close);
  const others = await countOtherServers(pool).catch(() => {
    process.stderr.write("The database does not answer: make sure that no server of this log is running.\n");
    return 0;
  });
  if (others > 0)
    throw new StartError("A server still uses the database of this log: stop every server first.");
}
