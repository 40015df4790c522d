import type { CertificateStatus } from "@colophon/api";
import type { ProvenBy } from "@colophon/proof";
import type { VerdictName } from "./verdict-text.ts";

interface Facts {
  verdict: VerdictName;
  /** What is said of the certificate before all else. */
  heading: CertificateStatus;
  /** Of all files, shown or not. */
  fileCount: number;
  /** The registry's chain is none that anybody else relies on. */
  isTestChain: boolean;
  /** Whose time is proven, where other clocks than the anchor were given. */
  clock?: ProvenBy["kind"] | undefined;
  /** It is the word of one authority alone. */
  isAlone?: boolean | undefined;
}

type Open = "onItsWay" | "testChain" | "alone" | "notChecked";
type ByClocks = "byService" | "byOneService" | "unvouched";

interface ClaimLine {
  line: `${"file" | "files" | "work"}${"Proven" | "Stated"}`;
  /** Sentences after it, in order. */
  after: (Open | ByClocks | "disputed" | "withdrawn")[];
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
export function claimLine(facts: Facts): ClaimLine | undefined {
  const { verdict, heading, fileCount, isTestChain } = facts;
  const what = fileCount > 1 ? "files" : fileCount === 1 ? "file" : "work";
  const after = heading === "disputed" || heading === "withdrawn" ? [heading] : [];
  if (heading === "blocked") return undefined;
  if (verdict === "valid") return { line: `${what}Proven`, after };
  if (verdict === "validByClocks") return { line: `${what}Proven`, after: [...byClocks(facts), ...after] };
  if (verdict !== "anchorPending" && verdict !== "validByRegistryTime" && verdict !== "validTimeNotChecked")
    return undefined;
  return { line: `${what}Stated`, after: [isTestChain ? "testChain" : openDates[verdict], ...after] };
}

/** Others say when; who else than the registry would know of a second history, nobody. */
function byClocks({ clock, isAlone = false }: Facts): ByClocks[] {
  if (clock !== "authority") return ["unvouched"];
  return [isAlone ? "byOneService" : "byService", "unvouched"];
}
