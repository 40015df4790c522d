import { keySetEntry } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type AppendOptions, appendEntries } from "./append-entries.ts";
import { insertKeySet, lockIssuerKeys, readNewestKeySet } from "./key-set-store.ts";

export interface NewKeySet {
  /** Its exact bytes. */
  jwks: string;
  /** In the transaction that makes it the issuer's. */
  write(tx: Queryable): Promise<void>;
}

/** Appends a new key set of the issuer, unless it is the newest already. Everything signed before is in the log before it. */
export async function appendKeySet(options: AppendOptions, { jwks, write }: NewKeySet): Promise<void> {
  await appendEntries(options, {
    prepare: lockIssuerKeys,
    read: readNewestKeySet,
    make({ size }, newest) {
      if (newest === jwks) return undefined;
      return {
        entries: [keySetEntry(jwks)],
        async write(tx) {
          await Promise.all([insertKeySet(tx, { index: size, jwks }), write(tx)]);
        },
      };
    },
  });
}
