const ends: (() => unknown)[] = [];

/** After the file's tests, last first. May be called anywhere; vitest's `afterAll` does nothing in a test or a hook. */
export function atEnd(end: () => unknown): void {
  ends.push(end);
}

export async function runEnds(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end();
}
