import { declarationVersion } from "./vocabulary.ts";
import type { Registration } from "./works.ts";

/** A claim of the record: each becomes one disclosure. */
export type Claim = readonly [name: string, value: unknown];

/**
 * What of a registration enters the record (docs/format.md). Addresses, years of birth, phone numbers, the agent and
 * the wizard's own self-identification and whether products are sold never do. What is empty is left out. The server issues these claims; the browser
 * needs the same ones when the creator's wallet signs them.
 */
export function claimsOfRegistration(
  { materialDetails, collaborators, file, supersedes }: Registration,
  creator: { name: string; email: string },
): Claim[] {
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
