import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { StartError } from "../../base/errors.ts";
import type { BackupPlace } from "./backup-place.ts";

export const backupFormat = "colophon-backup/v1";

/** A file of a backup: under its place, with forward slashes. */
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

/** What a backup has, written last: a place without it has no backup, or none that was finished. */
export type BackupManifest = z.infer<typeof manifestOf>;

export type BackupFile = z.infer<typeof fileOf>;

const objectOf = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });

/** An object of a backup, in its folder `objects`. */
export type BackupObject = z.infer<typeof objectOf>;

export const manifestFile = "manifest.json";

export async function readBackupManifest(place: BackupPlace): Promise<BackupManifest> {
  const json = await readText(place, manifestFile);
  if (json === undefined)
    throw new StartError(
      `${place.name} is not a backup, or one that was not finished: it has no ${manifestFile}.`,
    );
  try {
    return manifestOf.parse(JSON.parse(json));
  } catch (cause) {
    throw new StartError(`${place.name}/${manifestFile} is damaged, or of another version.`, { cause });
  }
}

export async function readObjectList(
  place: BackupPlace,
  { objects }: Pick<BackupManifest, "objects">,
): Promise<BackupObject[]> {
  const lines = (await readText(place, objects.file))?.split("\n") ?? [];
  return lines.filter((line) => line !== "").map((line) => objectOf.parse(JSON.parse(line)));
}

async function readText({ files }: BackupPlace, file: string): Promise<string | undefined> {
  const bytes = await files.read(file);
  return bytes && text(bytes);
}

/** Throws a StartError that names a file which is not as it was written. */
export async function verifyFile(place: BackupPlace, { file, bytes, sha256 }: BackupFile): Promise<void> {
  const hash = createHash("sha256");
  let length = 0;
  try {
    for await (const chunk of await requireFile(place, file)) {
      hash.update(chunk);
      length += chunk.length;
    }
  } catch (cause) {
    throw new StartError(`${place.name}/${file} cannot be read: ${String(cause)}`, { cause });
  }
  if (length !== bytes || hash.digest("hex") !== sha256)
    throw new StartError(`${place.name}/${file} is damaged: it is not as it was backed up.`);
}

export async function requireFile(
  { name, files }: BackupPlace,
  file: string,
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await files.read(file);
  if (bytes === undefined) throw new StartError(`${name}/${file} is missing.`);
  return bytes;
}
