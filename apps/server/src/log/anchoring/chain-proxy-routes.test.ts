import { fastify, type FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { patience } from "@colophon/testing/patience";
import { createGrowingLog } from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { chainProxyRoutes } from "./chain-proxy-routes.ts";
import { writeDevChainUrl } from "./dev-chain-store.ts";
import { logAnchorAddress } from "./log-anchor.ts";

const { db } = await createTestDatabase();

function createProxy() {
  const app = fastify();
  chainProxyRoutes(app, { db });
  onTestFinished(() => app.close());
  return app;
}

async function ask(app: FastifyInstance, method: string, params: unknown[] = []) {
  const payload = { jsonrpc: "2.0", id: 7, method, params };
  const response = await app.inject({ method: "POST", url: "/chain", payload });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toMatch("application/json");
  return response.json<{ id: number; result?: unknown; error?: { code: number; message: string } }>();
}

const contract = logAnchorAddress();
const logs = { address: contract, fromBlock: "0x0", toBlock: "0x3e7" };

describe("the proxy of the local chain", () => {
  test("says so while there is no chain", async () => {
    const { error } = await ask(createProxy(), "eth_chainId");
    expect(error).toMatchObject({ code: -32000 });
  });

  test("answers what a verifier asks", async () => {
    const testChain = await startTestChain();
    await writeDevChainUrl(db, testChain.url);
    const chain = testChain.connect();
    const { hash, raw } = await chain.sign(createGrowingLog().head, 0, 60_000n, await chain.fees());
    await chain.send(raw);
    const app = createProxy();
    expect(await ask(app, "eth_chainId")).toEqual({ jsonrpc: "2.0", id: 7, result: "0x7a69" });
    await expect
      .poll(() => ask(app, "eth_getTransactionReceipt", [hash]), patience)
      .toMatchObject({ result: { status: "0x1" } });
    expect(await ask(app, "eth_getTransactionByHash", [hash])).toMatchObject({ result: { hash } });
    expect(await ask(app, "eth_blockNumber")).toMatchObject({ result: "0x2" });
    const block = await ask(app, "eth_getBlockByNumber", ["finalized", false]);
    expect(block).toMatchObject({ result: { number: "0x0" } });
    const { hash: blockHash } = block.result as { hash: string };
    expect(await ask(app, "eth_getBlockByHash", [blockHash, false])).toMatchObject({
      result: { number: "0x0" },
    });
    expect((await ask(app, "eth_getLogs", [logs])).result).toHaveLength(1);
    expect(await ask(app, "eth_call", [{ to: contract, data: "0x" }, "latest"])).toMatchObject({
      error: { code: 3 },
    });
  });

  test.each([
    ["eth_sendRawTransaction", ["0x00"]],
    ["eth_sendTransaction", [{}]],
    ["anvil_setBalance", ["0x00", "0x00"]],
    ["evm_mine", []],
    ["debug_traceTransaction", ["0x00"]],
    ["constructor", []],
  ])("does not offer %s", async (method, params) => {
    expect((await ask(createProxy(), method, params)).error).toMatchObject({ code: -32601 });
  });

  test.each([
    ["eth_call", [{ to: "0x4e59b44847b379578588920ca78fbf26c0b4956c" }, "latest"]],
    ["eth_call", [{ to: contract }, "latest", {}]],
    ["eth_call", []],
    ["eth_getBlockByNumber", ["latest", true]],
    ["eth_getLogs", [{ ...logs, toBlock: "0x3e8" }]],
    ["eth_getLogs", [{ ...logs, toBlock: "latest" }]],
    ["eth_getLogs", [{ fromBlock: "0x0", toBlock: "0x1" }]],
    ["eth_getLogs", [null]],
  ])("does not offer %s with %j", async (method, params) => {
    expect((await ask(createProxy(), method, params)).error).toMatchObject({ code: -32602 });
  });

  test.each([
    [[]],
    [null],
    ["text"],
    [{ jsonrpc: "1.0", id: 1, method: "eth_chainId" }],
    [{ jsonrpc: "2.0", id: {}, method: "eth_chainId" }],
  ])("refuses what is not one request: %j", async (payload) => {
    const headers = { "content-type": "application/json" };
    const response = await createProxy().inject({
      method: "POST",
      url: "/chain",
      headers,
      payload: JSON.stringify(payload),
    });
    expect(response.json()).toMatchObject({ id: null, error: { code: -32600 } });
  });

  test("reads no long requests", async () => {
    const payload = { jsonrpc: "2.0", id: 1, method: "eth_call", params: ["0x".padEnd(5000, "0")] };
    const response = await createProxy().inject({ method: "POST", url: "/chain", payload });
    expect(response.statusCode).toBe(413);
  });
});
