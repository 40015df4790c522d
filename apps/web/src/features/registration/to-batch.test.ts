import { api } from "@colophon/api";
import { expect, test } from "vitest";
import { type Draft, type DraftFile, emptyCollaborator, emptyDraft, isBatch } from "./draft.ts";
import { toBatch } from "./to-batch.ts";
import { orderedContents } from "./to-registration.ts";

const user = { emailConfirmed: true };

const fileOf = (name: string, change: Partial<DraftFile> = {}): DraftFile => ({
  id: name,
  sha256: "0".repeat(64),
  name,
  size: 1,
  mediaType: "image/jpeg",
  title: "",
  date: "",
  ...change,
});

/** A complete draft of these files, a certificate for each. */
function batchOf(files: DraftFile[]): Draft {
  const draft = emptyDraft();
  Object.assign(draft.materialDetails, {
    title: "The whole summer",
    description: "Birds at night.",
    categories: ["artistic"],
    materialType: "photograph",
    intendedMedium: "print",
    copyrightRelation: "author",
  });
  const collaborators = [{ ...emptyCollaborator(), givenName: "Ana" }];
  return { ...draft, files, certificates: "each", collaborators, declarationAccepted: true };
}

test("each file is a work with its own title and file, and everything else in common", () => {
  const draft = batchOf([fileOf("Summer/a_night.jpg"), fileOf("Summer/b.jpg", { title: " Dawn " })]);
  draft.supersedes = null;
  draft.depositCopy = true;
  draft.filesShown = true;
  const batch = toBatch(draft, user);
  expect(batch.map(({ materialDetails: { title } }) => title)).toEqual(["a night", "Dawn"]);
  expect(batch.map(({ file }) => file?.name)).toEqual(["a_night.jpg", "b.jpg"]);
  for (const one of batch) {
    expect(one).not.toHaveProperty("files");
    expect(one).not.toHaveProperty("showFiles");
    expect(one.materialDetails.description).toBe("Birds at night.");
    expect(one.collaborators).toMatchObject([{ givenName: "Ana" }]);
  }
  const body = { registrations: batch, payment: { provider: "demo" } };
  expect(api["POST /api/ip/register/batch"].body.safeParse(body).success).toBe(true);
});

test("a file's date is its work's date of publication, if the works are published", () => {
  const draft = batchOf([fileOf("a.jpg", { date: "٢٠٢٤/٠٣" }), fileOf("b.jpg")]);
  const dates = () => toBatch(draft, user).map(({ materialDetails }) => materialDetails.publicationDate);
  expect(dates()).toEqual(["", ""]);
  draft.materialDetails.isPublished = true;
  draft.materialDetails.publicationDate = "2023";
  expect(dates()).toEqual(["2024-03", "2023"]);
});

test("earlier proofs go with their own file, and wallets' signatures are of single works", () => {
  const kept = [{ name: "a.ots", base64: "AAAA" }];
  const draft = batchOf([fileOf("a.jpg", { earlierProofs: kept }), fileOf("b.jpg")]);
  draft.signed = { contentHash: "0x0", signature: "0x1" };
  const works = toBatch(draft, user);
  expect(works.map(({ earlierProofs }) => earlierProofs)).toEqual([["AAAA"], undefined]);
  for (const one of works) expect(one).not.toHaveProperty("walletSignature");
});

test("one file, a newer version, and a draft of an earlier release are no batch", () => {
  const draft = batchOf([fileOf("a.jpg"), fileOf("b.jpg")]);
  expect(isBatch(draft)).toBe(true);
  expect(isBatch({ ...draft, files: draft.files.slice(0, 1) })).toBe(false);
  const supersedes = { workId: "1", certificateId: "RSF-7K2M9QX4T", title: "Before" };
  expect(isBatch({ ...draft, supersedes })).toBe(false);
  const { certificates: _, ...older } = draft;
  expect(isBatch({ ...emptyDraft(), ...older })).toBe(false);
});

test("an order of one certificate isn't one of a certificate for each file", () => {
  const draft = batchOf([fileOf("a.jpg"), fileOf("b.jpg")]);
  const one = orderedContents({ ...draft, certificates: "one" }, user);
  expect(orderedContents(draft, user)).not.toBe(one);
  expect(orderedContents({ ...draft }, user)).toBe(orderedContents(draft, user));
});
