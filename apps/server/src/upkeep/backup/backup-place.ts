import { mkdir, readdir, rm } from "node:fs/promises";
import type { Config } from "../../base/config/config.ts";
import { bucketName, type S3Config, type S3Server } from "../../base/config/read-s3.ts";
import { AppError, StartError } from "../../base/errors.ts";
import { isKey, type Objects } from "../../base/files/objects.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { openS3Bucket } from "../../base/files/s3-bucket.ts";
import { openS3Objects } from "../../base/files/s3-objects.ts";

/** Where the files of one backup are: a folder, or a part of a bucket. */
export interface BackupPlace {
  /** As it was given, or the folder's whole path. */
  name: string;
  files: Pick<Objects, "put" | "read">;
  isEmpty(): Promise<boolean>;
  /** Deletes all of it. */
  remove(): Promise<void>;
}

/** `s3://bucket/prefix`, or the whole path of a folder. Throws a StartError that says why a bucket cannot be used. */
export async function openBackupPlace(
  given: string,
  { s3: ofObjects, backupS3 }: Pick<Config, "s3" | "backupS3">,
): Promise<BackupPlace> {
  if (!given.startsWith("s3://")) return openFolder(given);
  const [, bucket = "", rest = ""] = /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(given) ?? [];
  const prefix = rest.replace(/\/$/, "");
  if (!bucketName.test(bucket) || !isKey(prefix))
    throw new StartError(
      `${given} is no place in a bucket: write s3://bucket/prefix, the prefix with plain letters, digits, points, dashes and slashes.`,
    );
  const server = backupS3 ?? ofObjects ?? noServer();
  if (server.endpoint === ofObjects?.endpoint && bucket === ofObjects.bucket)
    throw new StartError(
      `The bucket ${bucket} is the one of the objects. Keep backups in another bucket, at best at another provider's.`,
    );
  return openBucket(given, { ...server, bucket }, prefix);
}

export function openFolder(folder: string): BackupPlace {
  return {
    name: folder,
    files: openObjects(folder),
    async isEmpty() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).length === 0;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openBucket(name: string, s3: S3Config, prefix: string): Promise<BackupPlace> {
  const objects = openS3Objects(openS3Bucket(s3));
  const keyOf = (file: string) => `${prefix}/${file}`;
  const isEmpty = async () => {
    for await (const _ of objects.list(prefix)) return false;
    return true;
  };
  await isEmpty().catch((cause: unknown) => {
    const why = cause instanceof AppError ? "the server does not answer" : String(cause);
    throw new StartError(`${name} at ${s3.endpoint} cannot be used: ${why}.`, { cause });
  });
  return {
    name,
    files: {
      put: (file, bytes) => objects.put(keyOf(file), bytes),
      read: (file) => objects.read(keyOf(file)),
    },
    isEmpty,
    remove: () => objects.deleteAll(prefix),
  };
}

function noServer(): S3Server {
  throw new StartError(
    "A backup in a bucket needs BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.",
  );
}
