import { correctionsOf } from "@colophon/proof/statements";
import { provenStatus, type StatusAtHand } from "../../lib/checking/ask-status.ts";
import type { FileAtHand } from "./compare-file.tsx";
import type { GatheredEvidence } from "./gather-evidence.ts";
import type { Judgement } from "./judge.ts";
import { provenCertificate } from "./proven-certificate.ts";

interface Checked {
  evidence: GatheredEvidence;
  judgement: Judgement;
  status: StatusAtHand | undefined;
  /** Whether the status is still on its way. */
  isAsking: boolean;
  /** The file that was dropped here. */
  atHand: FileAtHand | undefined;
}

export type Shown = ReturnType<typeof asShown>;

/** What the page of a certificate shows of what was checked: of a refused one only what the registry says. */
export function asShown(checked: Checked) {
  const { evidence, judgement, status, atHand } = checked;
  const isRefused = judgement.verdict === "not_valid";
  const proven = isRefused ? undefined : provenStatus(status);
  const certificate = provenCertificate(evidence.stated, judgement, proven);
  const { fileFingerprints, fileCount } = certificate;
  // Without a proven status nothing counts as corrected.
  const corrections = correctionsOf(proven?.statements ?? []);
  return {
    ...checked,
    isRefused,
    proven,
    certificate,
    corrections,
    title: typeof corrections["title"] === "string" ? corrections["title"] : certificate.title,
    documentCheck: judgement.checks.find((check) => check.id === "document"),
    // Of a thousand files nobody asks about, each would be looked up.
    lookedUp: fileFingerprints.filter(({ sha256 }) => fileCount === 1 || sha256 === atHand?.sha256),
  };
}
