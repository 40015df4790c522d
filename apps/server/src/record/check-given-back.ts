import { sha256 } from "@colophon/node-primitives";
import {
  certificateEntry,
  leafHash,
  parseTlogProof,
  ProofError,
  verifyCheckpoint,
  verifyInclusion,
} from "@colophon/proof";
import type { Queryable } from "../base/db/queryable.ts";
import { type GivenRow, listGivenBack } from "./check-store.ts";

/**
 * Compares certificates that were given back with what was kept of their proofs: no entry that the database has leads to
 * them. Returns their number, and a description of the first difference.
 */
export async function checkGivenBack(db: Queryable): Promise<{ count: number; difference?: string }> {
  const rows = await listGivenBack(db);
  const wrong = rows.find((row) => !isProven(row));
  if (wrong === undefined) return { count: rows.length };
  return {
    count: rows.length,
    difference: `certificate ${wrong.id}, which was given back, is not what its proof proves`,
  };
}

function isProven({ record, index, proof: text, origin, vkey }: GivenRow): boolean {
  try {
    const { index: place, proof, checkpoint } = parseTlogProof(text);
    const { size, root } = verifyCheckpoint(checkpoint, { origin, vkey });
    const leaf = leafHash(certificateEntry(record, sha256), sha256);
    verifyInclusion({ index: place, size, leafHash: leaf, proof, root }, sha256);
    return place === index;
  } catch (error) {
    if (error instanceof ProofError) return false;
    throw error;
  }
}
