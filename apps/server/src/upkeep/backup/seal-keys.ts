import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { StartError } from "../../base/errors.ts";

/**
 * RFC 7914: 128 MiB and about half a second for each guess. Opening takes it from here, not from the file: other numbers would lock the
 * keys of older backups.
 */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const options = { ...cost, maxmem: 256 * 1024 * 1024 };

const format = "colophon-keys/v1";

/** Not in the server's own thread, which answers meanwhile. */
const derive = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);

/** Files of KEYS_DIR by their paths, sealed: AES-256-GCM with a key that scrypt derives from the passphrase. */
export async function sealKeyFiles(files: Record<string, string>, passphrase: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const key = await derive(passphrase, salt, 32, options);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(format));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(files)), cipher.final(), cipher.getAuthTag()]);
  const texts = {
    salt: salt.toString("base64"),
    nonce: nonce.toString("base64"),
    sealed: sealed.toString("base64"),
  };
  return `${JSON.stringify({ format, kdf: "scrypt", ...cost, cipher: "aes-256-gcm", ...texts })}\n`;
}

export async function openKeyFiles(text: string, passphrase: string): Promise<Record<string, string>> {
  const { salt, nonce, sealed } = JSON.parse(text) as { salt: string; nonce: string; sealed: string };
  const bytes = Buffer.from(sealed, "base64");
  const key = await derive(passphrase, Buffer.from(salt, "base64"), 32, options);
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(nonce, "base64"))
    .setAAD(Buffer.from(format))
    .setAuthTag(bytes.subarray(-16));
  const start = decipher.update(bytes.subarray(0, -16));
  try {
    return JSON.parse(Buffer.concat([start, decipher.final()]).toString()) as Record<string, string>;
  } catch (cause) {
    throw new StartError("BACKUP_PASSPHRASE is not the one with which the keys of this backup were sealed.", {
      cause,
    });
  }
}
