import { type ApiErrorCode, apiErrors } from "@colophon/api";
import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../../src/base/db/schema.ts";
import { type Account, authorization, openAccount } from "@colophon/testing/account";
import { openWholeApp } from "../whole-app.ts";

export interface Sent {
  token?: string;
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  answer: unknown;
}

export interface Registry {
  url: string;
  db: Kysely<Database>;
  account: Account;
  send(method: string, path: string, sent?: Sent): Promise<Answered>;
  /** `send` to the registration of works, as `account`. */
  registering(sent: Sent): Promise<Answered>;
  /** The documented failure, in its documented shape, and nothing written. */
  expectRefused(
    code: ApiErrorCode,
    request: () => Promise<Answered>,
    fields?: Record<string, string>,
  ): Promise<void>;
  /** Every work has its certificate, every certificate its entry, and the log no other entries but its first and its heads. */
  expectNothingHalfWritten(): Promise<void>;
}

/** The whole server in this process, with one account and access to its database. Stopped after the file's tests. */
export async function startRegistry(): Promise<Registry> {
  const { origin: url, db } = await openWholeApp();
  const account = await openAccount(url);

  async function send(method: string, path: string, { token, body, raw, headers }: Sent = {}) {
    const payload = body === undefined ? raw : JSON.stringify(body);
    const type = payload === undefined ? {} : { "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...type, ...(token === undefined ? {} : authorization(token)), ...headers },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const answer = await response.text();
    return { status: response.status, answer: answer === "" ? undefined : (JSON.parse(answer) as unknown) };
  }

  return {
    url,
    db,
    account,
    send,
    registering: (sent) => send("POST", "/api/ip/register", { token: account.token, ...sent }),
    async expectRefused(code, request, fields) {
      const before = await countRows(db);
      const { status, error } = apiErrors[code];
      const answer = { error, code, ...(fields === undefined ? {} : { fields }) };
      expect(await request()).toEqual({ status, answer });
      expect(await countRows(db)).toEqual(before);
    },
    async expectNothingHalfWritten() {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*) from works) as works, (select count(*) from certificates) as certificates,
          (select count(*) from log_entries where get_byte(entry, 0) = 1) as entries,
          (select size - 1 - (select count(*) from closed_heads) from log_state) as size,
          (select count(*) from works join certificates on work_id = works.id
             join log_entries on certificate_id = certificates.id) as whole`.execute(db);
      expect(new Set(Object.values(rows[0] ?? {})).size).toBe(1);
    },
  };
}

/** How many rows each table has, except those that change in the background: by anchoring, by letters, by notes after an answer; of the log, only its certificates. */
async function countRows(db: Kysely<Database>): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in
      ('anchors', 'anchor_txs', 'dev_chain', 'leases', 'letters', 'invitation_links', 'final_proofs_told', 'security_events',
        'closed_heads', 'log_tiles')`.execute(db);
  const counts = tables.map(({ name }) =>
    sql`select count(*), ${name} as name from ${sql.table(name)}
      ${name === "log_entries" ? sql`where certificate_id is not null` : sql``}`.execute(db),
  );
  return (await Promise.all(counts)).map(({ rows }) => rows[0]);
}
