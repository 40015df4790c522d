import type { OwnWork } from "@colophon/api";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { makeUser } from "../../../test/make-user.ts";
import { clearAnswers } from "./as-before.ts";
import { newerVersionOf } from "./newer-version-of.ts";
import { toRegistration } from "./to-registration.ts";

const user = makeUser();
const work: OwnWork = {
  id: "0190b7a2-5c1e-7000-8000-000000000001",
  certificateId: "RSF-7K2M9QX4T",
  about: "",
  registrationDate: "2026-11-20T10:31:07.000Z",
  status: "corrected",
  sharedPublicly: false,
  file: { sha256: "ab".repeat(32), name: "novel.txt", size: 4, deposit: "kept" },
  fields: {
    title: "Low Water",
    description: "Tides.",
    keywords: ["sea", "letters"],
    materialType: "book",
    medium: "print",
    categories: ["literary"],
    copyrightRelation: "author",
    publication: { date: "2026-03-01", city: "Halifax", province: "NS" },
  },
  registrantShare: null,
  collaborators: [],
  statements: [],
  versions: [],
  walletAddress: null,
  by: "registrant",
  aiUse: { index: "allow" },
  listUses: false,
};
const certificate = makeCertificate({
  title: "Low Watter",
  creator: { name: "A. W. Marsh", email: null, profileId: null },
  collaborators: [
    {
      givenName: "Noor",
      familyName: "Haddad",
      email: null,
      number: 1,
      role: "",
      share: null,
      answer: { state: "not_asked", at: null },
    },
  ],
});

test("a newer version begins with the work's current details, under the same name, with a new file", () => {
  const draft = newerVersionOf(work, certificate, user);
  expect(toRegistration(draft, user)).toMatchObject({
    supersedes: "RSF-7K2M9QX4T",
    aiUse: { index: "allow" },
    creatorName: "A. W. Marsh",
    showCreatorEmail: false,
    file: null,
    collaborators: [{ givenName: "Noor", familyName: "Haddad" }],
    materialDetails: {
      title: "Low Water",
      description: "Tides.",
      keywords: ["sea", "letters"],
      sharedPublicly: false,
      isPublished: true,
      publicationDate: "2026-03-01",
    },
  });
});

test("it stays one when its answers are cleared, until it becomes a separate work", () => {
  const draft = newerVersionOf(work, certificate, user);
  expect(toRegistration(clearAnswers(draft), user).supersedes).toBe("RSF-7K2M9QX4T");
  expect(toRegistration({ ...draft, supersedes: null }, user)).not.toHaveProperty("supersedes");
});
