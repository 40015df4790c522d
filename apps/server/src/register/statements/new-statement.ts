import { hash, randomBytes } from "node:crypto";
import type { Claim } from "@colophon/api";
import { sha256 } from "@colophon/node-primitives";
import { toBase64Url } from "@colophon/proof";
import {
  buildStatementPayload,
  readSaid,
  type Speaker,
  type StatementKind,
} from "@colophon/proof/statements";
import type { SigningContext } from "../../record/issuer.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { newDisclosures } from "../../record/new-disclosures.ts";
import { packRecord, saltOfRecord } from "../../record/pack-record.ts";
import type { IdempotencyKey } from "../../base/idempotency/idempotency-key.ts";
import { sealDisclosures } from "../../record/seal-disclosures.ts";
import type { Effect } from "./effects.ts";
import { statementsContext, statementType } from "./open-statement.ts";

/** A statement, signed and sealed, ready for the log, which assigns its number. */
export interface SignedStatement {
  type: "statement";
  certificateId: string;
  kind: StatementKind;
  by: Speaker;
  saidAt: Date;
  /** Of the certificate's record. */
  salt: Uint8Array;
  /** Of the statement's JWT. */
  sha256: Uint8Array;
  packed: Buffer;
  disclosures: Buffer;
  dispute: number | null;
  other: string | null;
  /** Of a transfer: the successor it names. */
  successorId: string | null;
  /** The N of the record's `collaborator.N` that it is about. */
  collaborator: number | null;
  /** What it says of use by machines; undefined: nothing. */
  aiUse: unknown;
  /** The account that makes it; null: the registry, or a person without an account. */
  userId: string | null;
  key: IdempotencyKey | undefined;
  /** How many statements the certificate had when this was made, if it is true only as of that moment. */
  after: number | undefined;
  effect: Effect | undefined;
  /** What else is written with it: letters, records of who did it. */
  alongside?: ((tx: Queryable) => Promise<void>) | undefined;
}

export interface Saying extends Pick<
  SignedStatement,
  "kind" | "by" | "userId" | "key" | "after" | "effect" | "alongside"
> {
  claims: readonly Claim[];
}

/** Signs a statement about a certificate. Nothing is stored yet. */
export function newStatement(
  { issuer, keys, log }: SigningContext,
  { id, record }: { id: string; record: string },
  { claims, ...saying }: Saying,
): SignedStatement {
  const { kind, by } = saying;
  // A statement that verifiers refuse would make the certificate's status permanently unreadable.
  const { said } = readSaid(kind, Object.fromEntries(claims));
  const issuedAt = Math.floor(issuer.now() / 1000);
  const salt32 = randomBytes(32);
  const { seed, disclosures } = newDisclosures(claims);
  const digests = disclosures.map((disclosure) => hash("sha256", disclosure, "base64url"));
  const jwt = issuer.sign(
    buildStatementPayload({
      issuer: log.issuer,
      issuedAt,
      vct: statementType(log.issuer),
      about: sha256(record),
      kind,
      by,
      salt32,
      digests,
    }),
  );
  const context = statementsContext(id, toBase64Url(salt32));
  return {
    ...saying,
    type: "statement",
    certificateId: id,
    saidAt: new Date(issuedAt * 1000),
    salt: saltOfRecord(record),
    sha256: sha256(jwt),
    packed: packRecord({ kid: issuer.jwk.kid, record: jwt, salt32, digests }),
    disclosures: sealDisclosures(keys, context, { seed, disclosures }),
    dispute: said.dispute ?? said.transfer ?? null,
    other: kind === "superseded" ? (said.certificate ?? null) : null,
    successorId: saying.effect?.change === "transfer" ? saying.effect.successorId : null,
    collaborator: said.collaborator ?? null,
    aiUse: kind === "ai_use" ? said.aiUse : undefined,
  };
}
