import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a mail atomically as `<name>.eml`, replacing one of that name. Only the process's owner may read it. */
export async function keepInOutbox(outboxDir: string, name: string, message: Buffer): Promise<string> {
  await mkdir(outboxDir, { recursive: true, mode: 0o700 });
  const file = path.join(outboxDir, `${name}.eml`);
  const part = `${file}.${randomBytes(4).toString("hex")}.part`;
  await writeFile(part, message, { mode: 0o600, flag: "wx" });
  await rename(part, file);
  return file;
}
