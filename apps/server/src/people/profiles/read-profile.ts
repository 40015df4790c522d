import type { Profile, SelfIdentification } from "@colophon/api";
import type { Kysely } from "kysely";
import { imageUrl } from "../accounts/image-url.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { openAddress } from "./address.ts";
import { findProfile } from "./profile-store.ts";
import { openSelfIdentification } from "./self-identification.ts";

export interface ProfileContext {
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
}

/** A user's own, complete profile. */
export async function readProfile({ db, keys }: ProfileContext, userId: string): Promise<Profile> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new AppError("unauthorized");
  return {
    full_name: row.full_name,
    professional_title: row.professional_title,
    bio: row.bio,
    website_url: row.website_url,
    profile_visibility: row.visibility,
    address: openAddress(keys, row.address, userId),
    profile_image_url: row.image && imageUrl(row.image),
  };
}

export async function readSelfIdentification(
  { db, keys }: ProfileContext,
  userId: string,
): Promise<SelfIdentification> {
  const row = await findProfile(db, userId);
  return openSelfIdentification(keys, row?.self_identification ?? null, userId);
}
