import { emailKey } from "../base/email-key.ts";
import type { StoredCertificate } from "./certificate-store.ts";

/**
 * Whether emails, shares and the files of a work of several may be shown was chosen at registration; every other claim is on
 * the public page. A wallet's signature covers the files: someone who guesses a hidden one could see by it that they are right.
 */
export function isPublicClaim(
  name: string,
  {
    showCreatorEmail,
    showCollaboratorEmails,
    showShares,
    showFiles,
  }: Pick<StoredCertificate, "showCreatorEmail" | "showCollaboratorEmails" | "showShares" | "showFiles">,
): boolean {
  if (name === "creatorEmail") return showCreatorEmail;
  if (/^collaborator\.\d+\.email$/.test(name)) return showCollaboratorEmails;
  if (/^(registrant|collaborator\.\d+)\.share$/.test(name)) return showShares;
  if (isOfFiles.test(name)) return showFiles;
  return true;
}

/** Whether a claim is one of a work's files, or the signature of a wallet that covers them all. */
const isOfFiles = /^(?:file\.\d+|walletAddress|walletSignature|walletBatchSignature)$/;

/** Whether a claim is about one of these collaborators. */
export function isAboutCollaborator(name: string, collaborators: ReadonlySet<number>): boolean {
  const number = /^collaborator\.(\d+)(?:\.|$)/.exec(name)?.[1];
  return number !== undefined && collaborators.has(Number(number));
}

/** An address that its account has not confirmed is not shown to anyone: the registrant may have made it up. */
export function isWithheld(
  { name, value }: { name: string; value: unknown },
  { shownEmails }: Pick<StoredCertificate, "shownEmails">,
): boolean {
  return name === "creatorEmail" && shownEmails !== null && !shownEmails.includes(emailKey(String(value)));
}
