/** Returns the document of this key, or makes it, once for all concurrent callers. Failures aren't cached. */
export type NewestDocuments = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Caches the most recently requested documents, at most `most`. */
export function createNewestDocuments(most: number): NewestDocuments {
  const documents = new Map<string, Promise<Uint8Array>>();
  return async (key, make) => {
    const document = documents.get(key) ?? make();
    // A map keeps insertion order: reinserting moves the document to the end.
    documents.delete(key);
    documents.set(key, document);
    const [oldest] = documents.keys();
    if (documents.size > most && oldest !== undefined) documents.delete(oldest);
    try {
      return await document;
    } catch (error) {
      if (documents.get(key) === document) documents.delete(key);
      throw error;
    }
  };
}
