/** One draft per user, so that users of a shared computer don't see each other's. */
export const draftKey = (userId: string): string => `registration-draft:${userId}`;

/** What of a draft only this tab keeps, until it is closed or its user logs out. */
export const detailsKey = "registration-details";

/** The database of the files that a user chose for the draft: `KeptFiles` in `lib/file`. */
export const filesKey = (userId: string): string => `registration-files:${userId}`;

export const hasDraft = (userId: string): boolean => localStorage.getItem(draftKey(userId)) !== null;

export function forgetDraft(userId: string): void {
  localStorage.removeItem(draftKey(userId));
  forgetFiles(userId);
  forgetDetails();
}

/** Deletes the list of a draft's files. Tabs that have it open forget it too. */
export function forgetFiles(userId: string): void {
  try {
    indexedDB.deleteDatabase(filesKey(userId));
  } catch {
    // This browser keeps nothing.
  }
}

export function forgetDetails(): void {
  sessionStorage.removeItem(detailsKey);
}
