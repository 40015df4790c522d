/**
 * Gives the history entry of a page that was opened by its URL its own key, like pages that a link has led to: the router
 * calls them all "default", and would restore the scroll position of one for another.
 */
export function keyEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key }, "");
}
