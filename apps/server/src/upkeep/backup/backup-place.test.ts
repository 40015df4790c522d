import { randomBytes } from "node:crypto";
import path from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { afterAll, describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { startTestS3 } from "../../../test/test-s3.ts";
import { connect } from "../../base/db/connection.ts";
import type { Objects } from "../../base/files/objects.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { openS3Bucket } from "../../base/files/s3-bucket.ts";
import { openS3Objects } from "../../base/files/s3-objects.ts";
import { readS3Server } from "../../base/config/read-s3.ts";
import { checkLog } from "../../log/check-log.ts";
import { backUp } from "./back-up.ts";
import { type BackupPlace, openBackupPlace } from "./backup-place.ts";
import { openBackupSeries } from "./backup-series.ts";
import { openBackup, requireEmptyPlace, restore } from "./restore.ts";

const passphrase = "a long enough passphrase";
const [own, others] = await Promise.all([startTestS3(), startTestS3()]);
afterAll(() => Promise.all([own.stop(), others.stop()]));
const env = Object.fromEntries(Object.entries(others.env).map(([name, value]) => [`BACKUP_${name}`, value]));
/** As the configuration has it. */
const serversIn = (settings: Record<string, string>) => {
  const backupS3 = readS3Server(settings, "BACKUP_");
  return backupS3 === undefined ? {} : { backupS3 };
};
const servers = serversIn(env);
const { pool, testLog } = await createTestRegister();
const folder = makeTemporaryFolder("colophon-backup-place-");
const say = () => undefined;
/** The registry's own, in a bucket, one of them sent in parts. */
const objects = openS3Objects(openS3Bucket(own.config));
const large = randomBytes(9_000_000);
await objects.put("deposits/large", large);
await objects.put("images/small.webp", Buffer.from("small"));
/** One of them is deleted while it is read: what follows is asked of an object that is gone. */
const going: Objects = {
  ...objects,
  async read(key) {
    const bytes = await objects.read(key);
    if (key === "deposits/going") await objects.delete(key);
    return bytes;
  },
};
await objects.put("deposits/going", Buffer.from("going"));

const address = "s3://works/nightly/2026-11-23";
const backUpTo = async (given: string) => {
  const place = await openBackupPlace(given, { ...servers, s3: own.config });
  return backUp({ pool, objects: going, keysDir: testLog.keysDir, passphrase, say }, place);
};
/** By somebody who knows only where it is. */
const open = async () => openBackup(await openBackupPlace(address, servers), passphrase, say);

test("a registry with its objects in a bucket is backed up to another one, and restored from there", async () => {
  await backUpTo(address);
  const backup = await open();
  expect(backup.objects.map(({ key }) => key)).toEqual(["deposits/large", "images/small.webp"]);
  const { url } = await createTestDatabase();
  const target = connect(url, { max: 2 });
  await target.pool.query("drop schema public cascade; create schema public");
  const restored = openObjects(path.join(folder, "objects"));
  const place = { ...target, keysDir: path.join(folder, "keys"), objects: restored, say };
  await requireEmptyPlace(place, backup);
  await restore(place, backup);
  expect((await checkLog(place.pool, [])).difference).toBeUndefined();
  expect((await restored.get("deposits/large"))?.equals(large)).toBe(true);
  expect((await restored.get("images/small.webp"))?.toString()).toBe("small");
  await target.close();
});

describe("a place in a bucket is refused", () => {
  test("where a backup is already", async () => {
    await expect(backUpTo(`${address}/`)).rejects.toThrow("is not empty");
  });

  test("where a backup is not, or is not whole", async () => {
    const nowhere = await openBackupPlace("s3://works/nowhere", servers);
    await expect(openBackup(nowhere, passphrase, say)).rejects.toThrow("is not a backup, or one that");
    const bucket = openS3Objects(openS3Bucket(others.config));
    await bucket.put("nightly/2026-11-23/objects/images/small.webp", Buffer.from("other"));
    await expect(open()).rejects.toThrow(`${address}/objects/images/small.webp is damaged`);
    await bucket.delete("nightly/2026-11-23/objects/images/small.webp");
    await expect(open()).rejects.toThrow("is missing");
    await bucket.delete("nightly/2026-11-23/manifest.json");
    await expect(open()).rejects.toThrow("was not finished");
  });

  test.each([
    ["s3://works", env, {}, "is no place in a bucket"],
    ["s3://works/a b", env, {}, "is no place in a bucket"],
    ["s3://works/../b", env, {}, "is no place in a bucket"],
    ["s3://works/a", {}, {}, "needs BACKUP_S3_ENDPOINT"],
    ["s3://works/a", {}, { s3: own.config }, "is the one of the objects"],
    ["s3://absent/a", env, {}, "NoSuchBucket"],
    ["s3://works/a", { ...env, BACKUP_S3_SECRET_ACCESS_KEY: "no" }, {}, "SignatureDoesNotMatch"],
    ["s3://works/a", { ...env, BACKUP_S3_ENDPOINT: "http://localhost:9" }, {}, "does not answer"],
  ])("%s with settings %#", async (given, settings, config, said) => {
    await expect(openBackupPlace(given, { ...serversIn(settings), ...config })).rejects.toThrow(said);
  });
});

test.runIf(isLong)(
  "the servers' own backups in a bucket follow each other there, and old ones are deleted",
  async () => {
    const series = openBackupSeries("s3://works/own", servers);
    expect(await series.newest()).toBeUndefined();
    const make = (place: BackupPlace) =>
      backUp({ pool, objects, keysDir: testLog.keysDir, passphrase, say }, place);
    for (let made = 0; made < 3; made++) await series.add(make, 2);
    const bucket = openS3Objects(openS3Bucket(others.config));
    const whole = new Set<string>();
    for await (const { key } of bucket.list("own"))
      if (key.endsWith("/manifest.json")) whole.add(key.split("/")[1] ?? "");
    expect(whole.size).toBe(2);
    const newest = [...whole].toSorted().at(-1) ?? "";
    const backup = await openBackup(
      await openBackupPlace(`s3://works/own/${newest}`, servers),
      passphrase,
      say,
    );
    expect(await series.newest()).toEqual(new Date(backup.manifest.createdAt));
  },
);
