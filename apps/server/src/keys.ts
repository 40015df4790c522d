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
import { existsSync } from "node:fs";
import path from "node:path";
import { readOrMakeKeyFile } from "./keys/key-file.ts";
import { refuseRetired } from "./keys/retired.ts";
import { StartError } from "./errors.ts";

/** The server's secrets. Fingerprints are SHA-256 in hex, safe to store and to show. */
export interface Keys {
  /** Ed25519: signs checkpoints. */
  logSigning: SigningKey;
  /** P-256: signs records. */
  issuerSigning: SigningKey;
  /** AES-256: seals personal data, see encryption.ts. */
  dataEncryption: { key: KeyObject; fingerprint: string };
  /** secp256k1: signs anchoring transactions. */
  anchor: { privateKey: `0x${string}`; publicKey: Uint8Array; fingerprint: string };
  /** Sentences that the log shows at start. */
  warnings: readonly string[];
}

export interface SigningKey {
  privateKey: KeyObject;
  /** Ed25519: 32 bytes. P-256: 65 bytes, 04 ‖ x ‖ y. */
  publicKey: Uint8Array;
  fingerprint: string;
}

/**
 * Loads the keys of `keysDir`; makes the missing ones, unless it is `readOnly`. Throws a StartError that names an unreadable
 * file, or when the log of these keys was retired.
 */
export function loadKeys(
  keysDir: string,
  anchorPrivateKey?: `0x${string}`,
  { readOnly = false }: { readOnly?: boolean } = {},
): Keys {
  refuseRetired(keysDir);
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
      throw new StartError(`${file} does not hold a key of the right kind`);
    }
  };
  return {
    logSigning: load("log-signing.key", makeEd25519, parseEd25519),
    issuerSigning: load("issuer-signing.key", makeP256, parseP256),
    dataEncryption: load("data-encryption.key", () => randomBytes(32).toString("base64"), parseDataKey),
    anchor: anchorPrivateKey
      ? anchorKey(anchorPrivateKey)
      : load("anchor.key", makeAnchorKey, (text) => anchorKey(`0x${text}`)),
    warnings,
  };
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

function parseDataKey(text: string): Keys["dataEncryption"] {
  const bytes = Buffer.from(text, "base64");
  if (bytes.length !== 32) throw new Error("not 32 bytes");
  // HKDF (RFC 5869) keeps the fingerprint from telling anything about the key.
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
