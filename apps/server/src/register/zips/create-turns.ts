/** Does one thing after the other, in the order in which they were asked for. */
export function createTurns(): <T>(act: () => Promise<T>) => Promise<T> {
  /** Never rejected: one that fails stops nobody who waits behind it. */
  let last: Promise<unknown> = Promise.resolve();
  return async (act) => {
    const mine = last.then(act, act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
