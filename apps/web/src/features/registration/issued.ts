import type { FileFingerprint, Registered } from "@colophon/api";

/** A registered work as its history entry keeps it for the last step. */
export type Issued = Pick<Registered, "id" | "certificateId" | "registrationDate"> & {
  title: string;
  /** What was chosen; a history entry of an earlier release lacks it. */
  isListed?: boolean;
  /** A private copy was asked for. */
  isDeposited: boolean;
  /** It could not be sent, because the file was no longer at hand. */
  isOwed?: boolean;
  /** Under which name; a history entry of an earlier release lacks this and the file. */
  creator?: string;
  file?: Pick<FileFingerprint, "name" | "sha256"> | null;
};
