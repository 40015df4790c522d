import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";

export interface ProfileRow {
  full_name: string;
  image: string | null;
  professional_title: string;
  bio: string;
  website_url: string;
  visibility: "private" | "public" | "selective";
  /** Sealed by `sealAddress`. */
  address: Buffer | null;
  /** Sealed by `sealSelfIdentification`. */
  self_identification: Buffer | null;
}

/**
 * Undefined when there is no such user, or the account is closed; a user who never saved a profile has an empty, private
 * one.
 */
export function findProfile(db: Kysely<Database>, userId: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom("users")
    .leftJoin("profiles", "profiles.user_id", "users.id")
    .select(["full_name", "image", "address", "self_identification"])
    .select(({ fn, val }) => [
      fn.coalesce("professional_title", val("")).as("professional_title"),
      fn.coalesce("bio", val("")).as("bio"),
      fn.coalesce("website_url", val("")).as("website_url"),
      fn.coalesce("visibility", val("private" as const)).as("visibility"),
    ])
    .where("users.id", "=", userId)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
}

/** Saves the name and the profile together. */
export async function updateProfile(
  db: Kysely<Database>,
  userId: string,
  { full_name, ...fields }: Omit<ProfileRow, "image" | "self_identification">,
): Promise<void> {
  await db
    .with("renamed", (cte) =>
      cte.updateTable("users").set({ full_name }).where("id", "=", userId).returning("id"),
    )
    .insertInto("profiles")
    .values({ user_id: userId, ...fields })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fields))
    .execute();
}

export async function updateSelfIdentification(
  db: Kysely<Database>,
  userId: string,
  self_identification: Buffer,
): Promise<void> {
  await db
    .insertInto("profiles")
    .values({ user_id: userId, self_identification })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ self_identification }))
    .execute();
}

/** Sets the picture, or none, and answers the former one's name; undefined when the user doesn't exist any more. */
export async function replaceImage(
  db: Kysely<Database>,
  userId: string,
  image: string | null,
): Promise<string | null | undefined> {
  const user = await db
    .with("before", (cte) =>
      cte
        .selectFrom("users")
        .select(["id", "image as replaced"])
        .where("id", "=", userId)
        .where("erasing_since", "is", null)
        .forUpdate(),
    )
    .updateTable("users")
    .from("before")
    .set({ image })
    .whereRef("users.id", "=", "before.id")
    .returning("replaced")
    .executeTakeFirst();
  return user?.replaced;
}

export async function isCurrentImage(db: Kysely<Database>, image: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("image", "=", image)
    .where("erasing_since", "is", null)
    .executeTakeFirst();
  return user !== undefined;
}
