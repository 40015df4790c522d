/** Held in one tab at a time; pages without TLS have no such locks, and their tabs know nothing of each other. */
const name = "token";
const locks = (navigator as Partial<Navigator>).locks;

/** The last replacement of this tab. */
let last: Promise<unknown> = Promise.resolve();

/** Does what replaces the token, one tab after the other. */
export function whileReplacingToken<T>(replace: () => Promise<T>): Promise<T> {
  if (locks) return locks.request(name, replace);
  const mine = last.then(replace, replace);
  last = mine;
  return mine;
}

/** Waits for a token that is being replaced, in whichever tab. */
export async function tokenIsReplaced(): Promise<void> {
  if (locks) await locks.request(name, { mode: "shared" }, () => undefined);
  else await last.catch(() => undefined);
}
