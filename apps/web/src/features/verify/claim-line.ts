import type { CertificateStatus } from "@colophon/api";
import type { VerdictName } from "./verdict-text.ts";

interface Facts {
  verdict: VerdictName;
  /** What is said of the certificate before all else. */
  heading: CertificateStatus;
  hasFile: boolean;
  /** The registry's chain is none that anybody else relies on. */
  isTestChain: boolean;
}

interface ClaimLine {
  line: "fileProven" | "fileStated" | "workProven" | "workStated";
  /** Sentences after it, in order. */
  after: ("onItsWay" | "testChain" | "alone" | "notChecked" | "disputed" | "withdrawn")[];
}

/** Why the date is only the registry's own statement. */
const openDates = {
  anchorPending: "onItsWay",
  validByRegistryTime: "alone",
  validTimeNotChecked: "notChecked",
} as const;

/**
 * What a certificate proves, to be understood in ten seconds: keys of texts. Undefined where the record, or its place in the
 * log, isn't proven, and where the registry has blocked the work.
 */
export function claimLine({ verdict, heading, hasFile, isTestChain }: Facts): ClaimLine | undefined {
  const what = hasFile ? "file" : "work";
  const after = heading === "disputed" || heading === "withdrawn" ? [heading] : [];
  if (heading === "blocked") return undefined;
  if (verdict === "valid") return { line: `${what}Proven`, after };
  if (verdict !== "anchorPending" && verdict !== "validByRegistryTime" && verdict !== "validTimeNotChecked")
    return undefined;
  return { line: `${what}Stated`, after: [isTestChain ? "testChain" : openDates[verdict], ...after] };
}
