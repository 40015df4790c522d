import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isLong } from "@colophon/testing/is-long";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestRegister } from "../../../test/test-register.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { openFolder } from "./backup-place.ts";
import { openBackupSeries } from "./backup-series.ts";
import { makeBackup, watchBackups } from "./make-backups.ts";
import { openBackup } from "./restore.ts";

const hour = 3_600_000;
const passphrase = "a long enough passphrase";
const { pool, db, testLog } = await createTestRegister();
const objects = openObjects(makeTemporaryFolder("colophon-objects-"));
await objects.put("images/one.webp", Buffer.from("one"));

/** A registry whose clock the test sets. */
function setUp({ keep = 2 } = {}) {
  const to = path.join(makeTemporaryFolder("colophon-backups-"), "own");
  let now = Date.now();
  const said: string[] = [];
  const logger = {
    info: (_: object, line: string) => said.push(line),
    error: (_: object, line: string) => said.push(line),
  };
  const series = openBackupSeries(to, {});
  const backups = watchBackups({ to, everyMs: 24 * hour, keep, passphrase }, series, () => now);
  const context = { pool, db, objects, keysDir: testLog.keysDir, logger: logger as never };
  return {
    to,
    backups,
    context,
    said,
    later: (hours: number) => (now += hours * hour),
    make: (end = new AbortController().signal) => makeBackup(context, backups, end),
    names: () => readdirSync(to).filter((name) => name !== "backups.json"),
  };
}

test("a backup is made when one is due, can be opened, and only the newest are kept", async () => {
  const { to, backups, later, make, names } = setUp();
  expect(backups.isDue()).toBe(true);
  await make();
  const [first = ""] = names();
  const { manifest } = await openBackup(openFolder(path.join(to, first)), passphrase, () => undefined);
  expect(manifest.objects.count).toBe(1);
  expect(backups.newestAt()).toEqual(new Date(manifest.createdAt));
  expect(backups.isDue()).toBe(false);
  await make();
  expect(names()).toEqual([first]);
  later(25);
  await make();
  later(25);
  await make();
  expect(names()).toHaveLength(2);
  expect(names()).not.toContain(first);
});

test("of two servers one makes it", async () => {
  const one = setUp();
  const other = { ...one, backups: watchBackups(one.backups.config, one.backups.series) };
  await Promise.all([one.make(), makeBackup(one.context, other.backups, new AbortController().signal)]);
  expect(one.names()).toHaveLength(1);
  expect(one.said).toEqual(["a backup was made"]);
});

test.runIf(isLong)("what a crash or a stop has left is no backup, and goes with the next one", async () => {
  const { to, backups, make, names } = setUp();
  await expect(make(AbortSignal.abort())).rejects.toThrow("aborted");
  const [left = ""] = names();
  expect(existsSync(path.join(to, left, "manifest.json"))).toBe(false);
  await backups.look();
  expect(backups.newestAt()).toBeUndefined();
  await make();
  expect(names()).toHaveLength(1);
  expect(names()).not.toContain(left);
});

test.runIf(isLong)("what others have put there stays", async () => {
  const { to, later, make, names } = setUp({ keep: 1 });
  mkdirSync(path.join(to, "by-hand"), { recursive: true });
  await make();
  later(25);
  await make();
  expect(names()).toContain("by-hand");
  expect(names()).toHaveLength(2);
});

test("a damaged list of backups is refused, and nothing is deleted by it", async () => {
  const { to, make, names } = setUp();
  await make();
  const list = path.join(to, "backups.json");
  writeFileSync(list, readFileSync(list, "utf8").slice(0, -20));
  await expect(make()).rejects.toThrow("is damaged");
  expect(names()).toHaveLength(1);
});

test("they are late when none became whole in twice their time", async () => {
  const { backups, later, make } = setUp();
  expect(backups.isLate()).toBe(false);
  later(49);
  expect(backups.isLate()).toBe(true);
  await make();
  // The backup has the real time.
  later(-49);
  expect(backups.isLate()).toBe(false);
});
