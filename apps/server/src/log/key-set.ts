import type { EcPublicJwk, TrustedIssuerKey } from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type KeySet, readKeySets, readNewestKeySet, shareIssuerKeys } from "./key-set-store.ts";

/** An issuer's key as in its set, and until when it is valid. */
export type IssuerKey = TrustedIssuerKey & { kid: string };

/** Reads the issuer's key set that was newest when the leaf at `index` was written; it queries the database only for new leaves. */
export function createKeySetReader(db: Queryable): (index: number) => Promise<KeySet> {
  /** All that are among the first `size` entries. */
  let known: { sets: KeySet[]; size: number } = { sets: [], size: 0 };
  return async (index) => {
    if (index >= known.size) known = await readKeySets(db);
    const newest = known.sets.findLast((set) => set.index < index);
    if (newest === undefined) throw new Error(`there is no issuer key set before entry ${index}`);
    return newest;
  };
}

/** Whether the key with this thumbprint was allowed to sign the entry at `index`: it is in the key set that was newest then. */
export function createKeyCheck(db: Queryable): (kid: string, index: number) => Promise<boolean> {
  const readKeySet = createKeySetReader(db);
  /** The set of the last question: neighbours in the log mostly have the same one. */
  let last: { index: number; kids: ReadonlySet<string> } | undefined;
  return async (kid, index) => {
    const set = await readKeySet(index);
    if (last?.index !== set.index)
      last = { index: set.index, kids: new Set(keysOf(set.jwks).map((key) => key.kid)) };
    return last.kids.has(kid);
  };
}

/** All keys that the issuer ever had, the newest first; one that a later set omits ends before that set. */
export async function readIssuerKeys(db: Queryable): Promise<IssuerKey[]> {
  const { sets } = await readKeySets(db);
  return keysOfSets(sets);
}

/** The same of all key sets that the log has, in their order. */
export function keysOfSets(sets: readonly KeySet[]): IssuerKey[] {
  const keys = new Map<string, IssuerKey>();
  for (const { index, jwks } of sets) {
    const inSet = new Map(keysOf(jwks).map((key) => [key.kid, key]));
    for (const [kid, key] of keys)
      if (!inSet.has(kid) && key.lastIndex === undefined) keys.set(kid, { ...key, lastIndex: index - 1 });
    for (const [kid, key] of inSet) if (!keys.has(kid)) keys.set(kid, key);
  }
  return [...keys.values()].toReversed();
}

/** The keys of a set that this registry has written. */
export function keysOf(jwks: string): (EcPublicJwk & { kid: string })[] {
  return (JSON.parse(jwks) as { keys: (EcPublicJwk & { kid: string })[] }).keys;
}

/**
 * The keys that may sign, for checking what this transaction appends: no key is retired before the transaction
 * ends.
 */
export async function holdIssuerKeys(tx: Queryable): Promise<ReadonlySet<string>> {
  const [, newest] = await Promise.all([shareIssuerKeys(tx), readNewestKeySet(tx)]);
  return new Set(keysOf(newest).map(({ kid }) => kid));
}
