/**
 * Gives a page that was opened by its address a key of its own in the history, as pages that a link has led to have:
 * the router calls them all "default", and would scroll each of them to where another one was left.
 */
export function keyEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key }, "");
}
