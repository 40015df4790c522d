import type { Evidence, Outcome } from "./check.ts";
import type { ClockPiece } from "./clock-evidence.ts";
import { ProofError, type ProofErrorCode } from "../errors.ts";
import type { RecordClaims } from "../record/read-claims.ts";
import type { RecordPayload } from "../record/record.ts";

/** The document that claims to belong to the certificate: a work's file by its SHA-256 in hex, or the certificate's PDF. */
export type DocumentEvidence = { kind: "file"; sha256: string } | { kind: "pdf"; signature: PdfSignature };

/** What `@colophon/pdf-check` says of the signature on a PDF. */
export type PdfSignature =
  | {
      /** One trusted signature covers every byte. */
      state: "sound";
      /** What was signed: for which certificate the PDF was made. */
      certificateId: string;
      signer: string;
      /** The signer's own word, Unix seconds. */
      signedAt: number;
      /** It brings a time-stamp. Anybody could have put it there, so that its time is not told unless it is judged. */
      hasTimeStamp?: boolean;
      /** That time-stamp: a token of RFC 3161 about the signature's bytes. */
      token?: { bytes: Uint8Array; about: Uint8Array };
      /** What `@colophon/clocks` says of it. */
      timeStamp?: ClockPiece;
    }
  | { state: "refused"; code: ProofErrorCode; detail: string }
  /** Nothing speaks against it, and nobody is trusted to sign PDFs. */
  | { state: "no_root" }
  /** Its signer isn't among the trusted roots that can be read, and one of them, counted from 1, can't be. */
  | { state: "bad_root"; place: number; detail: string };

type ShownFiles = Pick<RecordClaims, "files" | "fileCount">;

/**
 * Check 8: the given document is one whose fingerprint the record shows, or a PDF that was signed for this very
 * certificate: else a genuine bundle inside a forged page would pass.
 */
export function checkDocument(
  { payload, files }: { payload: RecordPayload; files: ShownFiles },
  document: DocumentEvidence | undefined,
): Outcome<DocumentEvidence> {
  switch (document?.kind) {
    case undefined:
      return { gap: "no_document" };
    case "file": {
      const sha256 = document.sha256.toLowerCase();
      if (files.files.some((file) => file.sha256 === sha256))
        return { proven: document, evidence: { sha256 } };
      return absentFrom(files);
    }
    case "pdf":
      return checkPdf(payload.jti, document);
  }
}

/** A file that isn't shown may be one that is hidden: of a work of several, how many there are is known. */
function absentFrom({ files, fileCount = 0 }: ShownFiles): Outcome<DocumentEvidence> {
  // Whoever leaves out the count still shows the number of each file.
  const count = Math.max(fileCount, ...files.map(({ number = 0 }) => number));
  const hidden = count - files.length;
  if (hidden <= 0) throw new ProofError("document_not_in_record");
  const evidence = { files: String(count), filesShown: String(files.length), filesHidden: String(hidden) };
  return { gap: "file_may_be_hidden", evidence };
}

function checkPdf(
  certificateId: string,
  document: Extract<DocumentEvidence, { kind: "pdf" }>,
): Outcome<DocumentEvidence> {
  const { signature } = document;
  if (signature.state === "no_root") return { gap: "no_pdf_root" };
  if (signature.state === "bad_root")
    return { gap: "bad_trust", detail: signature.detail, evidence: { pdfRoot: String(signature.place) } };
  if (signature.state === "refused") throw new ProofError(signature.code, signature.detail);
  if (signature.certificateId !== certificateId)
    throw new ProofError("pdf_of_other_certificate", signature.certificateId);
  const { signer, signedAt } = signature;
  return {
    proven: document,
    evidence: { signer, signedAt: String(signedAt), ...timeStampOf(signature) },
  };
}

/** An authority's word for when the page was signed: shown when it is proven, and never the certificate's own time. */
function timeStampOf({ hasTimeStamp = false, timeStamp }: Sound): Evidence {
  if (timeStamp?.state === "proven" && timeStamp.clock === "authority")
    return { timeStampedBy: timeStamp.operator, timeStampedAt: String(timeStamp.time) };
  return hasTimeStamp ? { timeStamp: "not_checked" } : {};
}

type Sound = Extract<PdfSignature, { state: "sound" }>;
