import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import {
  deleteDeviceLink,
  findAccountOfDevice,
  forgetOldDevices,
  insertDevice,
  insertDeviceLink,
  updateDevice,
} from "./device-store.ts";
import { createToken, hashToken } from "./token.ts";

/**
 * The account with this address that was logged in to from this device before. A device is a random secret that the
 * browser keeps beside the bearer token, even after logging out.
 */
export async function findKnownAccount(
  db: Kysely<Database>,
  emailKey: string,
  device: string | undefined,
): Promise<string | undefined> {
  if (device === undefined) return undefined;
  return findAccountOfDevice(db, emailKey, hashToken(device));
}

/**
 * Notes that this device was seen, or makes a new one. Answers its secret, and whether it is news: a new device of an
 * account that has others.
 */
export async function rememberDevice(
  db: Kysely<Database>,
  userId: string,
  device: string | undefined,
): Promise<{ device: string; isNews: boolean }> {
  if (device !== undefined && (await updateDevice(db, userId, hashToken(device))))
    return { device, isNews: false };
  const made = createToken();
  const isNews = await insertDevice(db, userId, hashToken(made));
  await forgetOldDevices(db, userId);
  return { device: made, isNews };
}

/** Lets an unknown device in: the secret of a link, valid once and for an hour. */
export async function createDeviceLink(db: Kysely<Database>, userId: string): Promise<string> {
  const token = createToken();
  await insertDeviceLink(db, userId, hashToken(token));
  return token;
}

/** The account whose link this is, which is used up; undefined for one that is used, expired or forged. */
export function takeDeviceLink(db: Kysely<Database>, token: string): Promise<string | undefined> {
  return deleteDeviceLink(db, hashToken(token));
}
