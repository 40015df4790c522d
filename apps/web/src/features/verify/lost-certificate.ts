import { parseBundle, parseSdJwt, type Trust, type Verification } from "@colophon/proof";

/** A valid certificate of a log that has ended, of which the registry has lost its copy unless somebody gave it back. */
export interface LostCertificate {
  certificateId: string;
  /** When the registry went on without it. In milliseconds. */
  lostAt: number;
  /** Its file withholds something. */
  isIncomplete: boolean;
}

/** `heads` of a log that has ended are those of the backup that the registry went on from: it has nothing that came after them. */
export function findLost(
  bundle: Uint8Array,
  { previousLogs = [] }: Trust,
  { verdict, certificateId, index, checks }: Verification,
): LostCertificate | undefined {
  const isPlaced = !checks.some(({ code }) => code === "place_not_checked");
  if (verdict !== "valid" || !isPlaced || certificateId === undefined || index === undefined)
    return undefined;
  const { log: named, sdJwt } = parseBundle(bundle);
  const log = previousLogs.find((previous) => previous.vkey === named.vkey);
  if (log?.heads === undefined || log.heads.some(({ size }) => index < size)) return undefined;
  const { payload, disclosures } = parseSdJwt(sdJwt);
  const isIncomplete = disclosures.length < payload._sd.length;
  return { certificateId, lostAt: log.endedAt * 1000, isIncomplete };
}

/** When this registry last went on without some of its certificates, in milliseconds; undefined if it has lost none. */
export function lastLoss({ previousLogs = [] }: Trust): number | undefined {
  const lossy = previousLogs.filter(
    ({ heads, lastSize }) => heads !== undefined && heads.every(({ size }) => size < lastSize),
  );
  return lossy.length === 0 ? undefined : Math.max(...lossy.map(({ endedAt }) => endedAt)) * 1000;
}
