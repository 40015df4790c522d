import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { screen, show, t } from "../../../test/show.tsx";
import type { Judgement } from "./judge.ts";
import { VerdictHeading } from "./verdict-heading.tsx";

const file = { sha256: "ab".repeat(32), name: "novel.txt", size: 1, mediaType: "" };

function said(verdict: Judgement["verdict"], changes: Parameters<typeof makeCertificate>[0]): string[] {
  const judgement: Judgement = { verdict, isOther: false, checks: [] };
  const certificate = makeCertificate(changes);
  const { unmount } = show(
    <VerdictHeading judgement={judgement} certificate={certificate} isChecking={false} onRetry={() => {}} />,
  );
  const items = screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
  unmount();
  return items;
}

const identity = t("verify.notVerified.identity");

test("beside the verdict that a record is genuine stands what nobody has verified", () => {
  const creator = { name: "Margaret Atwood", email: "somebody@example.com", profileId: null };
  expect(said("valid", { creator })).toEqual([
    identity,
    t("verify.notVerified.email"),
    t("verify.notVerified.file"),
  ]);
  expect(said("valid_anchor_pending", { fileFingerprints: [file] })).toEqual([identity]);
});

test("a verdict that says nothing good has no need of it", () => {
  for (const verdict of ["not_valid", "cannot_be_checked"] as const) expect(said(verdict, {})).toEqual([]);
});
