import { readAtMost } from "./post-elsewhere.ts";

/** Gets from a server that the operator has configured. Rejects an error status, a late reply, and one that is too long. */
export async function getElsewhere(
  url: string,
  { timeoutMs, maxReplyBytes }: { timeoutMs: number; maxReplyBytes: number },
): Promise<Buffer> {
  const response = await fetch(url, {
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
