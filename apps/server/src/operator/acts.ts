import { randomUUID } from "node:crypto";
import type { OperatorAct, OperatorActKind } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Tx } from "../base/db/queryable-on.ts";
import type { Database } from "../base/db/schema.ts";
import { openJson, sealJson } from "../base/encryption.ts";
import type { Keys } from "../base/keys/keys.ts";
import { type ActRow, insertAct, listActs } from "./act-store.ts";

type DataKey = Pick<Keys, "dataEncryption">;

/** What an act is done to, as its row and the server's log name it. */
export const subjectOf = {
  certificate: (id: string) => `certificate:${id}`,
  account: (id: string) => `account:${id}`,
  order: (id: string) => `order:${id}`,
  report: (id: string) => `report:${id}`,
  letter: (kind: string) => `letter:${kind}`,
};

export interface NewAct {
  act: OperatorActKind;
  subject: string;
  /** Null: somebody at the server's command line. */
  operatorId: string | null;
  reason: string;
  /** Of a transfer that the operator has made elsewhere. */
  reference?: string;
}

/** Notes an act for ever, in the transaction of what it does, and answers its id. The reason is sealed: it may name people. */
export async function noteAct(tx: Tx, { dataEncryption }: DataKey, given: NewAct): Promise<string> {
  const { act, subject, operatorId, reason, reference } = given;
  const id = randomUUID();
  const sealed = sealJson(dataEncryption.key, { reason, reference }, actContext(id));
  await insertAct(tx, { id, operator_id: operatorId, act, subject, sealed });
  return id;
}

export async function describeActs(
  db: Kysely<Database>,
  keys: DataKey,
  which: { before?: number | undefined; subject?: string },
): Promise<OperatorAct[]> {
  return (await listActs(db, which)).map((row) => describe(keys, row));
}

function describe({ dataEncryption }: DataKey, row: ActRow): OperatorAct {
  const { reason, reference = null } = openJson(dataEncryption.key, row.sealed, actContext(row.id)) as Pick<
    NewAct,
    "reason" | "reference"
  >;
  return {
    place: row.place,
    at: row.at.toISOString(),
    // Nothing but `noteAct` writes them.
    act: row.act as OperatorActKind,
    subject: row.subject,
    operatorId: row.operator_id,
    reason,
    reference,
  };
}

export const actContext = (id: string): string => `operator_acts.sealed:${id}`;
