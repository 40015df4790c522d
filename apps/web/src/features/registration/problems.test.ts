import { latestDay } from "@colophon/api";
import { describe, expect, test } from "vitest";
import { type Draft, emptyCollaborator, emptyDraft, emptyPerson } from "./draft.ts";
import { findMissing, findRefused } from "./problems.ts";

function completeDraft(): Draft {
  const draft = emptyDraft();
  Object.assign(draft.materialDetails, {
    title: "Nightjar",
    categories: ["literary"],
    materialType: "book",
    intendedMedium: "literary",
    copyrightRelation: "author",
  });
  return { ...draft, declarationAccepted: true };
}

const paths = (draft: Draft): string[] => findMissing(draft).map(({ path }) => path);

describe("what is missing", () => {
  test("is nothing in a complete draft", () => {
    expect(findMissing(completeDraft())).toEqual([]);
  });

  test("is listed step by step", () => {
    expect(findMissing(emptyDraft())).toEqual([
      { path: "materialDetails.title", code: "required", step: 1 },
      { path: "materialDetails.categories", code: "required", step: 1 },
      { path: "materialDetails.materialType", code: "required", step: 1 },
      { path: "materialDetails.intendedMedium", code: "required", step: 1 },
      { path: "materialDetails.copyrightRelation", code: "required", step: 1 },
      { path: "declarationAccepted", code: "not_accepted", step: 3 },
    ]);
  });

  test("includes the publication only when the work is published", () => {
    const draft = completeDraft();
    draft.materialDetails.isPublished = true;
    draft.materialDetails.publicationCity = "Halifax";
    expect(paths(draft)).toEqual(["materialDetails.publicationDate"]);
  });

  test("takes a year without a place, refuses what is no date, and leaves an empty agent out", () => {
    const draft = { ...completeDraft(), agent: emptyPerson() };
    Object.assign(draft.materialDetails, { isPublished: true, publicationDate: "1998" });
    expect(findMissing(draft)).toEqual([]);
    draft.materialDetails.publicationDate = "spring 1998";
    expect(findMissing(draft)).toEqual([
      { path: "materialDetails.publicationDate", code: "invalid_date", step: 1 },
    ]);
    draft.agent.city = "Cairo";
    expect(paths(draft)).toContain("agent.givenName");
  });

  test("refuses a publication on a day that is future in every time zone", () => {
    const draft = completeDraft();
    Object.assign(draft.materialDetails, { publicationCity: "Halifax", publicationProvince: "NS" });
    Object.assign(draft.materialDetails, { isPublished: true, publicationDate: latestDay() });
    expect(findMissing(draft)).toEqual([]);
    draft.materialDetails.publicationDate = latestDay(Date.now() + 24 * 3_600_000);
    expect(findMissing(draft)).toEqual([
      { path: "materialDetails.publicationDate", code: "future_date", step: 1 },
    ]);
    draft.materialDetails.isPublished = false;
    expect(findMissing(draft)).toEqual([]);
  });

  test("counts blanks as missing, and names the collaborator", () => {
    const draft = completeDraft();
    draft.materialDetails.title = " \n";
    draft.collaborators = [
      { ...emptyCollaborator(), id: "a", givenName: "Ana" },
      { ...emptyCollaborator(), id: "b" },
    ];
    expect(paths(draft)).toEqual(["materialDetails.title", "collaborators.1.givenName"]);
  });
});

test("an agent of whom something was entered needs a name", () => {
  const draft = { ...completeDraft(), agent: { ...emptyPerson(), city: "Cairo" } };
  expect(findMissing(draft)).toEqual([{ path: "agent.givenName", code: "required", step: 2 }]);
});

test("an invalid email and year are reported before anything is sent", () => {
  const draft = completeDraft();
  draft.agent = { ...emptyPerson(), givenName: "Noor", email: "agency" };
  draft.collaborators = [
    { ...emptyCollaborator(), id: "a", givenName: "Ana", email: "ana at example.org", yearOfBirth: "77" },
    { ...emptyCollaborator(), id: "b", givenName: "Badr", email: " badr@example.org ", yearOfBirth: "١٩٧٧" },
  ];
  expect(findMissing(draft)).toEqual([
    { path: "agent.email", code: "invalid_email", step: 2 },
    { path: "collaborators.0.email", code: "invalid_email", step: 2 },
    { path: "collaborators.0.yearOfBirth", code: "invalid", step: 2 },
  ]);
});

test("wrong shares are reported on the step where they are entered: all or none, a hundred in total", () => {
  const shared = (registrantShare: string, ...shares: string[]): Draft => ({
    ...completeDraft(),
    registrantShare,
    collaborators: shares.map((share) => ({ ...emptyCollaborator(), givenName: "Ana", share })),
  });
  expect(findMissing(shared("", "", ""))).toEqual([]);
  expect(findMissing(shared("33,34", "33,33 %", "٣٣٫٣٣"))).toEqual([]);
  expect(findMissing(shared("50"))).toEqual([]);
  expect(findMissing(shared("50", "40"))).toEqual([
    { path: "registrantShare", code: "shares_not_100", step: 2 },
  ]);
  expect(findMissing(shared("60", "40", ""))).toEqual([
    { path: "collaborators.1.share", code: "required", step: 2 },
  ]);
});

