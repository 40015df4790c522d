import { shownFields } from "@colophon/api";
import { createBatchLoader } from "../../base/db/batch-loader.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Caller } from "../../base/http/bind.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { findRegistrants } from "./registrant-store.ts";
import { openSelfIdentification } from "./self-identification.ts";

/** The person behind a registration, from their account and profile. */
export interface Registrant {
  id: string;
  name: string;
  /** Null until it is confirmed. */
  email: string | null;
  /** Other names under which they may register. */
  aliases: readonly string[];
  /** The fields that they disclose on certificates. */
  selfIdentification: Readonly<Record<string, string>>;
}

/** Finds the registrant; concurrent registrations share the query. */
export function createRegistrantFinder({
  pool,
  keys,
}: {
  pool: Queryable;
  keys: Pick<Keys, "dataEncryption">;
}): (user: Pick<Caller, "userId" | "name" | "email">) => Promise<Registrant> {
  const findRow = createBatchLoader(async (ids: string[]) => {
    const rows = new Map((await findRegistrants(pool, ids)).map((row) => [row.id, row]));
    return (id) => rows.get(id);
  });
  return async ({ userId: id, name, email }) => {
    const row = await findRow(id);
    const selfIdentification = openSelfIdentification(keys, row?.self_identification ?? null, id);
    return {
      id,
      name,
      email,
      aliases: row?.aliases ?? [],
      selfIdentification: shownFields(selfIdentification, "certificate"),
    };
  };
}
