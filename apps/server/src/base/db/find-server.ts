import pg from "pg";
import type { DatabaseServers, TargetServer } from "../config/database-url.ts";

/** None of several servers fits: they are away, or are all standbys. */
export class NoServer extends Error {}

/** A server that doesn't answer must not delay the others. */
const timeoutMs = 2000;

/** The first server to answer that fits the wish. Throws NoServer, with each server's reason. */
export async function findServer({ urls, wish }: DatabaseServers): Promise<string> {
  try {
    return await Promise.any(urls.map((url) => ask(url, wish)));
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors.map(reasonOf) : [];
    const each = urls.map((url, at) => `${new URL(url).host}: ${reasons[at] ?? "unknown"}`).join("; ");
    throw new NoServer(`none of the ${urls.length} servers of DATABASE_URL can be used (${each})`, {
      cause: error,
    });
  }
}

/** Several addresses of one name fail each for themselves. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

async function ask(url: string, wish: TargetServer | undefined): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly"`,
    );
    const isReadOnly = rows[0]?.isReadOnly === true;
    if (wish !== "any" && isReadOnly !== (wish === "read-only"))
      throw new Error(isReadOnly ? "it takes no writes" : "it takes writes");
    return url;
  } finally {
    void client.end().catch(() => {});
  }
}
