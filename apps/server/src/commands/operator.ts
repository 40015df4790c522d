import { readConfig } from "../base/config/config.ts";
import { borrowPostgres } from "../base/db/borrow-postgres.ts";
import { connect } from "../base/db/connection.ts";
import { requireLatest } from "../base/db/migrate.ts";
import { StartError } from "../base/errors.ts";
import { loadKeys } from "../base/keys/keys.ts";
import { grantOperator, revokeOperator } from "../operator/grant-operator.ts";
import { describeOperators } from "../operator/describe-operators.ts";
import { useDataKey } from "../upkeep/rotation/follow-keys.ts";

const usage = `usage: npm run operator -- grant <address> | revoke <address> | list

grant: lets the account with this address use /operator. It needs a confirmed address and a second step.
revoke: ends that, from the account's next request on.
list: who is an operator.
`;

/** `npm run operator`: who the operators are. May run beside the server. Exits with 1 and the reason on failure. */
try {
  process.stdout.write(await run(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run([command, address, ...more]: string[]): Promise<string> {
  const isList = command === "list" && address === undefined;
  const isChange = (command === "grant" || command === "revoke") && address !== undefined;
  if ((!isList && !isChange) || more.length > 0) throw new StartError(usage);
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  const { pool, db, close } = connect(config.databaseUrl ?? (await borrow(config.dataDir, open)), { max: 1 });
  open.defer(close);
  await requireLatest(db);
  if (address === undefined) return await describeOperators(db);
  const { keysDir, chain } = config;
  const keys = loadKeys(keysDir, chain.kind === "evm" ? chain.anchorPrivateKey : undefined, {
    readOnly: true,
  });
  const context = { db, keys };
  await useDataKey(pool, keys);
  await (command === "grant" ? grantOperator : revokeOperator)(context, address);
  return command === "grant"
    ? `${address} may use ${config.publicUrl}/operator\n`
    : `${address} is no longer an operator\n`;
}

async function borrow(dataDir: string, open: AsyncDisposableStack): Promise<string> {
  const postgres = await borrowPostgres(dataDir);
  open.defer(() => postgres.giveBack());
  return postgres.url;
}
