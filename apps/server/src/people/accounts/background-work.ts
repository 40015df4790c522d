/** Work that runs after the answer, so that the answer's timing reveals nothing about it. */
export interface BackgroundWork {
  /**
   * Starts it and logs its failure. A crash loses it, so it must be something that people can request again or do
   * without.
   */
  start(work: () => Promise<void>, log: { error(fields: { err: unknown }, message: string): void }): void;
  /** Resolves when everything that was started has ended. */
  settled(): Promise<void>;
}

export function createBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work, log) {
      const run = work()
        .catch((error: unknown) => log.error({ err: error }, "background work failed"))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
