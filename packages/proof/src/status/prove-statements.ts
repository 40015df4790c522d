import { jwkThumbprint, parseJwks } from "../crypto/jwk.ts";
import type { Primitives } from "../crypto/primitives.ts";
import { ProofError } from "../errors.ts";
import { keySetEntry, statementEntry, statementKey } from "../log/entry.ts";
import { leafHash, verifyInclusion } from "../log/merkle.ts";
import { verifyPresence } from "../prefix-tree/prefix-proof.ts";
import { verifyRecordSignature } from "../record/verify-record.ts";
import { refuseAs } from "../refuse-as.ts";
import { parseStatement, type StatementPayload } from "../statement/statement.ts";
import { assertInUse, isSameLog, type TrustedIssuerKey } from "../trust.ts";
import type { CertificateFacts } from "./certificate-facts.ts";
import type { StatusPlace } from "./place-status.ts";
import type { Status } from "./status.ts";

/** A statement that the log has committed to under its number. What it says is not read yet. */
export interface ProvenStatement {
  jwt: string;
  /** Of its entry. */
  index: number;
  payload: StatementPayload;
  /** In base64url, as shown. */
  disclosures: string[];
}

export interface ProofContext {
  certificate: CertificateFacts;
  place: StatusPlace;
  /** Whose statements count in this log. */
  keys: readonly TrustedIssuerKey[];
  /** The JWTs of the first statements, which the log before has proven: they are the same here, by the keys of then. */
  carried: readonly string[];
  primitives: Primitives;
}

/** That the log has committed to each statement of a status, under its number and in this order, and that the issuer signed it. */
export function proveStatements(status: Status, context: ProofContext): ProvenStatement[] {
  const { certificate, carried, place } = context;
  const { checkpoint, log } = place;
  const keySets = status.issuerKeys.map((set) => openKeySet(set, context));
  if (status.statements.length < carried.length)
    throw new ProofError("statement_not_carried", `statement ${status.statements.length}`);
  // In another log than the record's, every place is after it.
  let after = isSameLog(log, certificate.log) ? certificate.index : -1;
  return status.statements.map((part, n) => {
    const { index } = part;
    if (index <= after || index >= checkpoint.size - 1) throw new ProofError("statement_out_of_order");
    after = index;
    const { jwt, header, payload, disclosures, ...signed } = refuseAs("bad_statement", () =>
      parseStatement(part.sdJwt),
    );
    if (payload.about !== certificate.about) throw new ProofError("statement_of_other_certificate");
    assertLogged(part, { n, jwt }, context);
    if (n < carried.length && jwt !== carried[n])
      throw new ProofError("statement_not_carried", `statement ${n}`);
    // Whose key signed what was carried over, and that it was logged then, the status of the log before has shown.
    if (n >= carried.length) assertSigned({ header, index, ...signed }, keySets, context);
    return { jwt, index, payload, disclosures };
  });
}

interface KeySetInLog {
  index: number;
  kids: string[];
}

function openKeySet(
  { jwks, index, proof }: Status["issuerKeys"][number],
  { place: { checkpoint }, primitives: { sha256 } }: ProofContext,
): KeySetInLog {
  const { size, root } = checkpoint;
  return refuseAs("statement_key_not_logged", () => {
    verifyInclusion(
      { index, size, leafHash: leafHash(keySetEntry(jwks, sha256), sha256), proof, root },
      sha256,
    );
    return { index, kids: parseJwks(jwks).map((key) => jwkThumbprint(key, sha256)) };
  });
}

function assertLogged(
  { index, proof, prefixProof }: Status["statements"][number],
  { n, jwt }: { n: number; jwt: string },
  { certificate, place: { checkpoint, head }, primitives: { sha256 } }: ProofContext,
): void {
  const { size, root } = checkpoint;
  const key = statementKey(certificate.salt, n, sha256);
  const leaf = leafHash(statementEntry(key, jwt, sha256), sha256);
  refuseAs("statement_not_in_log", () =>
    verifyInclusion({ index, size, leafHash: leaf, proof, root }, sha256),
  );
  refuseAs("statement_not_in_head", () =>
    verifyPresence({ key, value: sha256(jwt) }, prefixProof, head.root, sha256),
  );
}

type Signed = Parameters<typeof verifyRecordSignature>[0] & { index: number };

function assertSigned(
  { index, ...signed }: Signed,
  keySets: readonly KeySetInLog[],
  { keys, primitives }: ProofContext,
): void {
  const { kid } = signed.header;
  const key = refuseAs("bad_statement_signature", () =>
    verifyRecordSignature(signed, keys, {
      primitives,
      thumbprintOf: (one) => jwkThumbprint(one, primitives.sha256),
    }),
  );
  if (!keySets.some((set) => set.index < index && set.kids.includes(kid)))
    throw new ProofError("statement_key_not_logged", kid);
  assertInUse(key, index);
}
