import { describe, expect, test } from "vitest";
import { api } from "./index.ts";

const body = api["POST /api/ip/register"].body;

const complete = {
  materialDetails: {
    title: "The  Lighthouse\nKeeper ",
    categories: ["literary"],
    materialType: "screenplay",
    intendedMedium: "screen",
    copyrightRelation: "author",
  },
  declarationAccepted: true,
  payment: { provider: "demo" },
};

const problems = (input: unknown) =>
  Object.fromEntries(
    (body.safeParse(input).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );

describe("the registration's body", () => {
  test("fills what may be left out and folds the title onto one line", () => {
    const parsed = body.parse(complete);
    expect(parsed.materialDetails.title).toBe("The Lighthouse Keeper");
    expect(parsed.materialDetails.sharedPublicly).toBe(true);
    expect(parsed.showCreatorEmail).toBe(true);
    expect(parsed.collaborators).toEqual([]);
  });

  test("names each missing field by its path", () => {
    expect(
      problems({
        ...complete,
        declarationAccepted: false,
        materialDetails: {
          title: " ",
          categories: [],
          materialType: "",
          intendedMedium: "",
          isPublished: true,
        },
      }),
    ).toEqual({
      "materialDetails.title": "required",
      "materialDetails.categories": "required",
      "materialDetails.materialType": "required",
      "materialDetails.intendedMedium": "required",
      "materialDetails.copyrightRelation": "required",
      declarationAccepted: "not_accepted",
    });
  });

  test("asks for the publication only of a published work", () => {
    expect(
      problems({ ...complete, materialDetails: { ...complete.materialDetails, isPublished: true } }),
    ).toEqual({
      "materialDetails.publicationDate": "required",
      "materialDetails.publicationCity": "required",
      "materialDetails.publicationProvince": "required",
    });
  });

  test("refuses a day that does not exist", () => {
    const materialDetails = { ...complete.materialDetails, publicationDate: "2026-02-30" };
    expect(problems({ ...complete, materialDetails })).toEqual({
      "materialDetails.publicationDate": "invalid_date",
    });
  });

  test("takes out what no page can show and keeps every script", () => {
    const title = "\u0000مرحبا\u0007 \uD800 漢字 e\u0301";
    const parsed = body.parse({ ...complete, materialDetails: { ...complete.materialDetails, title } });
    expect(parsed.materialDetails.title).toBe("مرحبا \uFFFD 漢字 é");
  });
});
