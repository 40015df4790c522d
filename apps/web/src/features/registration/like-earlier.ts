import type { Certificate, OwnWork, User } from "@colophon/api";
import { anotherLike } from "./another-like.ts";
import type { Draft } from "./draft.ts";
import { newerVersionOf } from "./newer-version-of.ts";

/**
 * A new draft with the fields of an earlier registration, its people with their roles and shares among them. What was of that
 * work alone is left out: its title, its files, when it was published.
 */
export function likeEarlier(work: OwnWork, certificate: Certificate, user: User): Draft {
  const earlier = newerVersionOf(work, certificate, user);
  const shares = new Map(work.collaborators.map(({ number, share }) => [number, share ?? ""]));
  const named = certificate.collaborators.filter(
    ({ answer }) => answer.state !== "declined" && answer.state !== "erased",
  );
  const collaborators = earlier.collaborators.map((person, at) => ({
    ...person,
    share: shares.get(named[at]?.number ?? 0) ?? "",
  }));
  const { description, keywords } = earlier.materialDetails;
  const draft = anotherLike({
    ...earlier,
    collaborators,
    // Of what is left, only the people who are named again have a part.
    registrantShare: collaborators.length === work.collaborators.length ? (work.registrantShare ?? "") : "",
  });
  return { ...draft, materialDetails: { ...draft.materialDetails, description, keywords } };
}
