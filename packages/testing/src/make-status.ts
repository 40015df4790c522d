import { randomBytes } from "node:crypto";
import {
  type Bundle,
  concat,
  consistencyProof,
  disclosureDigest,
  assembleJwt,
  formatBundle,
  formatSdJwt,
  fromBase64Url,
  hashReader,
  headEntry,
  inclusionProof,
  jwkThumbprint,
  leafHash,
  newDisclosure,
  parseEntry,
  parseTlogProof,
  readCheckpoint,
  recordSigningInput,
  sha256,
  statementEntry,
  statementKey,
  toBase64Url,
  verifyCertificate,
} from "@colophon/proof";
import {
  buildStatementPayload,
  type CertificateFacts,
  certificateFacts,
  formatPrefixProof,
  insertPrefixLeaves,
  type PrefixLeaf,
  provePrefix,
  type Speaker,
  STATUS_FORMAT,
  type StatusJson,
} from "@colophon/proof/statements";
import { type IssuedCertificate, makeRegistry, type TestIssuer, type TestRegistry } from "./make-bundle.ts";

/** A statement that a test has the registry log. */
export interface Saying {
  kind: string;
  by: Speaker;
  claims?: Record<string, unknown>;
  /** Names of claims that the status does not show. */
  withhold?: string[];
  issuer?: TestIssuer;
  /** Unix seconds, by default a minute before the head. */
  at?: number;
  /** Whom it is about in truth, by default the certificate. */
  about?: Uint8Array;
  vct?: string;
}

export interface LoggedStatement {
  index: number;
  jwt: string;
  disclosures: string[];
}

export const HEAD_TIME = 1_760_000_500;

/** Logs a statement under the next number of the certificate, or another. */
export function say(
  registry: TestRegistry,
  certificate: IssuedCertificate,
  n: number,
  saying: Saying,
): LoggedStatement {
  const { kind, by, claims = {}, withhold = [], issuer = registry.issuer, at = HEAD_TIME - 60 } = saying;
  const { about = sha256(certificate.jwt), vct = "https://registry.example/credentials/statement/v1" } =
    saying;
  const disclosures = Object.entries(claims).map(([name, value]) => ({
    name,
    encoded: newDisclosure(name, value, random(16)),
  }));
  const digests = disclosures.map(({ encoded }) => disclosureDigest(encoded));
  const content = { issuer: "https://registry.example", issuedAt: at, about, salt32: random(32), digests };
  const allowed = {
    ...content,
    vct: "https://registry.example/credentials/statement/v1",
    kind: "a_test",
    by,
  };
  // What the issuer's code refuses to make, a hostile issuer makes all the same.
  const payload = { ...buildStatementPayload(allowed), kind, vct };
  const input = recordSigningInput({ payload, kid: jwkThumbprint(issuer.jwk) });
  const jwt = assembleJwt(input, issuer.sign(input));
  const index = registry.entries.push(statementEntry(statementKey(saltOf(certificate), n), jwt)) - 1;
  const shown = disclosures.filter(({ name }) => !withhold.includes(name));
  return { index, jwt, disclosures: shown.map(({ encoded }) => encoded) };
}

/** Ends a batch: the head over all statements before it. Answers the closed size. */
export function close(registry: TestRegistry, time = HEAD_TIME): number {
  const leaves = statementsOf(registry);
  const { root } = insertPrefixLeaves(leaves, () => undefined);
  return registry.entries.push(headEntry({ time, count: leaves.length, root }));
}

export interface StatusOptions {
  /** Of the checkpoint, by default the whole log. */
  size?: number;
  /** Entry index of the key set; by default 0. */
  keySets?: { jwks: string; index: number }[];
}

/** The status of a certificate with the statements that were logged about it, as a registry answers it. */
export function makeStatus(
  registry: TestRegistry,
  certificate: IssuedCertificate,
  statements: readonly LoggedStatement[],
  bundle: Bundle,
  { size = registry.entries.length, keySets }: StatusOptions = {},
): StatusJson {
  const hashes = registry.entries.map((entry) => leafHash(entry));
  const proofOf = (index: number) =>
    inclusionProof(index, size, hashReader(hashes.slice(0, size))).map(toBase64Url);
  const { changed } = insertPrefixLeaves(statementsOf(registry, size), () => undefined);
  const prove = (n: number) =>
    formatPrefixProof(provePrefix(statementKey(saltOf(certificate), n), (name) => changed.get(name)).proof);
  const from = readCheckpoint(parseTlogProof(bundle.tlogProof).checkpoint).size;
  const [older, newer] = [Math.min(from, size), Math.max(from, size)];
  const sets = keySets ?? (statements.length > 0 ? [{ jwks: registry.issuerJwks, index: 0 }] : []);
  return {
    format: STATUS_FORMAT,
    about: toBase64Url(sha256(certificate.jwt)),
    checkpoint: registry.checkpoint(size),
    head: { entry: toBase64Url(registry.entries[size - 1] ?? new Uint8Array()), proof: proofOf(size - 1) },
    statements: statements.map(({ jwt, disclosures, index }, n) => ({
      sdJwt: formatSdJwt(jwt, disclosures),
      index,
      proof: proofOf(index),
      prefixProof: prove(n),
    })),
    absence: prove(statements.length),
    issuerKeys: sets.map(({ jwks, index }) => ({ jwks, index, proof: proofOf(index) })),
    consistency: {
      from,
      proof: consistencyProof(older, newer, hashReader(hashes.slice(0, newer))).map(toBase64Url),
    },
  };
}

/** A registry with a certificate, others around it, its bundle, the statements that `sayings` ask for, and the status. */
export function makeSaid(
  sayings: readonly Saying[],
  claims?: Record<string, unknown>,
): {
  registry: TestRegistry;
  certificate: IssuedCertificate;
  bundle: Bundle;
  logged: LoggedStatement[];
  status: StatusJson;
  facts: CertificateFacts;
} {
  const registry = makeRegistry();
  const stranger = registry.issue({ title: "A work before" });
  const certificate = registry.issue(claims ?? { title: "The work" });
  registry.issue({ title: "A work behind" });
  const bundle = registry.bundle(certificate);
  say(registry, stranger, 0, { kind: "withdrawn", by: "registrant" });
  const logged = sayings.map((saying, n) => say(registry, certificate, n, saying));
  say(registry, stranger, 1, { kind: "noted", by: "registry", claims: { text: "A note" } });
  close(registry);
  const status = makeStatus(registry, certificate, logged, bundle);
  return { registry, certificate, bundle, logged, status, facts: factsOf(registry, bundle) };
}

export function factsOf({ trust }: Pick<TestRegistry, "trust">, bundle: Bundle): CertificateFacts {
  const text = formatBundle(bundle);
  const facts = certificateFacts(text, verifyCertificate(text, { trust }));
  if (facts === undefined) throw new Error("the bundle does not prove its certificate");
  return facts;
}

function saltOf({ jwt }: IssuedCertificate): Uint8Array {
  const [, payload = ""] = jwt.split(".");
  const { salt } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { salt: string };
  return fromBase64Url(salt);
}

function statementsOf({ entries }: TestRegistry, size = entries.length): PrefixLeaf[] {
  return entries.slice(0, size).flatMap((entry) => {
    const parsed = parseEntry(entry);
    return parsed.kind === "statement" ? [{ key: parsed.key, value: parsed.jwtHash }] : [];
  });
}

function random(length: number): Uint8Array {
  return concat(new Uint8Array(randomBytes(length)));
}
