import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startAnvil } from "@colophon/server/log/anchoring/anvil-process.ts";
import { localChain } from "@colophon/server/log/anchoring/chain-profile.ts";
import { createEvmChain, rpcTransport, senderAddress } from "@colophon/server/log/anchoring/evm-chain.ts";
import { logAnchorAddress } from "@colophon/server/log/anchoring/log-anchor.ts";
import { rebuildDevChain } from "@colophon/server/log/anchoring/rebuild-dev-chain.ts";
import { printTable } from "./measure/print-table.ts";

/** `npm run bench -- anchor`: the gas of an anchor on the local EVM, by how many registrations are new in it. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { json: { type: "boolean", default: false } },
});

const anvil = await startAnvil();
const privateKey = `0x${randomBytes(32).toString("hex")}` as const;
await rebuildDevChain(anvil.url, [], senderAddress(privateKey));
const chain = createEvmChain({
  profile: localChain,
  contract: logAnchorAddress(),
  privateKey,
  transport: rpcTransport([anvil.url]),
});

const rows: { anchor: string; registrations: number; gas: number; "gas each": number }[] = [];
let size = 0;
for (const registrations of [1, 1, 10, 1000, 1_000_000]) {
  size += registrations;
  const gas = await anchor(size);
  const name = rows.length === 0 ? "the account's first" : "later";
  rows.push({ anchor: name, registrations, gas, "gas each": Number((gas / registrations).toPrecision(3)) });
}
await anvil.stop();

if (values.json) console.log(JSON.stringify(rows));
else printTable(rows);

/** Sends an anchor as the anchor worker does; the gas that its transaction has used. */
async function anchor(toSize: number): Promise<number> {
  const head = { size: toSize, root: randomBytes(32) };
  const limit = ((await chain.estimateGas(head)) * 12n) / 10n;
  const { hash, raw } = await chain.sign(head, await chain.nextNonce(), limit, await chain.fees());
  await chain.send(raw);
  const { status, gasUsed } = await receiptOf(hash);
  if (status !== "0x1") throw new Error(`the anchor at ${toSize} was refused`);
  return Number(gasUsed);
}

/** Its block may come a moment after it was sent. */
async function receiptOf(hash: string): Promise<{ status: string; gasUsed: string }> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionReceipt", params: [hash] });
  const headers = { "content-type": "application/json" };
  for (let attempt = 0; attempt < 500; attempt++) {
    const answer = await fetch(anvil.url, { method: "POST", headers, body });
    const { result } = (await answer.json()) as { result: { status: string; gasUsed: string } | null };
    if (result !== null) return result;
    await setTimeout(20);
  }
  throw new Error(`the anchor ${hash} is in no block`);
}