describe("what the server refused", () => {
  const sent = completeDraft();
  const refusal = {
    sent,
    fields: { "materialDetails.title": "too_long", "materialDetails.keywords.2": "too_long" } as const,
  };

  test("is shown at its field and step", () => {
    expect(findRefused(sent, refusal)).toEqual([
      { path: "materialDetails.title", code: "too_long", step: 1 },
      { path: "materialDetails.keywords", code: "too_long", step: 1 },
    ]);
    expect(findRefused(sent, undefined)).toEqual([]);
  });

  test("isn't reported once the field has changed", () => {
    const edited = { ...sent, materialDetails: { ...sent.materialDetails, title: "Shorter" } };
    expect(findRefused(edited, refusal).map(({ path }) => path)).toEqual(["materialDetails.keywords"]);
  });

  test("survives a field that no longer exists", () => {
    const fields = { "collaborators.0.email": "invalid_email", "agent.email": "invalid_email" } as const;
    const before = {
      ...sent,
      collaborators: [{ ...emptyCollaborator(), id: "a", email: "x" }],
      agent: emptyPerson(),
    };
    expect(findRefused(sent, { sent: before, fields })).toEqual([]);
  });
});

describe("of several files that each become a work", () => {
  const fileOf = (name: string) => ({
    id: name,
    sha256: "0".repeat(64),
    name,
    size: 1,
    mediaType: "",
    title: "",
    date: "",
  });

  const batch = (names: string[], change: Partial<Draft> = {}): Draft => {
    const draft = completeDraft();
    draft.materialDetails.title = "";
    return { ...draft, files: names.map(fileOf), certificates: "each", ...change };
  };

  test("a title that no file's name gives is missing in its row, and the common one nowhere", () => {
    const names = Array.from({ length: 400 }, (_, at) => `Summer/${at + 1}.jpg`);
    names[316] = "Summer/__.jpg";
    const draft = batch(names);
    expect(findMissing(draft)).toEqual([
      { path: "files.316.title", code: "required", step: 1, file: "Summer/__.jpg" },
    ]);
    expect(paths({ ...draft, certificates: "one" })).toEqual(["materialDetails.title"]);
  });

  test("more than 500 are too many, for a certificate each", () => {
    const names = Array.from({ length: 501 }, (_, at) => `${at}.jpg`);
    expect(findMissing(batch(names))).toEqual([{ path: "files", code: "too_many", step: 1 }]);
    expect(paths(batch(names.slice(1)))).toEqual([]);
  });

  test("the common date is required if published, unless every file has its own", () => {
    const draft = batch(["a.jpg", "b.jpg"]);
    draft.materialDetails.isPublished = true;
    expect(paths(draft)).toEqual(["materialDetails.publicationDate"]);
    const dated = draft.files.map((file) => ({ ...file, date: "2024" }));
    expect(paths({ ...draft, files: dated })).toEqual([]);
    const wrong = dated.map((file, at) => (at === 1 ? { ...file, date: "2024-13" } : file));
    expect(findMissing({ ...draft, files: wrong })).toEqual([
      { path: "files.1.date", code: "invalid_date", step: 1, file: "b.jpg" },
    ]);
    const unpublished = { ...draft, files: wrong, materialDetails: { ...draft.materialDetails } };
    unpublished.materialDetails.isPublished = false;
    expect(paths(unpublished)).toEqual([]);
  });

  test("what the server refuses is named by row, or once where it is common to all", () => {
    const sent = batch(["a.jpg", "b.jpg", "c.jpg"]);
    sent.files = sent.files.map((file, at) => (at === 2 ? { ...file, date: "2024" } : file));
    const refusal = {
      sent,
      fields: {
        "registrations.1.materialDetails.title": "hidden_characters",
        "registrations.2.materialDetails.publicationDate": "future_date",
        "registrations.0.materialDetails.publicationDate": "future_date",
        "registrations.0.materialDetails.keywords.3": "too_long",
        "registrations.1.materialDetails.keywords.3": "too_long",
        "registrations.0.collaborators.0.email": "invalid_email",
        "registrations.1.file.name": "too_long",
      },
    } as const;
    expect(findRefused(sent, refusal)).toEqual([
      { path: "files.1.title", code: "hidden_characters", step: 1, file: "b.jpg" },
      { path: "files.2.date", code: "future_date", step: 1, file: "c.jpg" },
      { path: "materialDetails.publicationDate", code: "future_date", step: 1 },
      { path: "materialDetails.keywords", code: "too_long", step: 1 },
      { path: "collaborators.0.email", code: "invalid_email", step: 2 },
      { path: "files.1.name", code: "too_long", step: 1, file: "b.jpg" },
    ]);
    const retitled = sent.files.map((file, at) => (at === 1 ? { ...file, title: "Dawn" } : file));
    expect(findRefused({ ...sent, files: retitled }, refusal).map(({ path }) => path)).not.toContain(
      "files.1.title",
    );
    expect(findRefused({ ...sent, certificates: "one" }, refusal)).toEqual([]);
  });
});
