import { type CheckGap, documentGapOf, publicChainName, type Verification } from "@colophon/proof";
import { type About, failedCheckText, mayBeHiddenText } from "./check-texts.ts";
import { clockName } from "./clock-texts.ts";
import { utc } from "./utc.ts";

export type VerdictStyle = "green" | "yellow" | "red";

/** The verdict in plain words: a headline, and the sentence that says what it rests on. */
export interface VerdictText {
  style: VerdictStyle;
  headline: string;
  sentence: string;
}

export function verdictText(verification: Verification<unknown>, about: About): VerdictText {
  const text = textOfVerdict(verification, about);
  const { isStatedLate, record } = verification;
  if (!isStatedLate || record === undefined) return text;
  const stated = utc(record.payload.iat);
  return {
    ...text,
    sentence: `${text.sentence} The record states ${stated}, later than the block that contains it: the registry's clock may have been wrong.`,
  };
}

function textOfVerdict(verification: Verification<unknown>, about: About): VerdictText {
  const { verdict, checks, anchor, provenTime, timeChecked, isHistoryUnvouched } = verification;
  const has = (gap: CheckGap) => checks.some(({ code }) => code === gap);
  switch (verdict) {
    case "not_valid": {
      const failed = checks.find(({ state }) => state === "failed");
      return {
        style: "red",
        headline: "NOT VALID",
        sentence: failed ? `${failedCheckText(failed, about)}.` : "",
      };
    }
    case "cannot_be_checked": {
      const documentGap = documentGapOf({ checks });
      if (documentGap === "file_may_be_hidden")
        return {
          style: "yellow",
          headline: "CANNOT BE CHECKED",
          sentence: mayBeHiddenText(checks.find(({ code }) => code === documentGap)?.evidence),
        };
      if (documentGap === undefined && has("place_not_provable"))
        return {
          style: "yellow",
          headline: "CANNOT BE CHECKED",
          sentence:
            "Its public log has ended, and no blockchain shows that this record was in it before then.",
        };
      return {
        style: "yellow",
        headline: "CANNOT BE CHECKED NOW",
        sentence: cannotSentences[documentGap ?? "chain"],
      };
    }
    case "valid_anchor_pending":
      return provenTime === undefined
        ? {
            style: "yellow",
            headline: "VALID; DATE PROOF ON ITS WAY",
            sentence: "Until its anchor is final, only the registry states the date.",
          }
        : {
            style: "yellow",
            headline: UNVOUCHED_HEADLINE,
            sentence: `${provenText(verification)} Until its anchor is final, only ${UNVOUCHED}.`,
          };
    case "valid": {
      if (isHistoryUnvouched)
        return {
          style: "yellow",
          headline: UNVOUCHED_HEADLINE,
          sentence: `${provenText(verification)} Only ${UNVOUCHED}.`,
        };
      if (has("place_not_checked"))
        return {
          style: "yellow",
          headline: "VALID; ITS PLACE IN A LOG THAT HAS ENDED WAS NOT CHECKED",
          sentence: "A blockchain can show that it was registered before then: use --rpc URL to check.",
        };
      if (!timeChecked && !has("never_anchored"))
        return {
          style: "yellow",
          headline: "VALID; the date was not checked",
          sentence:
            "The bundle refers to an anchor, but anyone can write one: use --rpc URL to ask its blockchain.",
        };
      if (anchor && provenTime !== undefined) {
        const chain = publicChainName(anchor.chainId) ?? "";
        const sentence = verification.clocks
          ? provenText(verification)
          : `Registered no later than ${utc(provenTime)}, as the blockchain shows (${chain}).`;
        return { style: "green", headline: "VALID", sentence };
      }
      return {
        style: "green",
        headline: "VALID; DATE STATED BY THIS REGISTRY ONLY",
        sentence: has("never_anchored")
          ? "Its log ended before it was anchored."
          : "Its anchor is on a test or development chain, which is not public evidence.",
      };
    }
  }
}

const UNVOUCHED_HEADLINE = "VALID; ONLY THIS REGISTRY VOUCHES FOR ITS PUBLIC LOG";
const UNVOUCHED = "this registry vouches that everyone sees the same public log";

/** Who says when, where other clocks than the anchor were given. The others show no more than that it is not later. */
function provenText({ provenTime = 0, clocks, anchor }: Verification<unknown>): string {
  const by = clocks?.proven?.by ?? (anchor && { kind: "anchor" as const, chainId: anchor.chainId });
  const name = by ? clockName(by) : "";
  const source = by?.kind === "authority" ? `says ${name}` : `as ${name} shows`;
  const note = clocks?.disagree
    ? " Two clocks differ by more than 48 hours, so the earlier time does not count."
    : clocks?.isAlone
      ? " That is the word of one authority alone."
      : "";
  return `The registration existed by ${utc(provenTime)}, ${source}.${note}`;
}

const cannotSentences = {
  no_pdf_root:
    "The trust file names no PDF signer: the bundle inside is checked below, but not the page around it.",
  bad_trust:
    "A PDF signer in the trust file can't be read: the bundle inside is checked below, but not the page around it.",
  chain: "The blockchain could not be reached. Nothing was found wrong with the certificate.",
};
