import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { readDevChainUrl } from "./dev-chain-store.ts";
import { logAnchorAddress } from "./log-anchor.ts";

const maxRequest = 4 * 1024;
const maxAnswer = 1024 * 1024;
const maxLogBlocks = 1000n;

/** The requests that a verifier makes to a chain, and their allowed shapes; all others are refused. */
const allowed = new Map<string, (params: readonly unknown[]) => boolean>([
  ["eth_chainId", none],
  ["eth_blockNumber", none],
  ["eth_getTransactionReceipt", (params) => params.length === 1],
  ["eth_getTransactionByHash", (params) => params.length === 1],
  ["eth_getBlockByHash", withoutTransactions],
  ["eth_getBlockByNumber", withoutTransactions],
  ["eth_call", ofContract],
  ["eth_getLogs", boundedLogs],
]);

interface RpcCall {
  jsonrpc: "2.0";
  id: string | number | null;
  method: string;
  params: readonly unknown[];
}

/** `POST /chain`: the local development chain for browsers, read only. Failures have JSON-RPC's shape. */
export function chainProxyRoutes(app: FastifyInstance, { db }: { db: Kysely<Database> }): void {
  app.post("/chain", { bodyLimit: maxRequest }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    const call = parseCall(request.body);
    if (!call) return failure(null, -32600, "one JSON-RPC 2.0 request is expected");
    const accepts = allowed.get(call.method);
    if (!accepts) return failure(call.id, -32601, `${call.method} is not offered here`);
    if (!accepts(call.params)) return failure(call.id, -32602, `these parameters are not offered here`);
    try {
      const answer = await ask(await readDevChainUrl(db), call);
      return await reply.type("application/json").send(answer);
    } catch (error) {
      request.log.warn({ err: error }, "the local chain did not answer");
      return failure(call.id, -32000, "the local chain does not answer just now");
    }
  });
}

async function ask(url: string | undefined, call: RpcCall): Promise<string> {
  if (url === undefined) throw new Error("no local chain has been started yet");
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(5000),
  });
  const answer = await response.text();
  if (answer.length > maxAnswer) throw new Error("the answer is too large");
  return answer;
}

function parseCall(body: unknown): RpcCall | undefined {
  if (!isObject(body) || body["jsonrpc"] !== "2.0") return undefined;
  const { method, id = null, params = [] } = body;
  if (typeof method !== "string" || !Array.isArray(params)) return undefined;
  if (typeof id !== "string" && typeof id !== "number" && id !== null) return undefined;
  return { jsonrpc: "2.0", id, method, params };
}

const failure = (id: RpcCall["id"], code: number, message: string) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});

function none(params: readonly unknown[]): boolean {
  return params.length === 0;
}

function withoutTransactions(params: readonly unknown[]): boolean {
  return params.length === 2 && params[1] === false;
}

/** A view of the anchoring contract, in the state of some block; no overrides. */
function ofContract([call, , ...more]: readonly unknown[]): boolean {
  return isObject(call) && isContract(call["to"]) && more.length === 0;
}

/** Logs of the anchoring contract, from a range of blocks that is named and not too wide, or from one block. */
function boundedLogs([filter, ...more]: readonly unknown[]): boolean {
  if (!isObject(filter) || !isContract(filter["address"]) || more.length > 0) return false;
  if (typeof filter["blockHash"] === "string") return true;
  const [from, to] = [filter["fromBlock"], filter["toBlock"]].map(height);
  return from !== undefined && to !== undefined && to - from < maxLogBlocks;
}

function height(value: unknown): bigint | undefined {
  return typeof value === "string" && /^0x[0-9a-f]{1,16}$/i.test(value) ? BigInt(value) : undefined;
}

function isContract(address: unknown): boolean {
  return typeof address === "string" && address.toLowerCase() === logAnchorAddress();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
