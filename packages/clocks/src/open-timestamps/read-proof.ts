import { equal, toHex } from "@colophon/proof";
import { apply, MAX_MESSAGE, type MessageOperation } from "./operation.ts";
import {
  type Attestation,
  BITCOIN,
  type DetachedProof,
  MAGIC,
  MAX_DEPTH,
  MAX_PAYLOAD,
  MAX_URI,
  PENDING,
  type Timestamp,
  URI,
} from "./proof.ts";
import { createReader, type ProofReader, refuse } from "./proof-reader.ts";

const SHA_256 = 0x08;
const VERSION = 1;
const BRANCH = 0xff;

/** Reads a `.ots` file of a digest by SHA-256; anything else is refused, and whatever follows its end. */
export function parseDetachedProof(bytes: Uint8Array): DetachedProof {
  const reader = createReader(bytes);
  if (!equal(reader.take(MAGIC.length), MAGIC)) throw refuse("it is no such proof");
  if (reader.number() !== VERSION) throw refuse("another version");
  // SHA-1 collides: two files could share a proof.
  if (reader.byte() !== SHA_256) throw refuse("a digest of another kind than SHA-256");
  const digest = reader.take(32);
  const timestamp = readTimestamp(reader, digest, { depth: 0 });
  if (!reader.isAtEnd()) throw refuse("something follows its end");
  return { digest, timestamp };
}

/** Reads a calendar's answer about a message: a tree without a head. */
export function parseTimestamp(bytes: Uint8Array, message: Uint8Array): Timestamp {
  const reader = createReader(bytes);
  const timestamp = readTimestamp(reader, message, { depth: 0 });
  if (!reader.isAtEnd()) throw refuse("something follows its end");
  return timestamp;
}

function readTimestamp(reader: ProofReader, message: Uint8Array, { depth }: { depth: number }): Timestamp {
  if (depth >= MAX_DEPTH) throw refuse("it is too deep");
  const timestamp: Timestamp = { attestations: [], steps: [] };
  for (let isLast = false; !isLast;) {
    let tag = reader.byte();
    isLast = tag !== BRANCH;
    if (!isLast) tag = reader.byte();
    if (tag === 0) timestamp.attestations.push(readAttestation(reader));
    else {
      const operation = readOperation(reader, tag);
      reader.countStep();
      const next = readTimestamp(reader, apply(operation, message), { depth: depth + 1 });
      timestamp.steps.push({ operation, next });
    }
  }
  return timestamp;
}

function readOperation(reader: ProofReader, tag: number): MessageOperation {
  switch (tag) {
    case 0xf0:
    case 0xf1: {
      const argument = reader.varBytes(MAX_MESSAGE);
      if (argument.length === 0) throw refuse("an argument is empty");
      return { tag, argument };
    }
    case 0xf2:
    case 0xf3:
    case 0x02:
    case 0x03:
    case 0x08:
    case 0x67:
      return { tag };
    default:
      throw refuse(`operation ${tag} is unknown`);
  }
}

function readAttestation(reader: ProofReader): Attestation {
  const tag = reader.take(8);
  const payload = reader.varBytes(MAX_PAYLOAD);
  const inner = createReader(payload);
  switch (toHex(tag)) {
    case PENDING: {
      const uri = String.fromCharCode(...inner.varBytes(MAX_URI));
      if (!inner.isAtEnd() || !URI.test(uri)) throw refuse("a calendar’s address");
      return { kind: "pending", uri };
    }
    case BITCOIN: {
      const height = inner.number();
      if (!inner.isAtEnd()) throw refuse("a height");
      return { kind: "bitcoin", height };
    }
    default:
      return { kind: "unknown", tag: tag.slice(), payload: payload.slice() };
  }
}
