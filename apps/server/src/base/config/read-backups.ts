import { readFileSync } from "node:fs";
import path from "node:path";
import { ConfigError, type Environment, readWholeNumber, readText } from "./environment.ts";

/** Backups that the servers make by themselves. */
export interface BackupsConfig {
  /** The whole path of a folder, or `s3://bucket/prefix`. */
  to: string;
  everyMs: number;
  /** Whole backups that are kept. */
  keep: number;
  /** Seals the keys in them. */
  passphrase: string;
}

const hourMs = 3_600_000;

/** Undefined while `BACKUP_TO` isn't set: then somebody else makes backups, or nobody. */
export function readBackups(env: Environment): BackupsConfig | undefined {
  const to = readText(env, "BACKUP_TO");
  if (to === undefined) {
    for (const name of ["BACKUP_EVERY", "BACKUP_KEEP"])
      if (readText(env, name) !== undefined) throw new ConfigError(`${name} is set, but BACKUP_TO is not`);
    return undefined;
  }
  return Object.freeze({
    to: to.startsWith("s3://") ? to.replace(/\/+$/, "") : path.resolve(to),
    everyMs: (readWholeNumber(env, "BACKUP_EVERY", { min: 1, max: 720 }) ?? 24) * hourMs,
    keep: readWholeNumber(env, "BACKUP_KEEP", { min: 1, max: 1000 }) ?? 7,
    passphrase: readPassphrase(env),
  });
}

const shortest = 12;

/** The passphrase of `BACKUP_PASSPHRASE`, or the first line of `BACKUP_PASSPHRASE_FILE`. */
export function readPassphrase(env: Environment): string {
  const file = readText(env, "BACKUP_PASSPHRASE_FILE");
  const passphrase = file === undefined ? (env["BACKUP_PASSPHRASE"] ?? "") : firstLineOf(file);
  if (passphrase.length < shortest)
    throw new ConfigError(
      `${file === undefined ? "BACKUP_PASSPHRASE" : "BACKUP_PASSPHRASE_FILE"} must have ${shortest} characters or more: the keys in a backup are sealed with it. Keep it elsewhere than the backup`,
    );
  return passphrase;
}

function firstLineOf(file: string): string {
  try {
    return readFileSync(path.resolve(file), "utf8").split(/\r?\n/, 1)[0] ?? "";
  } catch (cause) {
    throw new ConfigError(`BACKUP_PASSPHRASE_FILE: ${file} can't be read`, { cause });
  }
}
