import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StartError } from "../errors.ts";

export const backupFormat = "colophon-backup/v1";

/** A file of a backup: under its folder, with forward slashes. */
const fileOf = z.object({ file: z.string(), bytes: z.number(), sha256: z.string() });

const manifestOf = z.object({
  format: z.literal(backupFormat),
  createdAt: z.string(),
  log: z.object({ origin: z.string(), size: z.number() }),
  migrations: z.array(z.string()),
  tables: z.array(fileOf.extend({ name: z.string(), rows: z.number() })),
  keys: fileOf,
  /** A line of JSON for each: its key, bytes and SHA-256. */
  objects: fileOf.extend({ count: z.number() }),
});

/** What a backup has, written last: a folder without it is no backup, or none that was finished. */
export type Manifest = z.infer<typeof manifestOf>;

export type BackupFile = z.infer<typeof fileOf>;

const objectOf = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

/** An object of a backup, in its folder `objects`. */
export type BackupObject = z.infer<typeof objectOf>;

export const manifestFile = "manifest.json";

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), "utf8").catch((cause: unknown) => {
    throw new StartError(
      `${folder} is not a backup, or one that was not finished: it has no ${manifestFile}.`,
      {
        cause,
      },
    );
  });
  try {
    return manifestOf.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(`${path.join(folder, manifestFile)} is damaged, or of another version.`, { cause });
  }
}

export async function readObjectList(folder: string, { objects }: Manifest): Promise<BackupObject[]> {
  const text = await readFile(path.join(folder, objects.file), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => objectOf.parse(JSON.parse(line)));
}

/** Throws a StartError that names a file which is not as it was written. */
export async function verifyFile(folder: string, { file, bytes, sha256 }: BackupFile): Promise<void> {
  const hash = createHash("sha256");
  let length = 0;
  try {
    for await (const chunk of createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      length += chunk.length;
    }
  } catch (cause) {
    throw new StartError(`${path.join(folder, file)} cannot be read: ${String(cause)}`, { cause });
  }
  if (length !== bytes || hash.digest("hex") !== sha256)
    throw new StartError(`${path.join(folder, file)} is damaged: it is not as it was backed up.`);
}
