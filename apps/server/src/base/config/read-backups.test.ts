import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { readBackups, readPassphrase } from "./read-backups.ts";

const passphrase = "a long enough passphrase";
const file = path.join(makeTemporaryFolder("colophon-passphrase-"), "passphrase");
writeFileSync(file, `${passphrase}\nnot this\n`);

test("nothing is backed up by itself unless a place is named", () => {
  expect(readBackups({ BACKUP_PASSPHRASE: passphrase })).toBeUndefined();
});

test("daily and a week's by default, with the passphrase of a file", () => {
  expect(readBackups({ BACKUP_TO: "/backups", BACKUP_PASSPHRASE_FILE: file })).toEqual({
    to: "/backups",
    everyMs: 24 * 3_600_000,
    keep: 7,
    passphrase,
  });
  const given = { BACKUP_TO: "s3://works/own/", BACKUP_EVERY: "6", BACKUP_KEEP: "30" };
  expect(readBackups({ ...given, BACKUP_PASSPHRASE: passphrase })).toMatchObject({
    to: "s3://works/own",
    everyMs: 6 * 3_600_000,
    keep: 30,
  });
});

test.each([
  [{ BACKUP_EVERY: "6" }, "BACKUP_EVERY is set, but BACKUP_TO is not"],
  [{ BACKUP_KEEP: "6" }, "BACKUP_KEEP is set, but BACKUP_TO is not"],
  [{ BACKUP_TO: "/backups" }, "BACKUP_PASSPHRASE must have 12 characters"],
  [{ BACKUP_TO: "/backups", BACKUP_PASSPHRASE: "short" }, "BACKUP_PASSPHRASE must have 12 characters"],
  [{ BACKUP_TO: "/backups", BACKUP_PASSPHRASE_FILE: "/no/such/file" }, "can't be read"],
  [{ BACKUP_TO: "/backups", BACKUP_PASSPHRASE: passphrase, BACKUP_KEEP: "0" }, "BACKUP_KEEP must be"],
])("refuses %j", (env, said) => {
  expect(() => readBackups(env)).toThrow(said);
});

test("a file's passphrase may not be short either", () => {
  writeFileSync(`${file}-short`, "short\n");
  expect(() => readPassphrase({ BACKUP_PASSPHRASE_FILE: `${file}-short` })).toThrow("BACKUP_PASSPHRASE_FILE");
});
