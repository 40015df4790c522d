import type {
  LicenceClaims,
  LicenceState,
  LicenceVerification,
  LicensorCode,
} from "@colophon/proof/licences";
import type { LicenceNow } from "./licence-now.ts";
import { utc } from "./utc.ts";
import { verdictText, type VerdictText } from "./verdict-text.ts";

export const licensorTexts: Record<LicensorCode | "passed", string> = {
  passed: "The licensor was the holder of the work's certificate when the licence was logged",
  licensor_not_shown: "Not checked: the file doesn't show who the licensor is",
  holder_not_shown: "Not checked: what is given doesn't show the holder of the work's certificate",
  work_status_missing:
    "Not checked: use --work-status FILE or --registry URL, which says who held the work's certificate",
  work_status_refused: "Not checked: the status of the work was refused, or something in it is lost",
  work_status_too_old: "Not checked: the status of the work is from before the licence",
  work_status_of_other_log: "Not checked: the status of the work is of another log",
  licensor_not_holder:
    "The licensor was not the holder of the work's certificate when the licence was logged",
  work_not_licensable: "The work was withdrawn or blocked when the licence was logged",
};

export const workTexts = {
  passed: "The certificate of the work is in order, and is the one that the licence names",
  not_named: "The licence names another record than the certificate that comes with it",
  not_valid: "The certificate of the work is not valid",
  not_checked: "Not checked: a check above failed",
};

/** What came of the work's certificate. */
export function workTextKey({ work }: Pick<LicenceVerification, "work">): keyof typeof workTexts {
  if (work === undefined) return "not_checked";
  if (work.verification.verdict === "not_valid") return "not_valid";
  return work.isNamed ? "passed" : "not_named";
}

/** Words alone: which state it is decides `shownLicenceState` of proof. */
const states: Record<LicenceState, string> = {
  blocked: "BLOCKED",
  revoked: "REVOKED",
  ended: "ENDED",
  expired: "EXPIRED",
  not_begun: "NOT BEGUN YET",
  in_force: "IN FORCE",
};

/** What it is now, beside the verdict, which only says that it is genuine. */
export function stateHeadline({ state, asOf }: LicenceNow): string {
  if (state === undefined) return "WHETHER IT IS IN FORCE IS NOT SHOWN";
  return asOf === undefined
    ? `${states[state]} BY ITS DATES; WHAT WAS SAID OF IT WAS NOT CHECKED`
    : `${states[state]}, as of ${utc(asOf)}`;
}

/** The verdict on the licence and its work in plain words. */
export function licenceVerdictText(verification: LicenceVerification, isPdf: boolean): VerdictText {
  const { verdict, ownVerdict, work, licensor } = verification;
  const own = verdictText({ ...verification, verdict: ownVerdict }, { isPdf, isLicence: true });
  if (verdict === ownVerdict) return own;
  if (verdict === "not_valid") {
    const outcome = workTextKey(verification);
    const reason =
      outcome === "passed" && licensor.state === "failed" ? licensorTexts[licensor.code] : workTexts[outcome];
    return { style: "red", headline: "NOT VALID", sentence: `${reason}.` };
  }
  if (work === undefined) return own;
  const { headline, sentence, style } = verdictText(work.verification, { isPdf: false });
  return { style, headline, sentence: `Of the work's certificate: ${sentence}` };
}

/** An amount in the currency's own units, with its code. */
export function feeText({ amount, currency }: NonNullable<LicenceClaims["fee"]>): string {
  const { maximumFractionDigits: digits = 0 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const units = String(amount).padStart(digits + 1, "0");
  const [whole, part] = [units.slice(0, units.length - digits), units.slice(units.length - digits)];
  return `${whole}${digits > 0 ? `.${part}` : ""} ${currency}`;
}
