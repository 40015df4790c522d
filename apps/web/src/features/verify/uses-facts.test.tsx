import type { StatusEvidence, VerifiedStatement } from "@colophon/proof/statements";
import type { UsesSaid } from "@colophon/uses";
import { readClaims } from "@colophon/proof";
import { expect, test } from "vitest";
import { show } from "../../../test/show.tsx";
import { UsesFacts } from "./uses-facts.tsx";

const aiUse = (uses: UsesSaid) => ({ vocabulary: "colophon-uses/v1", ...uses });
const refused = { "train-generative": "refuse", "train-other": "refuse" } as const;
const day = (text: string) => Date.parse(text) / 1000;

const says = (n: number, at: string, uses?: UsesSaid, by = "registrant"): VerifiedStatement =>
  ({
    n,
    index: 100 + n,
    kind: uses ? "ai_use" : "withdrawn",
    by,
    at: day(at),
    said: uses ? { aiUse: aiUse(uses) } : {},
    others: [],
    withheld: 0,
    walletSignature: "absent",
  }) as VerifiedStatement;

const status = (statements: VerifiedStatement[], state: "current" | "dated" = "current"): StatusEvidence => ({
  state,
  about: "",
  asOf: day("2026-11-29"),
  place: { origin: "", size: 1000 },
  statements,
  heading: "valid",
});

function textOf(claims: object, of: StatusEvidence | undefined, provenTime?: number): string {
  const { container } = show(
    <UsesFacts
      claims={readClaims(claims as Record<string, unknown>)}
      issuedAt={day("2026-11-01T12:00:00Z")}
      provenTime={provenTime}
      status={of}
    />,
  );
  return container.textContent;
}

test("says since when training is refused, by a current status", () => {
  const text = textOf({ aiUse: aiUse(refused) }, status([]));
  expect(text).toContain("Train AI: refused since November 1, 2026");
  expect(text).toContain("As of November 29, 2026");
});

test("begins with the day that other clocks prove", () => {
  const text = textOf({ aiUse: aiUse(refused) }, status([]), day("2026-11-02T12:00:00Z"));
  expect(text).toContain("refused since November 2, 2026");
});

test("shows the last word only, of the owner of its moment", () => {
  const text = textOf(
    { aiUse: aiUse({ ground: "allow" }) },
    status([
      says(0, "2026-11-10T12:00:00Z", { ground: "refuse" }),
      says(1, "2026-11-11T12:00:00Z", { ground: "allow" }, "successor"),
    ]),
  );
  expect(text).toContain("Answer questions with the work: refused since November 10, 2026");
  expect(text).not.toContain("allowed");
});

test.each<[string, StatusEvidence | undefined]>([
  ["dated", status([], "dated")],
  ["missing", undefined],
  ["refused", { state: "refused", code: "bad_status", detail: "" }],
])("never says how it is now where the status is %s", (_, of) => {
  const text = textOf({ aiUse: aiUse(refused) }, of);
  expect(text).toContain("Train AI: refused on November 1, 2026");
  expect(text).toContain("those shown may have changed");
  expect(text).not.toContain("since");
});

test("says of a withdrawn certificate that its answers no longer count", () => {
  const text = textOf({ aiUse: aiUse(refused) }, status([says(0, "2026-11-10T12:00:00Z")]));
  expect(text).toContain("Train AI: refused on November 1, 2026");
  expect(text).toContain("no longer count");
  expect(text).not.toContain("since November");
});

test("shows no older value where the last may be withheld", () => {
  const withheld = { state: "refused", code: "status_incomplete", detail: "" } as StatusEvidence;
  const text = textOf({ aiUse: aiUse({ ground: "allow" }) }, withheld);
  expect(text).toContain("The latest answers may be missing here, so none are shown.");
  expect(text).not.toContain("allowed");
});

test("says that words are unknown, and that all was taken back", () => {
  expect(textOf({ aiUse: { vocabulary: "x/v9", index: "allow" } }, status([]))).toContain(
    "in terms that this page doesn’t recognize",
  );
  const text = textOf({ aiUse: aiUse(refused) }, status([says(0, "2026-11-10T12:00:00Z", {})]));
  expect(text).toContain("taken back on November 10, 2026");
  expect(text).not.toContain("refused");
});

test("says how it was made, in a stranger's words apart", () => {
  const aiInvolvement = { vocabulary: "colophon-uses/v1", made: "assisted", text: "The sky" };
  const text = textOf({ aiInvolvement }, status([]));
  expect(text).toContain("By people with the help of AI");
  expect(text).toContain("The sky");
  expect(text).not.toContain("Use by machines");
});
