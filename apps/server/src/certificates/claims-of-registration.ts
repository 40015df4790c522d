import type { Registration } from "@colophon/api";

/** A claim of the record: each becomes one disclosure. */
export type Claim = readonly [name: string, value: unknown];

export interface Creator {
  name: string;
  email: string;
}

/**
 * What of a registration enters the record (proof.md, Record). Addresses, years of birth, phone numbers, the agent and
 * the wizard's own self-identification never do. What is empty is left out.
 */
export function claimsOfRegistration(
  { materialDetails, collaborators, file }: Registration,
  creator: Creator,
): Claim[] {
  const work: Claim[] = [
    ["title", materialDetails.title],
    ["description", materialDetails.description],
    ["keywords", materialDetails.keywords],
    ["materialType", materialDetails.materialType],
    ["medium", materialDetails.intendedMedium],
    ["categories", materialDetails.categories],
    ["copyrightRelation", materialDetails.copyrightRelation],
    ["publication", publicationOf(materialDetails)],
    ["file.1", file ?? ""],
    ["creatorName", creator.name],
    ["creatorEmail", creator.email],
  ];
  const people = collaborators.flatMap<Claim>(({ givenName, familyName, email }, position) => [
    [`collaborator.${position + 1}`, { givenName, familyName }],
    [`collaborator.${position + 1}.email`, email],
  ]);
  return [...work, ...people].filter(
    ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
  );
}

/** Empty for an unpublished work. */
export function publicationOf(details: Registration["materialDetails"]) {
  if (!details.isPublished) return "";
  return {
    date: details.publicationDate,
    city: details.publicationCity,
    province: details.publicationProvince,
  };
}

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
