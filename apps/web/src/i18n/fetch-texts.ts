import type { BackendModule } from "i18next";

/** Fetches the texts of a language for i18next, which tries again what the network or the server failed at. */
export const fetchTexts = (version: string): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read(language, namespace, callback) {
    const address = `/locales/${language}/${namespace}.json?v=${version}`;
    readJson(address).then(
      (texts) => callback(null, texts),
      // The second argument asks to try again.
      (error: unknown) => callback(error as Error, !(error instanceof RefusedError)),
    );
  },
});

/** There is no such file: trying again would not bring it. */
class RefusedError extends Error {}

async function readJson(address: string): Promise<object> {
  const response = await fetch(address);
  if (response.status >= 400 && response.status < 500) throw new RefusedError(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as object;
}
