import {
  categories,
  type Certificate,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  type User,
} from "@colophon/api";
import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";

/** A new draft with this one's answers, without its file, its title and what was specific to that work. */
export function anotherLike(draft: Draft): Draft {
  const { selfIdentification, collaborators, agent, creatorName } = draft;
  const {
    registrantShare,
    creatorEmailShown,
    collaboratorEmailsShown,
    sharesShown,
    selfIdentificationShown,
    aiUse,
    aiInvolvement,
    listUses,
    linkChoices,
  } = draft;
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
    selfIdentificationShown,
    aiUse,
    aiInvolvement,
    listUses,
    linkChoices,
  };
}

/** A registered work as a draft, as far as its public certificate shows it. */
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
    // A person who has declined isn't named again.
    collaborators: collaborators
      .filter(({ answer }) => answer.state !== "declined" && answer.state !== "erased")
      .map(({ givenName, familyName, email, role }) => ({
        ...emptyCollaborator(),
        givenName,
        familyName,
        email: email ?? "",
        role,
      })),
    aiUse: certificate.aiUse ?? {},
    aiInvolvement: certificate.aiInvolvement ?? blank.aiInvolvement,
    creatorName: creator.name === user.name ? "" : creator.name,
    creatorEmailShown: creator.email !== null,
    selfIdentificationShown: Object.keys(certificate.selfIdentification).length > 0 ? null : false,
    collaboratorEmailsShown: collaborators.some(({ email }) => email !== null),
  };
}

/** An answer that only a later release knows counts as none. */
export const known = <T extends string>(all: readonly T[], answer: string): T | "" =>
  all.find((one) => one === answer) ?? "";
