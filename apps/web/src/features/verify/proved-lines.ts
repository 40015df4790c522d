import type { Check, Verification } from "@colophon/proof";
import type { VerdictName } from "./verdict-text.ts";

type Proved =
  | "unaltered"
  | "logged"
  | "time"
  | "name"
  | "file"
  | "sameFile"
  | "pdf"
  | "wallet"
  | "nothingSince"
  | "allSince";
type NotProved =
  | "who"
  | "email"
  | "collaborators"
  | "noFile"
  | "compare"
  | "timePending"
  | "timeRegistry"
  | "timeNotChecked"
  | "place"
  | "wallet"
  | "sinceThen"
  | "since"
  | "alone";

/** The verdicts that mean a genuine record, and what each leaves open about its time. */
const timeLeftOpen: Partial<Record<VerdictName, NotProved | undefined>> = {
  valid: undefined,
  validByClocks: undefined,
  validByRegistryTime: "timeRegistry",
  validTimeNotChecked: "timeNotChecked",
  placeNotChecked: "timeNotChecked",
  anchorPending: "timePending",
};

export const isGenuine = (verdict: VerdictName): boolean => verdict in timeLeftOpen;

interface Judged {
  verdict: VerdictName;
  record: NonNullable<Verification["record"]>;
  /** With the given file or PDF, if there is one. */
  checks: Check[];
  isPdf: boolean;
}

/** What a genuine record proves and what it doesn't: keys of texts, in order. */
export function provedLines({ verdict, record: { claims }, checks, isPdf }: Judged) {
  const find = (id: Check["id"]) => checks.find((check) => check.id === id);
  const { state: document } = find("document") ?? {};
  const walletSignature = find("disclosures")?.evidence?.["walletSignature"];
  const hasFile = (claims.fileCount ?? claims.files.length) > 0;
  const isSameFile = document === "passed" && !isPdf;
  const open = timeLeftOpen[verdict];
  const { state: statements, code, evidence: said } = find("statements") ?? {};
  const proved: (Proved | false)[] = [
    "unaltered",
    verdict !== "placeNotChecked" && "logged",
    verdict === "valid" && "time",
    claims.creatorName !== undefined && "name",
    hasFile && "file",
    isSameFile && "sameFile",
    isPdf && document === "passed" && "pdf",
    walletSignature === "valid" && "wallet",
    statements === "passed" && (said?.["statements"] === "0" ? "nothingSince" : "allSince"),
  ];
  const notProved: (NotProved | false)[] = [
    open ?? false,
    verdict === "placeNotChecked" && "place",
    "who",
    claims.creatorEmail !== undefined && "email",
    claims.collaborators.length > 0 && "collaborators",
    !hasFile && "noFile",
    hasFile && !isSameFile && (isPdf || document !== "failed") && "compare",
    walletSignature === "incomplete" && "wallet",
    statements !== "passed" &&
      (code === "status_dated" || code === "status_withheld" ? "sinceThen" : "since"),
    "alone",
  ];
  return {
    proved: proved.filter((line) => line !== false),
    notProved: notProved.filter((line) => line !== false),
  };
}
