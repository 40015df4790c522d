import { type LicenceState, type LicenceVerification, shownLicenceState } from "@colophon/proof/licences";
import { mayHaveLost } from "@colophon/proof/statements";
import { provenStatus } from "../../../lib/checking/ask-status.ts";
import type { CheckedLicence } from "../../../lib/checking/check-licence.ts";
import { type VerdictName, verdictName } from "../verdict-text.ts";

/** The verdict on a licence and its work: where the work's certificate is worth less than the licence itself, that one's. */
export function licenceVerdictName(verification: LicenceVerification, isOther = false): VerdictName {
  const { verdict, ownVerdict, work } = verification;
  if (verdict === "not_valid" || verdict === ownVerdict || work === undefined)
    return verdictName({ verdict, isOther, verification });
  return verdictName({ verdict, isOther, verification: work.verification });
}

/** What becomes of the work's certificate within the licence. */
export function workOutcome({ work }: LicenceVerification): "passed" | "not_named" | "not_valid" | undefined {
  if (work === undefined) return undefined;
  if (work.verification.verdict === "not_valid") return "not_valid";
  return work.isNamed ? "passed" : "not_named";
}

/** Its state, and how that is known: by all that was said of it, by its dates alone, or by the registry's word. */
export interface KnownState {
  state: LicenceState | undefined;
  by: "status" | "dates" | "registry" | "nothing";
  /** Unix seconds. */
  asOf?: number;
}

/** No licence comes into force again after these. */
const isOver = (state: LicenceState | undefined) =>
  state === "ended" || state === "revoked" || state === "blocked";

/** As far as the file shows it, else as the registry `stated` it: it knows at once what ended it, the log only once closed. */
export function knownState(
  { verification, status }: CheckedLicence,
  stated?: LicenceState,
  now = Math.floor(Date.now() / 1000),
): KnownState {
  const proven = provenStatus(status);
  const known = proven && !mayHaveLost(proven) ? proven : undefined;
  const state = shownLicenceState(verification, known ?? { statements: [] }, now);
  if (isOver(stated) && !isOver(state)) return { state: stated, by: "registry" };
  if (state === undefined) return { state: stated, by: stated === undefined ? "nothing" : "registry" };
  return known ? { state, by: "status", asOf: known.asOf } : { state, by: "dates" };
}
