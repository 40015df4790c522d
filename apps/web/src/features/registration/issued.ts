import type { FileFingerprint, Registered, User } from "@colophon/api";
import { type Draft, hasCopy, saysUses } from "./draft.ts";
import { mayBeMarked } from "./marked-copy.ts";
import { titleOf } from "./to-batch.ts";

/** A registered work, as stored in the history entry for the last step. */
export type Issued = Pick<Registered, "id" | "certificateId" | "registrationDate"> & {
  title: string;
  /** As chosen; a history entry of an earlier release lacks it. */
  isListed?: boolean;
  /** A private copy was requested. */
  isDeposited: boolean;
  /** It couldn't be uploaded, because the page no longer had the file. */
  isOwed?: boolean;
  /** The creator's name; a history entry of an earlier release lacks this and the file. */
  creator?: string;
  file?: Pick<FileFingerprint, "name" | "sha256"> | null;
  /** A picture whose `aiUse` isn't written into it. */
  isUnmarked?: boolean;
  /** Of a work of several files; a history entry of an earlier release lacks it. */
  fileCount?: number;
  /** Their fingerprints, where private copies of them were requested. */
  copies?: string[];
};

export function issuedFrom(
  draft: Draft,
  { id, certificateId, registrationDate }: Registered,
  user: User,
): Issued {
  const { title, sharedPublicly: isListed } = draft.materialDetails;
  const creator = draft.creatorName || user.name;
  const { file } = draft;
  const isDeposited = hasCopy(draft);
  return {
    id,
    certificateId,
    registrationDate,
    title,
    creator,
    file,
    fileCount: draft.files.length,
    ...(file && saysUses(draft) && mayBeMarked(file) && { isUnmarked: true }),
    ...(isDeposited && draft.files.length > 0 && { copies: draft.files.map(({ sha256 }) => sha256) }),
    isListed,
    isDeposited,
  };
}

/** Works that were registered together, as stored in the history entry for the last step. */
export interface IssuedBatch {
  creator: string;
  works: (Pick<Registered, "id" | "certificateId"> & {
    /** Empty where it could not be loaded. */
    title: string;
    /** Where a private copy was requested. */
    sha256?: string;
  })[];
}

/** The works of the draft's files, which were registered in their order. */
export const batchFrom = (
  draft: Draft,
  registered: readonly Pick<Registered, "id" | "certificateId">[],
  user: Pick<User, "name">,
): IssuedBatch => ({
  creator: draft.creatorName || user.name,
  works: registered.map(({ id, certificateId }, at) => {
    const file = draft.files[at];
    return {
      id,
      certificateId,
      title: file ? titleOf(file) : "",
      ...(file && draft.depositCopy && { sha256: file.sha256 }),
    };
  }),
});
