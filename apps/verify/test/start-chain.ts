import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { type BundleAnchor, encodeAnchorCall, fromHex } from "@colophon/proof";
import { patience } from "@colophon/testing/patience";
import { onTestFinished, vi } from "vitest";
import compiled from "../../../contracts/LogAnchor.json" with { type: "json" };

export interface TestChain {
  url: string;
  contract: string;
  sender: string;
  /** Sends a real anchor and says where it is; the same size cannot be anchored twice. */
  anchor(size: number, root: string): Promise<BundleAnchor>;
  /** Puts empty blocks on top. */
  mine(blocks: number): Promise<void>;
}

interface Receipt {
  contractAddress: string;
  transactionHash: string;
  blockHash: string;
  blockNumber: string;
}

/** A real chain under any chain's id, with the contract on it, ended with the test. */
export async function startChain(chainId: number): Promise<TestChain> {
  const url = await startAnvil(chainId);
  const request = async (method: string, params: unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const answer = (await response.json()) as { result?: unknown; error?: { message: string } };
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  };
  const [sender = ""] = (await request("eth_accounts", [])) as string[];
  const send = async (transaction: { to?: string; data: string }): Promise<Receipt> => {
    const hash = await request("eth_sendTransaction", [{ from: sender, ...transaction }]);
    return await vi.waitFor(async () => {
      const receipt = await request("eth_getTransactionReceipt", [hash]);
      if (receipt === null) throw new Error("not mined yet");
      return receipt as Receipt;
    }, patience);
  };
  const { contractAddress: contract } = await send({ data: compiled.bytecode });
  return {
    url,
    contract,
    sender,
    async anchor(size, root) {
      const data = encodeAnchorCall(size, fromHex(root.slice(2)));
      const { transactionHash, blockHash, blockNumber } = await send({ to: contract, data });
      const block = (await request("eth_getBlockByHash", [blockHash, false])) as { timestamp: string };
      const mined = { blockNumber: Number(blockNumber), blockHash, blockTime: Number(block.timestamp) };
      return { chainId, contract, sender, transactionHash, ...mined, size, root };
    },
    mine: async (blocks) => {
      await request("anvil_mine", [`0x${blocks.toString(16)}`]);
    },
  };
}

async function startAnvil(chainId: number): Promise<string> {
  const arch = process.arch === "x64" ? "amd64" : process.arch;
  const packageJson = createRequire(import.meta.url).resolve(
    `@foundry-rs/anvil-${process.platform}-${arch}/package.json`,
  );
  const args = ["--chain-id", String(chainId), "--hardfork", "prague", "--host", "127.0.0.1", "--port", "0"];
  const anvil = spawn(join(dirname(packageJson), "bin/anvil"), args, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void anvil.kill("SIGKILL"));
  return await new Promise((resolve, reject) => {
    anvil.once("error", reject);
    anvil.once("exit", () => reject(new Error("anvil ended before it listened")));
    createInterface({ input: anvil.stdout }).on("line", (line) => {
      const address = /^Listening on (127\.0\.0\.1:\d+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(`http://${address}`);
    });
  });
}
