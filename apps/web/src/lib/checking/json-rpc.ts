import type { ChainRequest } from "@colophon/proof";

const timeoutMs = 10_000;

/** Asks a chain's node. Any failure is thrown, and means "unreachable" to the reader of anchors. */
export function jsonRpc(url: string): ChainRequest {
  return async (method, params) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as { result?: unknown; error?: { message?: string } };
    if (answer.error) throw new Error(answer.error.message ?? "the node refused");
    return answer.result;
  };
}
