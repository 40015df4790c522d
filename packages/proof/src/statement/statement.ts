import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import { ProofError } from "../errors.ts";
import { assertCount } from "../encoding/integer.ts";
import type { JsonObject } from "../encoding/json.ts";
import { HASH_LENGTH } from "../log/merkle.ts";
import { type CommonPayload, parseCommon, readSdJwt, type SignedSdJwt } from "../record/parse-sd-jwt.ts";
import { RECORD_SALT_LENGTH } from "../record/record.ts";
import { maySay, SPEAKERS, type Speaker } from "./statement-kinds.ts";

// A statement: an SD-JWT as a record is, about a record. Its number is not in it: the log's entry binds that.

/** What is always visible of a statement. */
export interface StatementPayload extends CommonPayload {
  /** SHA-256 of the record's JWT, base64url. */
  about: string;
  /** One of `STATEMENT_KINDS`, or one of a later version. */
  kind: string;
  by: Speaker;
}

export type StatementSdJwt = SignedSdJwt<StatementPayload>;

export interface StatementContent {
  issuer: string;
  /** Unix seconds. */
  issuedAt: number;
  /** The issuer's address of `/credentials/statement/v1`. */
  vct: string;
  /** SHA-256 of the record's JWT, 32 bytes. */
  about: Uint8Array;
  kind: string;
  by: Speaker;
  /** 32 fresh random bytes. */
  salt32: Uint8Array;
  /** `disclosureDigest` of each disclosure. */
  digests: string[];
}

const STATEMENT_TYPE = /\/credentials\/statement\/v1$/;
const KIND = /^[a-z][a-z_]{0,49}$/;

/**
 * The payload of a statement to sign with `recordSigningInput`. A speaker who may not say this is a TypeError. What the
 * disclosures say is for `readSaid` to check.
 */
export function buildStatementPayload(content: StatementContent): StatementPayload {
  const { issuer, issuedAt, vct, about, kind, by, salt32, digests } = content;
  assertCount(issuedAt, "issuedAt");
  if (salt32.length !== RECORD_SALT_LENGTH) throw new RangeError("a statement's salt has 32 bytes");
  if (about.length !== HASH_LENGTH) throw new RangeError("a statement is about a hash of 32 bytes");
  if (!STATEMENT_TYPE.test(vct)) throw new TypeError(`${vct} is no statement's type`);
  if (!KIND.test(kind) || !maySay(kind, by)) throw new TypeError(`${kind} is not for the ${by} to say`);
  if (new Set(digests).size !== digests.length) throw new TypeError("a disclosure is given twice");
  return {
    iss: issuer,
    iat: issuedAt,
    vct,
    about: toBase64Url(about),
    kind,
    by,
    _sd_alg: "sha-256",
    _sd: digests.toSorted(),
    salt: toBase64Url(salt32),
  };
}

/** Splits a statement's SD-JWT and reads header and payload, strictly; checks neither signature nor disclosures. */
export function parseStatement(text: string): StatementSdJwt {
  return readSdJwt(text, parsePayload);
}

function parsePayload(payload: JsonObject): StatementPayload {
  const common = parseCommon(payload, ["about", "kind", "by"]);
  const { about, kind, by } = payload;
  if (!STATEMENT_TYPE.test(common.vct)) throw new ProofError("bad_statement", "vct");
  if (typeof about !== "string" || fromBase64Url(about).length !== HASH_LENGTH)
    throw new ProofError("bad_statement", "about");
  if (typeof kind !== "string" || !KIND.test(kind)) throw new ProofError("bad_statement", "kind");
  const speaker = SPEAKERS.find((one) => one === by);
  if (speaker === undefined) throw new ProofError("bad_statement", "by");
  return { ...common, about, kind, by: speaker };
}
