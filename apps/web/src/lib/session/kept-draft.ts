/** One draft per user, so that users of a shared computer don't see each other's. */
export const draftKey = (userId: string): string => `registration-draft:${userId}`;

/** What of a draft only this tab keeps, until it is closed or its user logs out. */
export const detailsKey = "registration-details";

export const hasDraft = (userId: string): boolean => localStorage.getItem(draftKey(userId)) !== null;

export function forgetDraft(userId: string): void {
  localStorage.removeItem(draftKey(userId));
  forgetDetails();
}

export function forgetDetails(): void {
  sessionStorage.removeItem(detailsKey);
}
