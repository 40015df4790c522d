import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps a mail as an `.eml` file, whole or not at all. Only the owner of the process may read it. */
export async function keepInOutbox(outboxDir: string, message: Buffer): Promise<string> {
  await mkdir(outboxDir, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replaceAll(":", "-");
  const file = path.join(outboxDir, `${time}-${randomBytes(4).toString("hex")}.eml`);
  await writeFile(`${file}.part`, message, { mode: 0o600, flag: "wx" });
  await rename(`${file}.part`, file);
  return file;
}
