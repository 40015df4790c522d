import { parseTrust, type Trust, type TrustedIssuerKey } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import { keysOfSets } from "../../log/key-set.ts";
import { withoutRepeats } from "../../log/trust/past-trust.ts";
import { formatTrust, readTrustFile } from "../../log/trust/trust-file.ts";
import { type OpenedBackup, readBackedUpTable } from "./restore.ts";

/**
 * What verifiers have to know of a log that ends with a backup. Keys and anchors that came after it are in a newer copy of its
 * trust file, if somebody has `kept` one.
 */
export async function readOldTrust(backup: OpenedBackup, kept: string | undefined): Promise<Trust> {
  const own = await readBackedUpTrust(backup);
  if (kept === undefined) return own;
  const newer = readTrustFile(kept);
  if (newer.log.vkey !== own.log.vkey)
    throw new StartError(`${kept} is the trust file of "${newer.log.origin}", and not of the backup's log.`);
  for (const key of own.issuer.keys)
    if (!isSaidBy(newer, key, backup.manifest.log.size))
      throw new StartError(
        `${kept} is older than the backup, or contradicts it: it has other keys of the issuer. Leave it out, or find a newer copy.`,
      );
  const roots = withoutRepeats([...(newer.pdf?.roots ?? []), ...(own.pdf?.roots ?? [])]);
  return {
    ...own,
    issuer: newer.issuer,
    anchors: withoutRepeats([...newer.anchors, ...own.anchors]),
    ...(roots.length > 0 && { pdf: { roots } }),
  };
}

/** Its file may have been written before the newest key came: of the issuer's keys the database knows best. */
async function readBackedUpTrust(backup: OpenedBackup): Promise<Trust> {
  const text = backup.keyFiles["trust.json"];
  if (text === undefined)
    throw new StartError(`${backup.place.name} has no trust file: no server has started with these keys.`);
  const sets = [];
  for await (const row of readBackedUpTable(backup, "issuer_key_sets")) {
    const { log_index: index, jwks } = row as { log_index: number; jwks: string };
    sets.push({ index, jwks });
  }
  const keys = keysOfSets(sets.toSorted((a, b) => a.index - b.index));
  return parseTrust(formatTrust({ ...parseTrust(text), issuer: { keys } }));
}

/** Whether a trust file has this key of a log of that size: as it is, or retired since. */
function isSaidBy({ issuer }: Trust, { x, y, lastIndex }: TrustedIssuerKey, size: number): boolean {
  const key = issuer.keys.find((one) => one.x === x && one.y === y);
  if (key === undefined || lastIndex !== undefined) return key !== undefined && key.lastIndex === lastIndex;
  return key.lastIndex === undefined || key.lastIndex >= size - 1;
}
