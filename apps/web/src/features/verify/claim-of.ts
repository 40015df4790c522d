import type { User } from "@colophon/api";
import type { RecordClaims } from "@colophon/proof";
import type { LostCertificate } from "./lost-certificate.ts";

/** Whether what a file shows leads to an account; the registry decides. */
export function claimOf(
  { email, emailConfirmed }: User,
  { creatorEmail, walletAddress }: RecordClaims,
  { isIncomplete }: LostCertificate,
) {
  const isTheirs = creatorEmail !== undefined && keyOf(creatorEmail) === keyOf(email);
  const isNamed = emailConfirmed && isTheirs;
  if (isNamed && walletAddress === undefined && isIncomplete) return "incomplete";
  if (isNamed) return "yours";
  return walletAddress === undefined ? "nobodys" : "yoursByWallet";
}

/** As the registry compares addresses. */
const keyOf = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
