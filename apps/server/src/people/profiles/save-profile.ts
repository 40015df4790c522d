import type { ProfileFields } from "@colophon/api";
import { sealAddress } from "./address.ts";
import { updateProfile } from "./profile-store.ts";
import type { ProfileContext } from "./read-profile.ts";

/** Saves a user's name and whole profile, with the address sealed. */
export async function saveProfile(
  { db, keys }: ProfileContext,
  userId: string,
  { address, profile_visibility: visibility, ...fields }: ProfileFields,
): Promise<void> {
  await updateProfile(db, userId, { ...fields, visibility, address: sealAddress(keys, address, userId) });
}
