import { declarationVersion } from "./vocabulary.ts";
import { filesOf } from "./files.ts";
import { claimOfInvolvement, claimOfUses } from "./claims-of-uses.ts";
import type { RegistrationContents } from "./works.ts";

/** A claim of the record: each becomes one disclosure. */
export type Claim = readonly [name: string, value: unknown];

/**
 * What of a registration enters the record (docs/format.md). Addresses, years of birth, phone numbers, the agent and
 * the wizard's own self-identification and whether products are sold never do. What is empty is left out. The server issues these claims; the browser
 * needs the same ones when the creator's wallet signs them.
 */
export function claimsOfRegistration(
  registration: RegistrationContents,
  creator: { name: string; email: string },
): Claim[] {
  const { materialDetails, collaborators, registrantShare, supersedes } = registration;
  const files = filesOf(registration);
  const work: Claim[] = [
    ["title", materialDetails.title],
    ["description", materialDetails.description],
    ["keywords", materialDetails.keywords],
    ["materialType", materialDetails.materialType],
    ["medium", materialDetails.intendedMedium],
    ["categories", materialDetails.categories],
    ["copyrightRelation", materialDetails.copyrightRelation],
    ["declaration", declarationVersion],
    ["publication", publicationOf(materialDetails)],
    ["supersedes", supersedes ?? ""],
    ["aiUse", claimOfUses(registration.aiUse)],
    ["aiInvolvement", claimOfInvolvement(registration.aiInvolvement)],
    ["fileCount", files.length > 1 ? files.length : ""],
    ...files.map<Claim>((file, at) => [`file.${at + 1}`, withoutEmptyNotes(file)]),
    ["creatorName", creator.name],
    ["creatorEmail", creator.email],
    ["registrant.share", registrantShare],
  ];
  const people = collaborators.flatMap<Claim>(({ givenName, familyName, ...more }, position) => [
    [`collaborator.${position + 1}`, { givenName, familyName }],
    [`collaborator.${position + 1}.email`, more.email],
    [`collaborator.${position + 1}.role`, more.role],
    [`collaborator.${position + 1}.share`, more.share],
  ]);
  return [...work, ...people].filter(
    // Undefined: in an order that was sealed before there was such a field.
    ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
  );
}

/** A file's own title and date, where it has them. */
function withoutEmptyNotes(file: object): object {
  return Object.fromEntries(
    Object.entries(file).filter(([name, value]) => value !== "" || !["title", "date"].includes(name)),
  );
}

/** Empty for an unpublished work. */
export function publicationOf(details: RegistrationContents["materialDetails"]) {
  if (!details.isPublished) return "";
  return {
    date: details.publicationDate,
    city: details.publicationCity,
    province: details.publicationProvince,
  };
}
