interface Post {
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** For the whole round trip. */
  timeoutMs: number;
  maxReplyBytes: number;
}

/** Posts to a server that the operator has configured. Rejects an error status, a late reply, and one that is too long. */
export async function postElsewhere(
  url: string | URL,
  { headers, body, timeoutMs, maxReplyBytes }: Post,
): Promise<Buffer> {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    // Only the operator decides where requests go.
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the answer's status is ${response.status}`);
  }
  return readAtMost(response, maxReplyBytes);
}

export async function readAtMost(response: Response, limit: number): Promise<Buffer> {
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
