import type { ClockPiece, Verification } from "@colophon/proof";
import { expect, test } from "vitest";
import { screen, show, t } from "../../../test/show.tsx";
import { ClocksNote } from "./clocks-note.tsx";
import { verdictName } from "./verdict-text.ts";

const token: ClockPiece = { clock: "authority", state: "proven", operator: "Example", time: 1_750_000_000 };

function verificationOf(pieces: ClockPiece[], changes: Partial<Verification> = {}): Verification {
  return {
    verdict: "valid",
    timeStatedBy: "authority",
    timeChecked: false,
    provenTime: 1_750_000_000,
    isHistoryUnvouched: true,
    clocks: {
      pieces,
      proven: { by: { kind: "authority", operator: "Example" }, time: 1_750_000_000 },
      isAlone: true,
    },
    checks: [],
    ...changes,
  };
}

const nameOf = (verification: Verification) =>
  verdictName({ verdict: verification.verdict, isOther: false, verification, checks: [] });

test("what is valid by clocks alone is never shown as plainly valid", async () => {
  const verification = verificationOf([token]);
  expect(nameOf(verification)).toBe("validByClocks");
  show(<ClocksNote verification={verification} isVerdict />);
  expect(await screen.findByRole("heading", { name: t("title", { ns: "clocks" }) })).toBeDefined();
  expect(screen.getByText(t("text", { ns: "clocks" }))).toBeDefined();
  expect(screen.getByText(t("isAlone", { ns: "clocks" }))).toBeDefined();
});

test("a date that another clock proves is not on its way while the anchor is", () => {
  const { isHistoryUnvouched: _, ...pending } = verificationOf([token]);
  expect(nameOf({ ...pending, verdict: "valid_anchor_pending" })).toBe("validByClocks");
});

test("a certificate's line takes the place of the verdict's text", () => {
  show(<ClocksNote verification={verificationOf([token])} isVerdict text={<p>Its line</p>} />);
  expect(screen.getByText("Its line")).toBeDefined();
  expect(screen.queryByText(t("text", { ns: "clocks" }))).toBeNull();
});

test.each([
  ["pending", "pending"],
  ["not_looked_up", "arrived"],
  ["explorers_differ", "arrived"],
] as const)("a proof of Bitcoin that is %s is not a time", async (reason, text) => {
  const { clocks: _, provenTime: __, isHistoryUnvouched: ___, ...none } = verificationOf([]);
  const pieces: ClockPiece[] = [{ clock: "bitcoin", state: "waiting", reason }];
  const verification: Verification = { ...none, verdict: "valid_anchor_pending", clocks: { pieces } };
  expect(nameOf(verification)).toBe("anchorPending");
  show(<ClocksNote verification={verification} isVerdict={false} />);
  expect(await screen.findByText(t(text, { ns: "clocks" }))).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});
