import { parseBundle, type Trust, type Verification } from "@colophon/proof";

/** A valid certificate of a log that has ended, of which the registry has lost its copy unless somebody gave it back. */
export interface LostCertificate {
  certificateId: string;
  /** When the registry went on without it. In milliseconds. */
  lostAt: number;
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
  const { vkey } = parseBundle(bundle).log;
  const log = previousLogs.find((previous) => previous.vkey === vkey);
  if (log?.heads === undefined || log.heads.some(({ size }) => index < size)) return undefined;
  return { certificateId, lostAt: log.endedAt * 1000 };
}
