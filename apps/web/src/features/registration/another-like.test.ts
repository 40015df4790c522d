import { emptyObject } from "@colophon/testing/empty-object";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { anotherLike, draftOf } from "./another-like.ts";
import { clearAnswers } from "./as-before.ts";
import { type Draft, emptyCollaborator, emptyDraft, emptyPerson } from "./draft.ts";

const user = { id: "1", name: "Ada Lovelace", email: "ada@example.org" } as Parameters<typeof draftOf>[1];
const people = {
  collaborators: [{ ...emptyCollaborator(), id: "a", givenName: "Billie", phoneNumber: "1" }],
  agent: { ...emptyPerson(), familyName: "Quill" },
  selfIdentification: { pronouns: "she/her", canadianCitizen: "", officialLanguageMinority: "" },
  creatorName: "A. L.",
  creatorEmailShown: true,
  collaboratorEmailsShown: true,
};
const machines = {
  aiUse: { "train-generative": "refuse" as const },
  aiInvolvement: { made: "assisted" as const, text: "The sky" },
};
const answers = {
  categories: ["dramatic" as const],
  materialType: "screenplay" as const,
  intendedMedium: "screen" as const,
  copyrightRelation: "owner" as const,
  sharedPublicly: false,
};
const blank = emptyDraft();
const registered: Draft = {
  ...blank,
  ...people,
  ...machines,
  step: 4,
  materialDetails: { ...blank.materialDetails, ...answers, title: "Low Water", description: "A tide." },
  file: { sha256: "a", name: "Low Water.pdf", size: 1, mediaType: "" },
  depositCopy: true,
  signed: { contentHash: "0x1", signature: "0x2" },
  declarationAccepted: true,
};

test("another one takes over kind, medium, people and visibility, and nothing of the work itself", () => {
  const another = anotherLike(registered);
  expect(another).toMatchObject({
    ...people,
    ...machines,
    materialDetails: { ...answers, title: "", description: "" },
  });
  const { step, file, depositCopy, signed, declarationAccepted } = another;
  expect([step, file, depositCopy, signed, declarationAccepted]).toEqual([1, null, false, null, false]);
  expect(another.idempotencyKey).not.toBe(registered.idempotencyKey);
});

test("copied answers are cleared together, including people; manually entered people stay", () => {
  const cleared = clearAnswers(anotherLike(registered));
  expect(cleared).toMatchObject({ aiUse: emptyObject, aiInvolvement: { made: "", text: "" } });
  expect(cleared).toMatchObject({ collaborators: [], agent: null, creatorName: "", like: null });
  expect(clearAnswers({ ...registered, answers: "asBefore" }).collaborators).toEqual(people.collaborators);
});

test("after a reload, only what the certificate shows is copied", () => {
  const certificate = makeCertificate({
    creator: { name: "A. L.", email: null, profileId: null },
    collaborators: [
      {
        givenName: "Billie",
        familyName: "Okafor",
        email: null,
        number: 1,
        role: "",
        share: null,
        answer: { state: "not_asked", at: null },
      },
    ],
  });
  const draft = draftOf(certificate, user, false);
  expect(draft).toMatchObject({
    creatorName: "A. L.",
    creatorEmailShown: false,
    collaboratorEmailsShown: false,
    collaborators: [{ givenName: "Billie", familyName: "Okafor", email: "" }],
    materialDetails: { materialType: "book", intendedMedium: "literary", sharedPublicly: false },
  });
  expect(draftOf(makeCertificate(), user, true).creatorName).toBe("");
});
