import type { PrintedFacts } from "@colophon/certificate";
import { declarationVersion, type Link, type User } from "@colophon/api";
import { toDate } from "../../lib/text/to-date.ts";
import { toShare } from "./to-registration.ts";
import { confirmedLinks, showsLink } from "./shown-links.ts";
import { type Draft, showsCreatorEmail, showsSelfIdentification } from "./draft.ts";

/** What of the profile the certificate may show. */
interface Shown {
  selfIdentification: Readonly<Record<string, string>>;
  links: readonly Link[];
}

/** What this draft's certificate would say. Its number, log entry and anchor aren't known yet. */
export function factsOfDraft(
  draft: Draft,
  user: User,
  today: string,
  { selfIdentification = {}, links = [] }: Partial<Shown>,
): PrintedFacts {
  const { materialDetails: details, collaborators, file, files, filesShown } = draft;
  return {
    title: details.title,
    description: details.description,
    creator: {
      name: draft.creatorName || user.name,
      email: showsCreatorEmail(draft, user) ? user.email : null,
    },
    certificateId: "RSF-…",
    registrationDate: today,
    materialDetails: {
      type: details.materialType,
      medium: details.intendedMedium,
      categories: details.categories,
      copyrightRelation: details.copyrightRelation,
      isPublished: details.isPublished,
      publicationDetails: {
        date: toDate(details.publicationDate) || "…",
        city: details.publicationCity,
        province: details.publicationProvince,
      },
    },
    collaborators: collaborators.map(({ givenName, familyName, email, role, share }, index) => ({
      number: index + 1,
      givenName,
      familyName,
      email: draft.collaboratorEmailsShown ? email : null,
      role,
      share: draft.sharesShown && share.trim() !== "" ? toShare(share) : null,
    })),
    registrantShare:
      draft.sharesShown && collaborators.length > 0 && draft.registrantShare.trim() !== ""
        ? toShare(draft.registrantShare)
        : null,
    links: confirmedLinks(links)
      .filter((link) => showsLink(draft, link))
      .map(({ url, how, foundAt }) => ({
        url,
        how: how ?? "",
        checkedAt: Math.floor(Date.parse(foundAt ?? today) / 1000),
      })),
    selfIdentification: showsSelfIdentification(draft) ? selfIdentification : {},
    declaration: draft.declarationAccepted ? declarationVersion : null,
    blockchainSignature: null,
    anchor: { state: "pending", chainId: 0, network: "", blockNumber: null, blockTime: null },
    log: null,
    fileFingerprints: filesShown ? files : file ? [file] : [],
    ...(files.length > 0 && { fileCount: files.length }),
  };
}
