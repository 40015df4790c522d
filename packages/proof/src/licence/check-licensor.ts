import type { StatusEvidence, VerifiedStatus } from "../check/check-statements.ts";
import type { RecordClaims } from "../record/read-claims.ts";
import { mayHaveLost } from "../statement/conclusions.ts";
import { headingOf } from "../statement/statement-heading.ts";
import type { LicenceClaims } from "./licence-claims.ts";

/** Why the licensor isn't known to have been the certificate's holder, or wasn't. */
export type LicensorCode =
  // nothing speaks against it
  | "licensor_not_shown"
  | "holder_not_shown"
  | "work_status_missing"
  | "work_status_refused"
  | "work_status_too_old"
  | "work_status_of_other_log"
  // it speaks against it
  | "licensor_not_holder"
  | "work_not_licensable";

export type LicensorOutcome = { state: "passed" } | { state: "failed" | "not_checked"; code: LicensorCode };

/** Where the licence is, and what is proven of its work. */
interface Grounds {
  licence: { index: number; origin: string };
  /** Of the work's certificate. */
  work: Pick<RecordClaims, "creatorName">;
  /** Of the work, from after the licence was issued. */
  status: StatusEvidence | undefined;
}

/**
 * Whether the licensor was the certificate's holder when the licence was logged: by what was said of the work before the licence's
 * place in the log. Names are what the registry printed; nobody checked who uses them.
 */
export function checkLicensor(
  licensor: LicenceClaims["licensor"],
  { licence, work, status }: Grounds,
): LicensorOutcome {
  if (licensor === undefined) return notChecked("licensor_not_shown");
  if (status === undefined) return notChecked("work_status_missing");
  if (status.state === "refused" || mayHaveLost(status)) return notChecked("work_status_refused");
  if (status.place.origin !== licence.origin) return notChecked("work_status_of_other_log");
  if (status.place.size <= licence.index) return notChecked("work_status_too_old");
  const before = status.statements.filter(({ index }) => index < licence.index);
  if (["blocked", "withdrawn"].includes(headingOf(before))) return failed("work_not_licensable");
  const transfer = lastTransfer(before);
  if (licensor.as !== (transfer ? "successor" : "registrant")) return failed("licensor_not_holder");
  const holder = transfer ? transfer.said.to : work.creatorName;
  if (holder === undefined) return notChecked("holder_not_shown");
  return holder === licensor.name ? { state: "passed" } : failed("licensor_not_holder");
}

/** The last transfer by the owner of its moment. */
function lastTransfer(
  statements: VerifiedStatus["statements"],
): VerifiedStatus["statements"][number] | undefined {
  let last: VerifiedStatus["statements"][number] | undefined;
  for (const statement of statements)
    if (statement.kind === "transferred" && statement.by === (last ? "successor" : "registrant"))
      last = statement;
  return last;
}

const notChecked = (code: LicensorCode): LicensorOutcome => ({ state: "not_checked", code });
const failed = (code: LicensorCode): LicensorOutcome => ({ state: "failed", code });
