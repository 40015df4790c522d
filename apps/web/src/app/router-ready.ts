import type { DataRouter } from "react-router";

/** Resolves when the first page's code has loaded or failed: from then on, the router has something to show. */
export async function routerReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (initialized) resolve();
  });
  await promise;
  unsubscribe();
}
