import { assembleJwt, formatSdJwt, recordSigningInput, toBase64Url } from "@colophon/proof";
import {
  buildStatementPayload,
  decides,
  type Said,
  readSaid,
  type Speaker,
} from "@colophon/proof/statements";
import { unpackRecord } from "../../record/pack-record.ts";
import { encodeDisclosure, sealRemaining, unsealDisclosures } from "../../record/seal-disclosures.ts";
import type { Keys } from "../../base/keys/keys.ts";

/** A stored statement. */
export interface KeptStatement {
  certificateId: string;
  n: number;
  index: number;
  /** Of one that was carried over: where it was said first, in a log that has ended. */
  previous: { log: number; index: number } | null;
  kind: string;
  by: string;
  saidAt: Date;
  packed: Buffer;
  /** Once its author is erased only what decides, or null. */
  disclosures: Buffer | null;
  collaborator: number | null;
}

/** What the sealed disclosures of a statement are bound to: its certificate and its own salt. */
export const statementsContext = (certificateId: string, salt: string): string =>
  `statements.disclosures:${certificateId}:${salt}`;

/** `vct` of every statement. */
export const statementType = (issuer: string): string => `${issuer}/credentials/statement/v1`;

/** The issuer-signed JWT, byte for byte. `about` is the SHA-256 of the record's JWT. */
export function readStatement(
  { kind, by, saidAt, packed }: Pick<KeptStatement, "kind" | "by" | "saidAt" | "packed">,
  { about, issuer }: { about: Uint8Array; issuer: string },
): string {
  const { kid, signature, salt32, digests } = unpackRecord(packed);
  const payload = buildStatementPayload({
    issuer,
    issuedAt: saidAt.getTime() / 1000,
    vct: statementType(issuer),
    about,
    kind,
    // Only statements signed by `newStatement` are stored.
    by: by as Speaker,
    salt32,
    digests,
  });
  return assembleJwt(recordSigningInput({ payload, kid }), signature);
}

interface OpenedClaim {
  /** The disclosure, before it is encoded. */
  json: string;
  name: string;
  value: unknown;
}

/** What a statement discloses. */
export function openClaims(
  keys: Pick<Keys, "dataEncryption">,
  { certificateId, packed, disclosures }: Pick<KeptStatement, "certificateId" | "packed" | "disclosures">,
): OpenedClaim[] {
  if (disclosures === null) return [];
  return unsealDisclosures(keys, sealedFor({ certificateId, packed }), disclosures).map((json) => {
    // Sealed by this server: a verifier's checks are not needed.
    const [, name, value] = JSON.parse(json) as [salt: string, name: string, value: unknown];
    return { json, name, value };
  });
}

const sealedFor = ({ certificateId, packed }: Pick<KeptStatement, "certificateId" | "packed">): string =>
  statementsContext(certificateId, toBase64Url(unpackRecord(packed).salt32));

/** What stays of a statement whose author is erased: what decides, sealed again without the seed of the other salts. */
export function remainingOf(
  keys: Pick<Keys, "dataEncryption">,
  statement: Pick<KeptStatement, "certificateId" | "packed" | "disclosures">,
): Buffer | null {
  const jsons = openClaims(keys, statement)
    .filter(({ name }) => decides(name))
    .map(({ json }) => json);
  return jsons.length === 0 ? null : sealRemaining(keys, sealedFor(statement), jsons);
}

/** A statement's contents, by the names of its disclosures. */
export function openSaid(
  keys: Pick<Keys, "dataEncryption">,
  statement: Pick<KeptStatement, "certificateId" | "kind" | "packed" | "disclosures">,
): Said {
  const claims = openClaims(keys, statement).map(({ name, value }) => [name, value] as const);
  return readSaid(statement.kind, Object.fromEntries(claims)).said;
}

/** A statement with all its disclosures, or only those that are shown. */
export function openStatement(
  keys: Pick<Keys, "dataEncryption">,
  statement: KeptStatement,
  record: { about: Uint8Array; issuer: string },
  isShown: (name: string) => boolean = () => true,
): { sdJwt: string; jwt: string } {
  const jwt = readStatement(statement, record);
  const shown = openClaims(keys, statement)
    .filter(({ name }) => isShown(name))
    .map(({ json }) => encodeDisclosure(json));
  return { jwt, sdJwt: formatSdJwt(jwt, shown) };
}
