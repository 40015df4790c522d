/** Whose email may be shown was chosen at registration; every other claim is on the public page. */
export function isPublicClaim(
  name: string,
  {
    showCreatorEmail,
    showCollaboratorEmails,
  }: { showCreatorEmail: boolean; showCollaboratorEmails: boolean },
): boolean {
  if (name === "creatorEmail") return showCreatorEmail;
  if (/^collaborator\.\d+\.email$/.test(name)) return showCollaboratorEmails;
  return true;
}
