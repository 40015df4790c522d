import type { EndedRegister, PreviousLogs } from "../log/previous/previous-logs.ts";

interface Register<Log, Anchoring> {
  log: Log;
  anchoring: Anchoring;
  previous: PreviousLogs;
}

/** The log that has a certificate's record, and its anchors: the present one, or one that has ended. */
export async function provenIn<Log, Anchoring>(
  { log, anchoring, previous }: Register<Log, Anchoring>,
  certificate: { log: number | null },
): Promise<{ log: Log | EndedRegister["log"]; anchoring: Anchoring | EndedRegister["anchoring"] }> {
  return certificate.log === null ? { log, anchoring } : previous(certificate.log);
}
