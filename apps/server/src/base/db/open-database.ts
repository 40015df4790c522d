import { borrowPostgres } from "./borrow-postgres.ts";
import { type Connection, connect } from "./connection.ts";

/** The server's database, for a command; `open` closes it, and ends an embedded Postgres that was started for it. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  open: AsyncDisposableStack,
): Promise<Connection> {
  let url = databaseUrl;
  if (url === undefined) {
    const postgres = await borrowPostgres(dataDir);
    open.defer(() => postgres.giveBack());
    url = postgres.url;
  }
  const connection = connect(url, { max: 2 });
  open.defer(connection.close);
  return connection;
}
