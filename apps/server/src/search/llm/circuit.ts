const maxFailures = 3;
const pauseMs = 60_000;

/** Keeps askers from waiting for what fails: after some failures in a row it is left alone for a while, then one tries. */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = -Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#openUntil;
  }

  async run<T>(attempt: () => Promise<T>): Promise<T> {
    // The one that tries keeps the others away until it knows.
    if (this.#failures >= maxFailures) this.#pause();
    try {
      const result = await attempt();
      this.#failures = 0;
      this.#openUntil = -Infinity;
      return result;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures >= maxFailures) this.#pause();
      throw error;
    }
  }

  #pause(): void {
    this.#openUntil = this.#now() + pauseMs;
  }
}
