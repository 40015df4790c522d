import { type ChainEvidence, type ChainRequest, parseBundle, readAnchors, type Trust } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";
import { fetchSmall } from "./read-limited.ts";

/** Asks a node about the anchors of a well-formed bundle. What goes wrong on the way is an answer: unreachable. */
export async function readChain(rpc: URL, bundle: Uint8Array, trust: Trust): Promise<ChainEvidence> {
  const request = nodeOf(rpc);
  return { kind: "answers", answers: await readAnchors(parseBundle(bundle).anchors, trust, () => request) };
}

/** The node at an address. */
export function nodeOf(rpc: URL): ChainRequest {
  return (method, params) => callNode(rpc, method, params);
}

/** JSON-RPC 2.0 over HTTP. */
async function callNode(rpc: URL, method: string, params: unknown[]): Promise<unknown> {
  const { status, bytes } = await fetchSmall("The node", rpc, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const answer = parseAnswer(bytes);
  if (status !== 200 || answer === undefined)
    throw new CannotCheckError(
      "unreachable",
      `The node at ${rpc.host} refuses ${method} (status ${status}).`,
    );
  return answer.result;
}

/** Undefined for an error and for what is not JSON-RPC. An absent thing is a result too: null. */
function parseAnswer(bytes: Uint8Array): { result: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof answer === "object" && answer !== null && "result" in answer ? answer : undefined;
  } catch {
    return undefined;
  }
}
