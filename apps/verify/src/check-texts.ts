import type { Check, CheckGap, CheckId, ProofErrorCode } from "@colophon/proof";

interface CheckText {
  topic: string;
  passed: string;
  failed: string;
  /** What it says where it passed without an anchor. */
  byOthers?: string;
  /** What the check of a document says of a certificate's PDF. */
  ofPdf?: { passed: string; failed: string };
  /** What it says of a licence, where that is something else; of its document first. */
  ofLicence?: { passed: string; failed: string };
}

/** What is checked. `isPdf`: the document is its own PDF. */
export interface About {
  isPdf: boolean;
  isLicence?: boolean;
}

export const checkTexts: Record<CheckId, CheckText> = {
  bundle: {
    topic: "Bundle",
    passed: "It is well formed",
    failed: "This is not a bundle, or it is damaged",
    ofLicence: { passed: "It is well formed", failed: "This is not a licence, or it is damaged" },
  },
  record_signature: {
    topic: "Record",
    passed: "It is signed by a trusted issuer key",
    failed: "The record is not signed by a trusted issuer key",
  },
  disclosures: {
    topic: "Fields",
    passed: "Every field shown is part of the signed record",
    failed: "A field shown is not part of the signed record",
  },
  inclusion: {
    topic: "Log",
    passed: "The record is in the log",
    failed: "The record is not in the log at the place its proof gives",
  },
  checkpoint: {
    topic: "Checkpoint",
    passed: "It is signed by the trusted log key",
    failed: "The log's checkpoint is not signed by a trusted log key",
  },
  issuer_keys: {
    topic: "Issuer keys",
    passed: "The issuer's key was in the log before the record",
    failed: "The issuer's key was not in the log before the record, or it was retired by then",
  },
  anchor: {
    topic: "Anchor",
    passed: "The trusted sender put the checkpoint on the blockchain",
    byOthers: "Other clocks than a trusted sender's show when the checkpoint existed",
    failed: "The anchor is not for this checkpoint, or the blockchain contradicts it",
  },
  document: {
    topic: "Document",
    passed: "This file was registered as a work",
    failed: "This file is not registered under this certificate",
    ofPdf: {
      passed: "All of this PDF is signed for this certificate by a trusted signer",
      failed: "This PDF is not one that the registry made for this certificate",
    },
    ofLicence: {
      passed: "All of this PDF is signed for this licence by a trusted signer",
      failed: "This PDF is not one that the registry made for this licence",
    },
  },
  statements: {
    topic: "Statements",
    passed: "These are all statements about the certificate as of the time below",
    failed: "The status is not about this certificate, or it is damaged",
    ofLicence: {
      passed: "These are all statements about the licence as of the time below",
      failed: "The status is not about this licence, or it is damaged",
    },
  },
};

/** Reasons of a failure that say more than its check does. */
const reasonTexts: Readonly<Record<string, string>> = {
  repeated_member:
    "Part of the proof names the same field twice, so different programs may read it differently",
  bundle_is_pdf: "This file is a bundle and a PDF at once: the page it shows is not what was registered",
  registered_after_anchor:
    "The record says that it was registered after the block that is said to contain it",
  log_has_ended: "The log's key signed this checkpoint after the log had ended",
  anchor_after_end: "The anchor was made after the log had ended",
} satisfies Partial<Record<ProofErrorCode, string>>;

const gapTexts: Record<CheckGap, string> = {
  needs_earlier_check: "Not checked: a check above failed",
  anchor_pending: "Date proof on its way: the bundle has no anchor yet",
  anchor_not_final: "Date proof on its way: the block of the anchor is not final yet",
  offline: "Not checked (offline): use --rpc URL to ask the blockchain",
  chain_unreachable: "Not checked: the blockchain could not be reached",
  wrong_chain: "Not checked: the node belongs to another blockchain",
  never_anchored: "Not checked: the log has ended, and its last checkpoint was never anchored",
  place_not_provable:
    "Not checked: the log has ended, and no block shows that this record was in it before then",
  place_not_checked:
    "Not checked: the log has ended, and only a blockchain can show that this record was in it before then (use --rpc URL)",
  no_document: "Not checked: no work file was given",
  no_pdf_root: "Not checked: the trust file names no PDF signer (pdf.roots), so nothing vouches for the page",
  file_may_be_hidden: "Not checked: this file is not among those shown, and may be one that is hidden",
  not_published_yet: "Not checked: no status of later statements was given",
  status_dated: "Not checked up to now: more may have been said since the time below",
  status_withheld: "Not all is shown: as of the time below, something was erased or blocked",
  status_of_successor_log:
    "Not checked: the log has ended, and this status of the next log doesn't show what was said in it",
  status_lost_between_logs:
    "Not known: the log has ended, and what was said between the two times below is lost",
  status_not_answered: "Not checked: the registry did not answer what was said later",
};

/** What came of a check, in one sentence. */
export function checkSentence(check: Check, about: About): string {
  const { id, state, code, detail } = check;
  switch (state) {
    case "passed":
      return (isByOthers(check) ? checkTexts[id].byOthers : undefined) ?? outcomeTexts(id, about).passed;
    case "failed":
      return `${failedCheckText(check, about)} (${[...new Set([code, detail])].join(": ")})`;
    case "not_checked":
      // One file may be given with several bundles.
      if (code === "status_of_other_certificate")
        return `Not checked: no status of this ${about.isLicence ? "licence" : "certificate"} was given, only one of another`;
      if (code === "status_incomplete")
        return "Not checked: something that decides is not shown in the status";
      if (code === "bad_trust")
        return `Not checked: a PDF signer in the trust file can't be read (${code}: ${detail ?? ""})`;
      // A status that is refused says nothing of the certificate.
      return isGap(code) ? gapTexts[code] : `Not checked: the status was refused (${code ?? ""})`;
  }
}

/** What is known of a file that a bundle with hidden files doesn't show. */
export const mayBeHiddenText = ({
  files = "",
  filesShown = "",
  filesHidden = "",
}: Required<Check>["evidence"] = {}): string =>
  `This file is not among the files shown (${filesShown} of ${files}). ${filesHidden === "1" ? "The other one is" : `The other ${filesHidden} are`} hidden, and this file may be among them.`;

/** Only an anchor that its chain has shown has a block. */
const isByOthers = ({ id, evidence }: Check) => id === "anchor" && evidence?.["blockTime"] === undefined;

/** Why a check failed. */
export function failedCheckText({ id, code }: Check, about: About): string {
  return reasonTexts[code ?? ""] ?? outcomeTexts(id, about).failed;
}

function outcomeTexts(id: CheckId, { isPdf, isLicence }: About): { passed: string; failed: string } {
  const texts = checkTexts[id];
  if (isLicence) return texts.ofLicence ?? texts;
  return isPdf ? (texts.ofPdf ?? texts) : texts;
}

function isGap(code: Check["code"]): code is CheckGap {
  return code !== undefined && Object.hasOwn(gapTexts, code);
}
