/** Gives what was made under this key, or has it made: once for all who ask at a time. Failures are not remembered. */
export type NewestDocuments = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Remembers the documents that were asked for last, and no more than `most`. */
export function createNewestDocuments(most: number): NewestDocuments {
  const documents = new Map<string, Promise<Uint8Array>>();
  return async (key, make) => {
    const document = documents.get(key) ?? make();
    // A map keeps its order: what is put back goes to the end.
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
