import type { BackendModule, ReadCallback } from "i18next";

/** Fetches a language's texts for i18next, which retries failures of the network or the server. */
export const fetchTexts = (version: string): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read(language, namespace, callback) {
    void answer(`/locales/${language}/${namespace}.json?v=${version}`, callback);
  },
});

/** There is no such file: a retry wouldn't help. */
class RefusedError extends Error {}

async function answer(address: string, callback: ReadCallback): Promise<void> {
  const texts = await readJson(address).catch((error: unknown) => error as Error);
  // After a failure, the second argument says whether to retry.
  if (texts instanceof Error) callback(texts, !(texts instanceof RefusedError));
  else callback(null, texts);
}

async function readJson(address: string): Promise<object> {
  const response = await fetch(address);
  if (response.status >= 400 && response.status < 500) throw new RefusedError(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as object;
}
