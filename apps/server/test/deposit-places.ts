import { mkdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { openStaging, openStagingInObjects, type Staging } from "../src/register/deposits/staging.ts";
import type { Objects } from "../src/base/files/objects.ts";
import { openObjects } from "../src/base/files/folder-objects.ts";
import { openS3Bucket } from "../src/base/files/s3-bucket.ts";
import { openS3Objects } from "../src/base/files/s3-objects.ts";
import type { Keys } from "../src/base/keys/keys.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestS3 } from "./test-s3.ts";

export interface DepositPlace {
  name: string;
  /** As another node would open it. */
  open(): { objects: Objects; staging: Staging };
  /** Names of unfinished uploads, each beginning with its work. */
  staged(): Promise<string[]>;
  close(): Promise<void>;
}

/** Where private copies may be stored: in folders, and in a bucket. */
export async function openDepositPlaces(
  keys: Pick<Keys, "dataEncryption">,
  maxSize: number,
): Promise<DepositPlace[]> {
  const folder = makeTemporaryFolder("colophon-deposits-");
  const uploads = path.join(folder, "uploads");
  mkdirSync(uploads);
  const s3 = await startTestS3();
  const inBucket = () => openS3Objects(openS3Bucket(s3.config));
  return [
    {
      name: "in folders",
      open: () => ({
        objects: openObjects(path.join(folder, "objects")),
        staging: openStaging(uploads, maxSize),
      }),
      staged: async () => readdir(uploads),
      close: async () => undefined,
    },
    {
      name: "in a bucket",
      open() {
        const objects = inBucket();
        return { objects, staging: openStagingInObjects(objects, keys.dataEncryption.key, maxSize) };
      },
      staged: async () => (await listKeys(inBucket(), "uploads")).map((key) => key.replace("uploads/", "")),
      close: () => s3.stop(),
    },
  ];
}

export async function listKeys(objects: Objects, folder?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of objects.list(folder)) keys.push(key);
  return keys;
}
