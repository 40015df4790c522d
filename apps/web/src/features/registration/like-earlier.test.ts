import type { Certificate, OwnWork, User } from "@colophon/api";
import { expect, test } from "vitest";
import { likeEarlier } from "./like-earlier.ts";

const person = (number: number, state: "asked" | "declined", share: string | null) => ({
  number,
  givenName: `Name ${number}`,
  familyName: "",
  email: `${number}@example.org`,
  role: "Photographer",
  share,
  answer: { state, at: null },
});
const people = [person(1, "declined", "20"), person(2, "asked", "30")];
const user = { name: "Ada Lovelace" } as User;
const earlier = (collaborators: typeof people) => ({
  work: {
    id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
    certificateId: "RSF-0000000A0",
    sharedPublicly: false,
    collaborators,
    registrantShare: "70",
    fields: {
      title: "May",
      description: "Photographs of the harbour.",
      keywords: ["sea", "port"],
      categories: ["photography"],
      materialType: "photograph",
      medium: "digital",
      copyrightRelation: "author",
      publication: { date: "2024-05", city: "Brest", province: "" },
    },
  } as unknown as OwnWork,
  certificate: {
    title: "May",
    creator: { name: "Ada Lovelace", email: null },
    selfIdentification: {},
    collaborators: collaborators.map((one) => ({ ...one, share: null })),
    materialDetails: { categories: [], type: "", medium: "", copyrightRelation: "" },
  } as unknown as Certificate,
});

test("an earlier registration's fields are a new draft, without what was of that work alone", () => {
  const { work, certificate } = earlier(people.slice(1));
  const draft = likeEarlier(work, certificate, user);
  expect(draft).toMatchObject({
    answers: "asBefore",
    like: "May",
    supersedes: null,
    file: null,
    files: [],
    registrantShare: "70",
    collaborators: [{ givenName: "Name 2", email: "2@example.org", role: "Photographer", share: "30" }],
    materialDetails: {
      title: "",
      description: "Photographs of the harbour.",
      keywords: "sea, port",
      isPublished: false,
      publicationDate: "",
      sharedPublicly: false,
    },
  });
});

test("someone who has declined isn't named again, and the shares of the others are theirs", () => {
  const { work, certificate } = earlier(people);
  const { collaborators, registrantShare } = likeEarlier(work, certificate, user);
  expect(collaborators.map(({ givenName, share }) => [givenName, share])).toEqual([["Name 2", "30"]]);
  expect(registrantShare).toBe("");
});
