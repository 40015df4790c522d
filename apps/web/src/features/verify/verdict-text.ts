import type { Check } from "@colophon/proof";
import type { Judgement } from "./judge.ts";

export type VerdictName =
  | "valid"
  | "validByRegistryTime"
  | "validTimeNotChecked"
  | "anchorPending"
  | "notValid"
  | "notThisCertificate"
  | "cannotBeChecked";

/** Which of the page's verdicts a judgement is. What could not be reached is never "not valid". */
export function verdictName({ verdict, isOther, verification }: Judgement): VerdictName {
  if (isOther) return "notThisCertificate";
  switch (verdict) {
    case "valid":
      if (verification?.timeStatedBy === "blockchain") return "valid";
      return verification?.timeChecked === true ? "validByRegistryTime" : "validTimeNotChecked";
    case "valid_anchor_pending":
      return "anchorPending";
    case "not_valid":
      return "notValid";
    case "cannot_be_checked":
      return "cannotBeChecked";
  }
}

/** The first check that failed: the reason why a certificate is not valid. */
export const failedCheck = ({ verification }: Judgement): Check | undefined =>
  verification?.checks.find(({ state }) => state === "failed");
