import type pg from "pg";
import { StartError } from "../errors.ts";

/**
 * Checks a new connection before it is used. Behind a pooler in transaction mode (pgbouncer), each transaction may run on
 * another connection to the database. So prepared statements lose their names there, and the time-outs that end a suspended
 * process's transaction must be set for the role.
 */
export async function settleConnection(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; user: string; idle: string; lock: string }>(
    `select pg_backend_pid() as pid, current_user as user, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  const [row] = rows;
  if (row?.idle === "0" || row?.lock === "0")
    throw new StartError(
      `DATABASE_URL leads through a pooler that drops the limits of a connection. Set them for its role, and restart the pooler: ` +
        `alter role "${row.user}" set idle_in_transaction_session_timeout = '4s'; alter role "${row.user}" set lock_timeout = '5s'; ` +
        `alter role "${row.user}" set statement_timeout = '30s' (docs/operations.md, "A connection pooler").`,
    );
  // A pooler reports an invented process id to its clients.
  if (row?.pid !== (client as pg.ClientBase & { processID: number | null }).processID) dropNames(client);
}

function dropNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const unnamed = (statement: unknown): unknown =>
    typeof statement === "object" && statement !== null && "name" in statement
      ? { ...statement, name: undefined }
      : statement;
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(unnamed(statement), ...rest)) as typeof client.query;
}
