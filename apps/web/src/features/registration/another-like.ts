import {
  categories,
  type Certificate,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  type User,
} from "@colophon/api";
import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";

/** A draft that begins as this one was registered: its file, its title and what was said of that work alone stay behind. */
export function anotherLike(draft: Draft): Draft {
  const { selfIdentification, collaborators, agent, creatorName } = draft;
  const { registrantShare, creatorEmailShown, collaboratorEmailsShown, sharesShown } = draft;
  const { title, materialType, ...details } = draft.materialDetails;
  const blank = emptyDraft();
  return {
    ...blank,
    materialDetails: {
      ...blank.materialDetails,
      materialType,
      categories: details.categories,
      intendedMedium: details.intendedMedium,
      copyrightRelation: details.copyrightRelation,
      sharedPublicly: details.sharedPublicly,
    },
    taken: { title: "", materialType },
    answers: "asBefore",
    like: title,
    selfIdentification,
    collaborators,
    registrantShare,
    agent,
    creatorName,
    creatorEmailShown,
    collaboratorEmailsShown,
    sharesShown,
  };
}

/** A registered work as a draft, as far as its certificate shows it to anyone. */
export function draftOf(certificate: Certificate, user: User, isListed: boolean): Draft {
  const { title, creator, collaborators, materialDetails: shown } = certificate;
  const blank = emptyDraft();
  return {
    ...blank,
    materialDetails: {
      ...blank.materialDetails,
      title,
      categories: categories.filter((one) => shown.categories.includes(one)),
      materialType: known(materialTypes, shown.type),
      intendedMedium: known(intendedMedia, shown.medium),
      copyrightRelation: known(copyrightRelations, shown.copyrightRelation),
      sharedPublicly: isListed,
    },
    // A person who has declined is not named again.
    collaborators: collaborators
      .filter(({ answer }) => answer.state !== "declined" && answer.state !== "erased")
      .map(({ givenName, familyName, email, role }) => ({
        ...emptyCollaborator(),
        givenName,
        familyName,
        email: email ?? "",
        role,
      })),
    creatorName: creator.name === user.name ? "" : creator.name,
    creatorEmailShown: creator.email !== null,
    collaboratorEmailsShown: collaborators.some(({ email }) => email !== null),
  };
}

/** An answer of a later release is none here. */
export const known = <T extends string>(all: readonly T[], answer: string): T | "" =>
  all.find((one) => one === answer) ?? "";
