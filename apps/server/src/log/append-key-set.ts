import { keySetEntry } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type AppendOptions, appendEntry } from "./append-entry.ts";
import { lockIssuerKeys, readNewestKeySet } from "./key-set.ts";

export interface NewKeySet {
  /** Its exact bytes. */
  jwks: string;
  /** In the transaction that makes it the issuer's. */
  write(tx: Queryable): Promise<void>;
}

/** Appends a new key set of the issuer, unless it is the newest already. Everything signed before is in the log before it. */
export async function appendKeySet(options: AppendOptions, { jwks, write }: NewKeySet): Promise<void> {
  await appendEntry(options, {
    prepare: lockIssuerKeys,
    read: readNewestKeySet,
    make({ size }, newest) {
      if (newest === jwks) return undefined;
      return {
        entry: keySetEntry(jwks),
        async write(tx) {
          await Promise.all([
            tx.query(`insert into issuer_key_sets (log_index, jwks) values ($1, $2)`, [size, jwks]),
            write(tx),
          ]);
        },
      };
    },
  });
}
