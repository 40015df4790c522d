/**
 * What is known of a call: its line of HTTP, and how its answer is read. `scripts/client.ts` writes one of each call, which
 * `callOperation` follows.
 */
export interface Operation {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** `response`: left to be read, for files and headers. */
  answer: "json" | "nothing" | "response";
  /** Takes an Idempotency-Key: sent again with it, it is answered as before and not done again. */
  keyed?: true;
  /** The media type of a body that is no JSON. */
  takes?: string;
  /** Headers that never vary. */
  headers?: Record<string, string>;
}

/** A body that is no JSON. In Node, `fs.openAsBlob` gives a file without reading it into memory. */
export type Bytes = Blob | Uint8Array<ArrayBuffer>;

export interface CallOptions {
  signal?: AbortSignal;
  /** For calls that take one. Without it the client makes one, which lasts for this call and its retries. */
  idempotencyKey?: string;
}

/** What a call sends. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}
