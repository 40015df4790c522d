import {
  categories,
  type Certificate,
  copyrightRelations,
  intendedMedia,
  materialTypes,
  type User,
} from "@colophon/api";
import { randomId } from "../../lib/random-id.ts";
import { type Draft, emptyDraft, emptyPerson } from "./draft.ts";

/** A draft that begins as this one was registered: its file, its title and what was said of that work alone stay behind. */
export function anotherLike(draft: Draft): Draft {
  const { selfIdentification, collaborators, agent, creatorName } = draft;
  const { creatorEmailShown, collaboratorEmailsShown } = draft;
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
    agent,
    creatorName,
    creatorEmailShown,
    collaboratorEmailsShown,
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
    collaborators: collaborators.map(({ givenName, familyName, email }) => ({
      ...emptyPerson(),
      id: randomId(),
      givenName,
      familyName,
      email: email ?? "",
    })),
    creatorName: creator.name === user.name ? "" : creator.name,
    creatorEmailShown: creator.email !== null,
    collaboratorEmailsShown: collaborators.some(({ email }) => email !== null),
  };
}

/** An answer of a later release is none here. */
export const known = <T extends string>(all: readonly T[], answer: string): T | "" =>
  all.find((one) => one === answer) ?? "";
