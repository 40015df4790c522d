import { fromBase64, toBase64 } from "../encoding/base64.ts";
import { concat, equal, fromHex, toHex, utf8 } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { javaScript, type Primitives } from "../crypto/primitives.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

// Signed notes of C2SP signed-note, with Ed25519 signatures (type 0x01).

const ED25519 = 0x01;
const KEY_ID_LENGTH = 4;
const MAX_SIGNATURES = 100;
const SPACE_OR_PLUS = /[\s\u0085+]/u;

/** A public key by its name; `publicKey` is the 32 bytes of RFC 8032. */
export interface VerifierKey {
  name: string;
  publicKey: Uint8Array;
}

/** One signature line; the contents of `signature` depend on the type of the signer's key. */
export interface NoteSignature {
  name: string;
  keyId: Uint8Array;
  signature: Uint8Array;
}

export interface Note {
  /** Ends in a newline; these are the signed bytes. */
  text: string;
  signatures: NoteSignature[];
}

/** The 4 bytes that tell keys of one name apart: SHA-256(name, newline, type, key), cut. */
export function keyId(name: string, publicKey: Uint8Array, hash: Hash = sha256): Uint8Array {
  return hash(concat(utf8(`${name}\n`), Uint8Array.of(ED25519), publicKey)).subarray(0, KEY_ID_LENGTH);
}

/** `name+keyid+base64(type and key)`, the form in which a log's key is published. */
export function formatVerifierKey({ name, publicKey }: VerifierKey): string {
  assertKeyName(name);
  if (publicKey.length !== 32) throw new TypeError("an Ed25519 public key has 32 bytes");
  return `${name}+${toHex(keyId(name, publicKey))}+${toBase64(concat(Uint8Array.of(ED25519), publicKey))}`;
}

/** Refuses (`bad_verifier_key`) other types, a wrong key id, and keys of low order or not in canonical encoding. */
export function parseVerifierKey(vkey: string, primitives: Primitives = javaScript): VerifierKey {
  const match = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(vkey);
  const [, name = "", id = "", encoded = ""] = match ?? [];
  if (match === null || !isKeyName(name)) throw new ProofError("bad_verifier_key");
  const key = fromBase64(encoded);
  const publicKey = key.subarray(1);
  if (key[0] !== ED25519 || !primitives.isSoundEd25519Key(publicKey)) {
    throw new ProofError("bad_verifier_key", "not a sound Ed25519 key");
  }
  if (!equal(fromHex(id), keyId(name, publicKey, primitives.sha256)))
    throw new ProofError("bad_verifier_key", "wrong key id");
  return { name, publicKey };
}

/** One signature line, with its newline, for an Ed25519 signature of 64 bytes over the note's text. */
export function noteSignatureLine(name: string, publicKey: Uint8Array, signature: Uint8Array): string {
  assertKeyName(name);
  return `— ${name} ${toBase64(concat(keyId(name, publicKey), signature))}\n`;
}

/** A note of a text and its signature lines. */
export function formatNote(text: string, signatureLines: string[]): string {
  if (!text.endsWith("\n") || signatureLines.length === 0)
    throw new TypeError("a note is a text and signatures");
  return `${text}\n${signatureLines.join("")}`;
}

/** Splits a note; checks its form (`bad_note`) but no signature. */
export function parseNote(note: string): Note {
  // oxlint-disable-next-line no-control-regex -- the specification forbids exactly these
  if (!note.isWellFormed() || /[\u0000-\u0009\u000b-\u001f]/.test(note))
    throw new ProofError("bad_note", "control character");
  const split = note.lastIndexOf("\n\n");
  if (split < 0 || !note.endsWith("\n")) throw new ProofError("bad_note", "no signatures");
  const lines = note.slice(split + 2, -1).split("\n");
  if (lines.length > MAX_SIGNATURES) throw new ProofError("bad_note", "too many signatures");
  return { text: note.slice(0, split + 1), signatures: lines.map(parseSignatureLine) };
}

/**
 * The text of a note that `vkey` has signed. Signatures of other keys are skipped: witnesses and newer algorithms
 * come and go. The key's own signature must be there once and be right.
 */
export function verifyNote(note: string, vkey: string, primitives: Primitives = javaScript): string {
  const { name, publicKey } = parseVerifierKey(vkey, primitives);
  const { text, signatures } = parseNote(note);
  const id = keyId(name, publicKey, primitives.sha256);
  const [own, second] = signatures.filter((line) => line.name === name && equal(line.keyId, id));
  if (own === undefined) throw new ProofError("not_signed_by_key");
  if (second !== undefined) throw new ProofError("duplicate_signature");
  if (!primitives.verifyEd25519(publicKey, utf8(text), own.signature))
    throw new ProofError("bad_log_signature");
  return text;
}

function parseSignatureLine(line: string): NoteSignature {
  const [, name = "", encoded = ""] = /^— ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
  if (!isKeyName(name)) throw new ProofError("bad_note", "malformed signature line");
  const bytes = fromBase64(encoded);
  if (bytes.length <= KEY_ID_LENGTH) throw new ProofError("bad_note", "signature too short");
  return { name, keyId: bytes.subarray(0, KEY_ID_LENGTH), signature: bytes.subarray(KEY_ID_LENGTH) };
}

function isKeyName(name: string): boolean {
  return name !== "" && !SPACE_OR_PLUS.test(name);
}

function assertKeyName(name: string): void {
  if (!isKeyName(name)) throw new TypeError(`not a key name: ${name}`);
}
