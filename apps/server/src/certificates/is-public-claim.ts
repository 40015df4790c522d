import { emailKey } from "../accounts/email-key.ts";
import type { StoredCertificate } from "./certificate-store.ts";

/** Whose email may be shown was chosen at registration; every other claim is on the public page. */
export function isPublicClaim(
  name: string,
  {
    showCreatorEmail,
    showCollaboratorEmails,
  }: Pick<StoredCertificate, "showCreatorEmail" | "showCollaboratorEmails">,
): boolean {
  if (name === "creatorEmail") return showCreatorEmail;
  if (/^collaborator\.\d+\.email$/.test(name)) return showCollaboratorEmails;
  return true;
}

/** An address that its account has not confirmed is shown to nobody: whoever registered may have made it up. */
export function isWithheld(
  { name, value }: { name: string; value: unknown },
  { shownEmails }: Pick<StoredCertificate, "shownEmails">,
): boolean {
  return name === "creatorEmail" && shownEmails !== null && !shownEmails.includes(emailKey(String(value)));
}
