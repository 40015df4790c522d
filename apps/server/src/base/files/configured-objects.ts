import type { Config } from "../config/config.ts";
import { AppError, StartError } from "../errors.ts";
import type { Objects } from "./objects.ts";
import { openObjects } from "./folder-objects.ts";
import { openS3Bucket } from "./s3-bucket.ts";
import { openS3Objects } from "./s3-objects.ts";

/** The object store that the operator has configured. A bucket that refuses prevents the start; one that is away doesn't. */
export async function openConfiguredObjects({
  s3,
  objectsDir,
}: Pick<Config, "s3" | "objectsDir">): Promise<Objects> {
  if (s3 === undefined) return openObjects(objectsDir);
  const objects = openS3Objects(openS3Bucket(s3));
  await objects.look().catch((error: unknown) => {
    if (error instanceof AppError) return;
    throw new StartError(`The bucket ${s3.bucket} at S3_ENDPOINT cannot be used: ${String(error)}`);
  });
  return objects;
}
