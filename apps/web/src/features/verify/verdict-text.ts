import { type Check, type CheckGap, documentGapOf, type Verification } from "@colophon/proof";
import type { Judgement } from "./judge.ts";

/** Each has its texts, `verify.verdict.…`, and its row in docs/security.md ("What the texts promise"), which a test compares. */
export type VerdictName =
  | "valid"
  | "validByClocks"
  | "validByRegistryTime"
  | "validTimeNotChecked"
  | "placeNotChecked"
  | "placeNotProvable"
  | "anchorPending"
  | "notValid"
  | "notThisCertificate"
  | "fileMayBeHidden"
  | "cannotBeChecked";

/** The page's verdict for a judgement. An unreachable source never means "not valid". */
export function verdictName({
  verdict,
  isOther,
  verification,
}: Pick<Judgement, "verdict" | "isOther"> & { verification?: Verification<unknown> }): VerdictName {
  if (isOther) return "notThisCertificate";
  const has = (gap: CheckGap) => verification?.checks.some(({ code }) => code === gap) ?? false;
  switch (verdict) {
    case "valid":
      if (verification?.isHistoryUnvouched) return "validByClocks";
      if (has("place_not_checked")) return "placeNotChecked";
      if (verification?.provenTime !== undefined) return "valid";
      if (has("never_anchored") || verification?.timeChecked === true) return "validByRegistryTime";
      return "validTimeNotChecked";
    case "valid_anchor_pending":
      // Proven by another clock, the date is no longer on its way: what is missing is who vouches for the log.
      return verification?.provenTime === undefined ? "anchorPending" : "validByClocks";
    case "not_valid":
      return "notValid";
    case "cannot_be_checked": {
      if (has("file_may_be_hidden")) return "fileMayBeHidden";
      if (verification && has("place_not_provable") && documentGapOf(verification) === undefined)
        return "placeNotProvable";
      return "cannotBeChecked";
    }
  }
}

/** The first check that failed: the reason why a certificate is not valid. */
export const failedCheck = ({ verification }: { verification?: Pick<Verification<unknown>, "checks"> }) =>
  verification?.checks.find(({ state }) => state === "failed");

/** How many files there are, are shown and are hidden, where the given one may be among the hidden. */
export function countsOfFiles(check: Check | undefined) {
  const { files = "", filesShown = "", filesHidden = "" } = check?.evidence ?? {};
  return { files, filesShown, filesHidden };
}
