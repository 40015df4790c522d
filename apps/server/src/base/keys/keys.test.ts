import { createHash, createPublicKey, sign, verify } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { privateKeyToAccount } from "viem/accounts";
import { loadKeys } from "./keys.ts";

const FILES = ["anchor.key", "data-encryption.key", "issuer-signing.key", "log-signing.key"];

function makeKeysDir(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "colophon-keys-"));
  onTestFinished(() => fs.rmSync(parent, { recursive: true }));
  return path.join(parent, "data", "keys");
}

function fingerprints({
  logSigning,
  issuerSigning,
  dataEncryption,
  anchor,
}: ReturnType<typeof loadKeys>): string[] {
  return [logSigning, issuerSigning, dataEncryption, anchor].map((key) => key.fingerprint);
}

describe("loadKeys", () => {
  test("makes four key files at the first start, readable by their owner only", () => {
    const keysDir = makeKeysDir();
    loadKeys(keysDir);
    expect(fs.readdirSync(keysDir).toSorted()).toEqual(FILES);
    for (const name of FILES) expect(fs.statSync(path.join(keysDir, name)).mode & 0o777).toBe(0o600);
    expect(fs.statSync(keysDir).mode & 0o777).toBe(0o700);
  });

  test("loads the same keys at later starts", () => {
    const keysDir = makeKeysDir();
    const made = loadKeys(keysDir);
    const loaded = loadKeys(keysDir);
    expect(fingerprints(loaded)).toEqual(fingerprints(made));
    expect(loaded.dataEncryption.key.get(1).equals(made.dataEncryption.key.get(1))).toBe(true);
    expect(loaded.anchor.privateKey).toBe(made.anchor.privateKey);
    expect(new Set(fingerprints(made)).size).toBe(4);
  });

  test("gives the public keys that verify signatures of the private ones", () => {
    const { logSigning, issuerSigning, anchor } = loadKeys(makeKeysDir());
    const message = Buffer.from("checkpoint");

    const x = Buffer.from(logSigning.publicKey).toString("base64url");
    const ed25519 = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    expect(verify(null, message, ed25519, sign(null, message, logSigning.privateKey))).toBe(true);

    const point = Buffer.from(issuerSigning.publicKey);
    expect(point[0]).toBe(4);
    const half = { x: point.toString("base64url", 1, 33), y: point.toString("base64url", 33) };
    const p256 = createPublicKey({ key: { kty: "EC", crv: "P-256", ...half }, format: "jwk" });
    expect(verify("sha256", message, p256, sign("sha256", message, issuerSigning.privateKey))).toBe(true);

    const account = privateKeyToAccount(anchor.privateKey);
    expect(`0x${Buffer.from(anchor.publicKey).toString("hex")}`).toBe(account.publicKey);
  });

  test("identifies keys by the SHA-256 of their public part", () => {
    const { logSigning } = loadKeys(makeKeysDir());
    expect(logSigning.fingerprint).toBe(createHash("sha256").update(logSigning.publicKey).digest("hex"));
  });

  test("uses a given anchor key, and then makes none", () => {
    const keysDir = makeKeysDir();
    const privateKey = `0x${"11".repeat(32)}` as const;
    expect(loadKeys(keysDir, privateKey).anchor.privateKey).toBe(privateKey);
    expect(fs.existsSync(path.join(keysDir, "anchor.key"))).toBe(false);
  });

  test("warns about a key file that others can read", () => {
    const keysDir = makeKeysDir();
    expect(loadKeys(keysDir).warnings).toEqual([]);
    const file = path.join(keysDir, "log-signing.key");
    fs.chmodSync(file, 0o640);
    expect(loadKeys(keysDir).warnings).toEqual([`${file} can be read by other users: set its mode to 0600`]);
  });

  test.each(FILES)("names %s when it has other contents, without showing it", (name) => {
    const keysDir = makeKeysDir();
    loadKeys(keysDir);
    fs.writeFileSync(path.join(keysDir, name), "c2VjcmV0");
    expect(() => loadKeys(keysDir)).toThrow(
      `${path.join(keysDir, name)} does not contain a key of the right kind`,
    );
  });

  test.each(FILES)("names %s when it cannot be read", (name) => {
    const keysDir = makeKeysDir();
    fs.mkdirSync(path.join(keysDir, name), { recursive: true });
    expect(() => loadKeys(keysDir)).toThrow(`${path.join(keysDir, name)} cannot be read or made`);
  });

  test("refuses keys of another kind in each other's files", () => {
    const keysDir = makeKeysDir();
    loadKeys(keysDir);
    fs.copyFileSync(path.join(keysDir, "issuer-signing.key"), path.join(keysDir, "log-signing.key"));
    expect(() => loadKeys(keysDir)).toThrow("log-signing.key does not contain a key of the right kind");
  });
});
