import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { findUser } from "./user-store.ts";

/** The person behind a registration, as their account has it. */
export interface Registrant {
  id: string;
  name: string;
  email: string;
}

export async function findRegistrant(db: Kysely<Database>, userId: string): Promise<Registrant | undefined> {
  const user = await findUser(db, userId);
  return user && { id: user.id, name: user.full_name, email: user.email };
}
