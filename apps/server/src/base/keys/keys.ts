import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createDataKey, type DataKey } from "./data-key.ts";
import { readOrMakeKeyFile, writeNewFile } from "./key-file.ts";
import { listNumbers, numberedFile } from "./numbered-files.ts";
import { refuseRestoring } from "./restoring.ts";
import { refuseRetired } from "./retired.ts";
import { StartError } from "../errors.ts";

/** The server's secrets. Fingerprints are SHA-256 in hex, safe to store and to show. */
export interface Keys {
  /** Ed25519: signs checkpoints. */
  logSigning: SigningKey;
  /** P-256: signs records. This is the first one. */
  issuerSigning: SigningKey;
  /** AES-256: seals personal data, see encryption.ts. The fingerprint is the first key's. */
  dataEncryption: { key: DataKey; fingerprint: string };
  /** secp256k1: signs anchoring transactions. */
  anchor: { privateKey: `0x${string}`; publicKey: Uint8Array; fingerprint: string };
  /** Including later keys. */
  numbered: NumberedKeys;
  /** Sentences that the log shows at start. */
  warnings: readonly string[];
}

/** Keys that can be replaced while the register is running (docs/decisions/032). */
export type Replaceable = "issuer" | "data";

export interface NumberedKeys {
  keysDir: string;
  /** The numbers of the keys in KEYS_DIR, ascending. */
  numbers(purpose: Replaceable): number[];
  /** Undefined if there is no such file. Throws a StartError if it contains something else. */
  fingerprint(purpose: Replaceable, number: number): string | undefined;
  /** Throws a StartError if there is no such file. */
  issuer(number: number): SigningKey;
  /** Creates the file of a key, unless it exists. */
  make(purpose: Replaceable, number: number): void;
}

export interface SigningKey {
  privateKey: KeyObject;
  /** Ed25519: 32 bytes. P-256: 65 bytes, 04 ‖ x ‖ y. */
  publicKey: Uint8Array;
  fingerprint: string;
}

/**
 * Loads the keys of `keysDir`; creates the missing ones, unless `readOnly`. Throws a StartError if a file is unreadable, which
 * it names, or if the log of these keys was retired.
 */
export function loadKeys(
  keysDir: string,
  anchorPrivateKey?: `0x${string}`,
  { readOnly = false, isRestoring = false }: { readOnly?: boolean; isRestoring?: boolean } = {},
): Keys {
  refuseRetired(keysDir);
  if (!isRestoring) refuseRestoring(keysDir);
  const warnings: string[] = [];
  const load = <Key>(name: string, make: () => string, parse: (text: string) => Key): Key => {
    const file = path.join(keysDir, name);
    if (readOnly && !existsSync(file))
      throw new StartError(`${file} is missing: ROLE=read needs the KEYS_DIR of the servers that write`);
    const { text, openToOthers } = readOrMakeKeyFile(file, make);
    if (openToOthers) warnings.push(`${file} can be read by other users: set its mode to 0600`);
    try {
      return parse(text);
    } catch {
      throw new StartError(`${file} does not contain a key of the right kind`);
    }
  };
  const loadFirst = <Key>({ name, make, parse }: Kind<Key>): { number: number; key: Key } => {
    const [number = 1] = listNumbers(keysDir, name);
    return { number, key: load(path.basename(numberedFile(keysDir, name, number)), make, parse) };
  };
  const data = loadFirst(kinds.data);
  return {
    logSigning: load("log-signing.key", makeEd25519, parseEd25519),
    issuerSigning: loadFirst(kinds.issuer).key,
    dataEncryption: {
      key: createDataKey(data.number, (number) => readNumbered(keysDir, kinds.data, number).key),
      fingerprint: data.key.fingerprint,
    },
    anchor: anchorPrivateKey
      ? anchorKey(anchorPrivateKey)
      : load("anchor.key", makeAnchorKey, (text) => anchorKey(`0x${text}`)),
    numbered: openNumbered(keysDir),
    warnings,
  };
}

/** How the keys of a purpose are named, created and read. */
interface Kind<Key> {
  name: string;
  make(): string;
  parse(text: string): Key;
}

const kinds = {
  issuer: { name: "issuer-signing", make: makeP256, parse: parseP256 },
  data: {
    name: "data-encryption",
    make: () => randomBytes(32).toString("base64"),
    parse: parseDataKey,
  },
};

/** The replaceable keys of a folder, read lazily. */
function openNumbered(keysDir: string): NumberedKeys {
  return {
    keysDir,
    numbers: (purpose) => listNumbers(keysDir, kinds[purpose].name),
    fingerprint(purpose, number) {
      const kind: Kind<{ fingerprint: string }> = kinds[purpose];
      if (!existsSync(numberedFile(keysDir, kind.name, number))) return undefined;
      return readNumbered(keysDir, kind, number).fingerprint;
    },
    issuer: (number) => readNumbered(keysDir, kinds.issuer, number),
    make: (purpose, number) =>
      writeNewFile(numberedFile(keysDir, kinds[purpose].name, number), `${kinds[purpose].make()}\n`),
  };
}

function readNumbered<Key>(keysDir: string, { name, parse }: Kind<Key>, number: number): Key {
  const file = numberedFile(keysDir, name, number);
  let text;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new StartError(`${file} cannot be read: copy it from where the key was made`, { cause });
  }
  try {
    return parse(text);
  } catch {
    throw new StartError(`${file} does not contain a key of the right kind`);
  }
}

/** The key of a log, out of the text of its file. */
export function parseLogKey(text: string): SigningKey {
  return parseEd25519(text.trim());
}

function makeEd25519(): string {
  return generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" });
}

function parseEd25519(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const { crv, x } = createPublicKey(privateKey).export({ format: "jwk" });
  if (crv !== "Ed25519" || x === undefined) throw new Error("not an Ed25519 key");
  return signingKey(privateKey, Buffer.from(x, "base64url"));
}

function makeP256(): string {
  return generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  });
}

function parseP256(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const { crv, x, y } = createPublicKey(privateKey).export({ format: "jwk" });
  if (crv !== "P-256" || x === undefined || y === undefined) throw new Error("not a P-256 key");
  const point = [Uint8Array.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return signingKey(privateKey, Buffer.concat(point));
}

function signingKey(privateKey: KeyObject, publicKey: Uint8Array): SigningKey {
  return { privateKey, publicKey, fingerprint: fingerprint(publicKey) };
}

function parseDataKey(text: string): { key: KeyObject; fingerprint: string } {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== 32) throw new Error("not 32 bytes");
  // HKDF (RFC 5869) ensures that the fingerprint reveals nothing about the key.
  const derived = hkdfSync("sha256", bytes, "", "colophon data key fingerprint", 32);
  return { key: createSecretKey(bytes), fingerprint: fingerprint(new Uint8Array(derived)) };
}

function makeAnchorKey(): string {
  const ecdh = createECDH("secp256k1");
  ecdh.generateKeys();
  return ecdh.getPrivateKey("hex").padStart(64, "0");
}

function anchorKey(privateKey: `0x${string}`): Keys["anchor"] {
  if (!/^0x[0-9a-f]{64}$/i.test(privateKey)) throw new Error("not 64 hex digits");
  const ecdh = createECDH("secp256k1");
  ecdh.setPrivateKey(privateKey.slice(2), "hex");
  const publicKey = ecdh.getPublicKey();
  return { privateKey, publicKey, fingerprint: fingerprint(publicKey) };
}

function fingerprint(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
