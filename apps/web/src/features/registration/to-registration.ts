import type { RegistrationInput, User } from "@colophon/api";
import { latinDigits } from "../../lib/text/latin-digits.ts";
import { splitKeywords } from "../../lib/text/split-keywords.ts";
import { toDate } from "../../lib/text/to-date.ts";
import { withoutDetails } from "./draft-details.ts";
import {
  type Draft,
  type DraftFile,
  isBatch,
  isNobody,
  type Person,
  personFields,
  saysUses,
  showsCreatorEmail,
  showsSelfIdentification,
} from "./draft.ts";

/**
 * The body of the registration. Missing choices are sent as empty strings, which the server refuses by name; the
 * publication's details are sent only if there was one.
 */
export function toRegistration(draft: Draft, user: Pick<User, "emailConfirmed">): RegistrationInput {
  const { materialDetails, collaborators, agent, file, files, earlierProofs, supersedes } = draft;
  const { isPublished } = materialDetails;
  const body = {
    selfIdentification: draft.selfIdentification,
    materialDetails: {
      ...materialDetails,
      keywords: splitKeywords(materialDetails.keywords),
      publicationDate: isPublished ? toDate(materialDetails.publicationDate) : "",
      publicationCity: isPublished ? materialDetails.publicationCity : "",
      publicationProvince: isPublished ? materialDetails.publicationProvince : "",
    },
    collaborators: collaborators.map((one) => ({
      ...toPerson(one),
      role: one.role,
      share: toShare(one.share),
    })),
    // Without collaborators, there is nothing to share.
    registrantShare: collaborators.length === 0 ? "" : toShare(draft.registrantShare),
    agent: agent && !isNobody(agent) ? toPerson(agent) : null,
    file,
    ...(files.length > 0 && { files: files.map(toFile), showFiles: draft.filesShown }),
    ...(file && earlierProofs.length > 0 && { earlierProofs: earlierProofs.map(({ base64 }) => base64) }),
    creatorName: draft.creatorName,
    showCreatorEmail: showsCreatorEmail(draft, user),
    showCollaboratorEmails: draft.collaboratorEmailsShown,
    showShares: draft.sharesShown,
    ...(draft.links.length > 0 && { links: draft.links }),
    showSelfIdentification: showsSelfIdentification(draft),
    declarationAccepted: draft.declarationAccepted,
    ...toUses(draft),
    ...(supersedes && { supersedes: supersedes.certificateId }),
    payment: { provider: "demo" },
  };
  return body as RegistrationInput;
}

/** What is said of machines; nothing of what isn't said. */
function toUses({ aiUse, aiInvolvement: { made, text }, listUses, materialDetails }: Draft) {
  const isSaid = saysUses({ aiUse });
  return {
    ...(isSaid && { aiUse }),
    ...(made !== "" && { aiInvolvement: { made, text } }),
    ...(isSaid && listUses && !materialDetails.sharedPublicly && { listUses }),
  };
}

/** The same without a payment: the contents of an order. */
export function toContents(draft: Draft, user: Pick<User, "emailConfirmed">) {
  const { payment: _, ...contents } = toRegistration(draft, user);
  return contents;
}

/** By which an order's draft is recognized: as the browser keeps it, without details of others. */
export const orderedContents = (draft: Draft, user: Pick<User, "emailConfirmed">): string =>
  JSON.stringify({
    ...toContents(withoutDetails(draft).kept, user),
    ...(isBatch(draft) && { certificates: draft.certificates }),
  });

/** As it is sent. */
export const toFile = ({ sha256, name, size, mediaType, title, date }: DraftFile) => ({
  sha256,
  name,
  size,
  mediaType,
  title: title.trim(),
  date: toDate(date),
});

/** Omits the id, which only the form needs. */
const toPerson = (person: Person): Person => {
  const named = Object.fromEntries(personFields.map((field) => [field, person[field]])) as Person;
  return { ...named, yearOfBirth: latinDigits(person.yearOfBirth).trim() };
};

/** In the server's format: Latin digits, a decimal point, no percent sign. */
export const toShare = (typed: string): string =>
  latinDigits(typed)
    .replaceAll(/[\s\u200e\u200f%\u066a]/g, "")
    .replace(/[,\u066b]/, ".");
