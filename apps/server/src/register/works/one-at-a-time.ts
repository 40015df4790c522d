/**
 * Runs at most one at a time: calls during a run share the next run, so that no result is older than its call.
 */
export function oneAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    next = undefined;
    running = run().finally(() => (running = undefined));
    return running;
  }

  return () => {
    // Between a run's end and the start of the next one, that one is still to come.
    if (next !== undefined) return next;
    if (running === undefined) return start();
    return (next = running.then(start, start));
  };
}
