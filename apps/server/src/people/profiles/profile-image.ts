import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Objects } from "../../base/files/objects.ts";
import type { PicturePool } from "./picture-pool.ts";
import { findUser } from "../accounts/accounts.ts";
import { isCurrentImage, replaceImage } from "./profile-store.ts";

export interface ImageContext {
  db: Kysely<Database>;
  objects: Objects;
  pictures: PicturePool;
}

const nameShape = /^[\w-]{32}\.webp$/;
const keyOf = (name: string): string => `images/${name}`;

/**
 * Stores an image as a user's picture and returns its name: 192 random bits, since a browser loads pictures without the
 * bearer token, and a hash of the bytes would let anyone who has them find its user. A crash in between leaves the
 * former picture or the new one; an orphaned object is never served.
 */
export async function setProfileImage(
  { db, objects, pictures }: ImageContext,
  userId: string,
  bytes: Uint8Array,
): Promise<string> {
  const name = `${randomBytes(24).toString("base64url")}.webp`;
  await objects.put(keyOf(name), await pictures.run({ bytes }, userId));
  const replaced = await replaceImage(db, userId, name);
  if (replaced === undefined) {
    // The account was erased meanwhile.
    await deleteProfileImage(objects, name);
    throw new AppError("unauthorized");
  }
  if (replaced !== null) await deleteProfileImage(objects, replaced);
  return name;
}

/** Removes a user's picture. A crash in between leaves at most an orphaned object. */
export async function removeProfileImage(
  { db, objects }: Omit<ImageContext, "pictures">,
  userId: string,
): Promise<void> {
  const replaced = await replaceImage(db, userId, null);
  if (replaced) await deleteProfileImage(objects, replaced);
}

/** Called once no user has this picture any more. */
export async function deleteProfileImage(objects: Objects, name: string): Promise<void> {
  await objects.delete(keyOf(name));
}

/** Undefined unless it is a user's current picture. */
export async function readProfileImage(
  { db, objects }: Omit<ImageContext, "pictures">,
  name: string,
): Promise<Buffer | undefined> {
  if (!nameShape.test(name) || !(await isCurrentImage(db, name))) return undefined;
  return objects.get(keyOf(name));
}

/** An account's own picture, if it has one. */
export async function profileImageOf(
  { db, objects }: Omit<ImageContext, "pictures">,
  userId: string,
): Promise<Buffer | undefined> {
  const user = await findUser(db, userId);
  return user?.image ? objects.get(keyOf(user.image)) : undefined;
}
