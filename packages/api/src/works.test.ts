import { describe, expect, test } from "vitest";
import { api, latestDay } from "./index.ts";

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
    expect(parsed.showCreatorEmail).toBeUndefined();
    expect(parsed.showCollaboratorEmails).toBe(false);
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
    });
  });

  test.each(["1998", "1998-04", "1998-04-15"])("takes %s as the date, without a place", (publicationDate) => {
    const materialDetails = { ...complete.materialDetails, isPublished: true, publicationDate };
    expect(problems({ ...complete, materialDetails })).toEqual({});
  });

  test("refuses a day that does not exist", () => {
    const materialDetails = { ...complete.materialDetails, publicationDate: "2026-02-30" };
    expect(problems({ ...complete, materialDetails })).toEqual({
      "materialDetails.publicationDate": "invalid_date",
    });
  });

  test("refuses a publication on a day that is nowhere yet, and takes the day that has begun furthest east", () => {
    const publishedOn = (publicationDate: string) => ({
      ...complete,
      materialDetails: {
        ...complete.materialDetails,
        isPublished: true,
        publicationDate,
      },
    });
    expect(problems(publishedOn(latestDay()))).toEqual({});
    expect(problems(publishedOn(latestDay(Date.now() + 24 * 3_600_000)))).toEqual({
      "materialDetails.publicationDate": "future_date",
    });
  });

  test("takes out what no page can show and keeps every script", () => {
    const title = "\u0000مرحبا\u0007 \uD800 漢字 e\u0301";
    const parsed = body.parse({ ...complete, materialDetails: { ...complete.materialDetails, title } });
    expect(parsed.materialDetails.title).toBe("مرحبا \uFFFD 漢字 é");
  });
});

test("the latest day is that of clocks 14 hours ahead of UTC", () => {
  expect(latestDay(Date.parse("2026-12-31T09:59:59Z"))).toBe("2026-12-31");
  expect(latestDay(Date.parse("2026-12-31T10:00:00Z"))).toBe("2027-01-01");
});
