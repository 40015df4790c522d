import { expect, test } from "vitest";
import { contentsOf, digestOf, fieldName, problemsOf, type StatedWork } from "./work.ts";

const fields: StatedWork = {
  title: "Night",
  kind: "photograph",
  categories: "",
  medium: "",
  relation: "author",
  date: "",
  description: "",
  keywords: "sea | night; stars",
  city: "",
  province: "",
  creator: "",
  supersedes: "",
  refuse: "",
  allow: "",
  made: "",
  isUnlisted: false,
  showsEmail: false,
  showsFiles: false,
};
const file = { sha256: "ab".repeat(32), name: "a.jpg", size: 1, mediaType: "image/jpeg" };

test("what is said becomes a registration that the registry takes", () => {
  const contents = contentsOf(fields, [file]);
  expect(problemsOf(contents)).toEqual([]);
  expect(contents).toMatchObject({
    materialDetails: {
      keywords: ["sea", "night", "stars"],
      categories: ["artistic"],
      intendedMedium: "other",
      isPublished: false,
    },
    file,
    showCreatorEmail: false,
  });
});

test("what is wrong is named as options and columns are", () => {
  const wrong = contentsOf({ ...fields, title: "", kind: "", relation: "friend", date: "2999" }, [file]);
  expect(problemsOf(wrong)).toEqual([
    "title is missing",
    "categories is missing",
    "kind is missing",
    "relation is not valid",
  ]);
  expect(problemsOf(contentsOf({ ...fields, date: "2999" }, [file]))).toEqual(["date is in the future"]);
  expect(fieldName("materialDetails.keywords.3")).toBe("keywords.3");
});

test("what machines may do is said use by use, and a misspelt use is wrong", () => {
  const said = contentsOf({ ...fields, refuse: "training", allow: "index|train-other", made: "none" }, [
    file,
  ]);
  expect(problemsOf(said)).toEqual([]);
  expect(said).toMatchObject({
    aiUse: { "train-generative": "refuse", "train-other": "refuse", index: "allow" },
    aiInvolvement: { made: "none" },
  });
  expect(contentsOf(fields, [file])).not.toHaveProperty("aiUse");
  expect(problemsOf(contentsOf({ ...fields, refuse: "trainning", made: "aliens" }, [file]))).toEqual([
    "refuse or allow is not valid",
    "made is not valid",
  ]);
});

test("a digest is of what is registered, and not of what is empty or guessed", () => {
  const digest = digestOf(contentsOf(fields, [file]));
  expect(digestOf(contentsOf(fields, [{ ...file, mediaType: "" }]))).toBe(digest);
  expect(digestOf({ ...contentsOf(fields, [file]), agent: null, showShares: false })).toBe(digest);
  expect(digestOf(contentsOf({ ...fields, title: "Day" }, [file]))).not.toBe(digest);
  expect(digestOf(contentsOf({ ...fields, isUnlisted: true }, [file]))).not.toBe(digest);
  expect(digestOf(contentsOf(fields, [{ ...file, sha256: "cd".repeat(32) }]))).not.toBe(digest);
});
