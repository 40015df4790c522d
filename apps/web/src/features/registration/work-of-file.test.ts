import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { kindOfFile, withFile, withKind } from "./work-of-file.ts";

test.each([
  ["a.jpg", "image/jpeg", "", "photograph"],
  ["a.jpg", "image/jpeg", "art", "art"],
  ["a.jpg", "image/jpeg", "book", "photograph"],
  ["a.png", "image/png", "", "art"],
  ["a.dng", "", "", "photograph"],
  ["a.wav", "audio/wav", "book", "music"],
  ["a.mp4", "video/mp4", "animation", "animation"],
  ["a.pdf", "application/pdf", "", "book"],
  ["a.pdf", "application/pdf", "screenplay", "screenplay"],
  ["a.fountain", "text/plain", "", "screenplay"],
  ["a.bin", "application/octet-stream", "music", ""],
  ["a", "", "", ""],
])("%s of %j is, after a work of kind %j, of kind %j", (name, mediaType, last, kind) => {
  expect(kindOfFile({ name, mediaType }, last)).toBe(kind);
});

const song = { sha256: "a", name: "first_song.wav", size: 1, mediaType: "audio/wav" };
const photo = { sha256: "b", name: "harbour lights.jpg", size: 1, mediaType: "image/jpeg" };
const unknown = { sha256: "c", name: ".x", size: 1, mediaType: "" };

test("another file has other earlier proofs, the same one keeps its own", () => {
  const draft = withFile(emptyDraft(), song, undefined);
  draft.earlierProofs = [{ name: "song.ots", base64: "AAAA" }];
  expect(withFile(draft, { ...song, name: "renamed.wav" }, undefined).earlierProofs).toHaveLength(1);
  expect(withFile(draft, photo, undefined).earlierProofs).toEqual([]);
});

test("a file fills in blank fields, another file replaces them, and one without hints leaves them", () => {
  const first = withFile(emptyDraft(), song, undefined);
  expect(first).toMatchObject({
    file: song,
    materialDetails: {
      title: "first song",
      materialType: "music",
      categories: ["musical"],
      intendedMedium: "music",
    },
  });
  const second = withFile(first, photo, undefined);
  expect(second.materialDetails).toMatchObject({
    title: "harbour lights",
    materialType: "photograph",
    categories: ["artistic"],
    intendedMedium: "print",
  });
  expect(withFile(second, unknown, undefined).materialDetails).toEqual(second.materialDetails);
});

test("typed or chosen values stay", () => {
  const draft = withFile(emptyDraft(), song, undefined);
  draft.materialDetails = {
    ...draft.materialDetails,
    title: "Nocturne",
    materialType: "script",
    intendedMedium: "radio",
  };
  expect(withFile(draft, photo, undefined).materialDetails).toEqual(draft.materialDetails);
});

test("categories and medium are suggested with the kind alone, and a chosen one stays when the file changes", () => {
  const chosen = withFile(emptyDraft(), song, undefined);
  chosen.materialDetails = { ...chosen.materialDetails, intendedMedium: "radio" };
  expect(withFile(chosen, photo, undefined).materialDetails).toMatchObject({
    categories: ["artistic"],
    intendedMedium: "radio",
  });
  const typed = emptyDraft();
  typed.materialDetails.materialType = "book";
  expect(withFile(typed, photo, undefined).materialDetails).toMatchObject({
    materialType: "book",
    categories: [],
    intendedMedium: "",
  });
});

test("what the file suggested goes with its kind, and comes back with it", () => {
  const draft = withFile(emptyDraft(), photo, undefined);
  const book = { ...draft, materialDetails: withKind(draft, "book") };
  expect(book.materialDetails).toMatchObject({ materialType: "book", categories: [], intendedMedium: "" });
  expect(withKind(book, "photograph")).toEqual(draft.materialDetails);
});

test("what the user chose stays when the kind is changed, and nothing is suggested without a file", () => {
  const draft = withFile(emptyDraft(), photo, undefined);
  draft.materialDetails = { ...draft.materialDetails, categories: ["literary", "artistic"] };
  expect(withKind(draft, "book")).toMatchObject({ categories: ["literary", "artistic"], intendedMedium: "" });
  expect(withKind(emptyDraft(), "book")).toMatchObject({ categories: [], intendedMedium: "" });
});
