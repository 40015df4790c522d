import type { EndedRegister, PreviousLogs } from "../log/previous/previous-logs.ts";

/** What proves a certificate's record, its log above all: the present one, or one that has ended. */
export async function provenIn<Register extends { previous: PreviousLogs }>(
  register: Register,
  certificate: { log: number | null },
): Promise<Register | EndedRegister> {
  return certificate.log === null ? register : register.previous(certificate.log);
}
