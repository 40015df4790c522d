import { type LicenceState, type LicenceVerification, shownLicenceState } from "@colophon/proof/licences";
import { mayHaveLost, type VerifiedStatus } from "@colophon/proof/statements";

/** What a licence is now, as the JSON of `report-json.ts` has it, too. */
export interface LicenceNow {
  /** Undefined where its file withholds what decides. */
  state?: LicenceState;
  /** Up to when all that was said of it is known, Unix seconds; undefined where nothing is: it may have been ended or revoked. */
  asOf?: number;
}

/** By its dates, and by what is proven to have been said of it. */
export function licenceNow(
  verification: LicenceVerification,
  said: VerifiedStatus | undefined,
  now: number,
): LicenceNow {
  const known = said === undefined || mayHaveLost(said) ? undefined : said;
  const state = shownLicenceState(verification, known ?? { statements: [] }, now);
  return { ...(state && { state }), ...(known && { asOf: known.asOf }) };
}
