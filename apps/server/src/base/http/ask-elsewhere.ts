interface Limits {
  headers?: Record<string, string>;
  /** For the whole round trip. */
  timeoutMs: number;
  maxReplyBytes: number;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

interface Post extends Limits {
  body: string | Uint8Array;
}

/** An answer with another status than a success. */
export class NotGiven extends Error {
  readonly status: number;
  /** What a server that is asked too often may say. */
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, headers }: Response) {
    super(`the answer's status is ${status}`);
    this.name = "NotGiven";
    this.status = status;
    this.retryAfterSeconds = readRetryAfter(headers.get("retry-after"));
  }
}

/** Posts to a server that the operator has configured. Rejects an error status, a late reply, and one that is too long. */
export function postElsewhere(url: string | URL, { body, ...limits }: Post): Promise<Buffer> {
  return askElsewhere(url, { method: "POST", body }, limits);
}

/** The same without a body. */
export function getElsewhere(url: string | URL, limits: Limits): Promise<Buffer> {
  return askElsewhere(url, { method: "GET" }, limits);
}

async function askElsewhere(
  url: string | URL,
  request: { method: string; body?: string | Uint8Array },
  { headers = {}, timeoutMs, maxReplyBytes, signal }: Limits,
): Promise<Buffer> {
  const inTime = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    ...request,
    headers,
    // Only the operator decides where requests go.
    redirect: "error",
    signal: signal === undefined ? inTime : AbortSignal.any([inTime, signal]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new NotGiven(response);
  }
  return readAtMost(response, maxReplyBytes);
}

async function readAtMost(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function readRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/** What failed, in words for an operator: the cause of a failed connection has them. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause, message } = error;
  if (message !== "fetch failed" || !(cause instanceof Error)) return message;
  return "code" in cause && typeof cause.code === "string"
    ? `${cause.code} ${cause.message}`.trim()
    : cause.message;
}
