import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Account, authorization, openAccount } from "@colophon/testing/account";
import { ordinaryPicture, peakOf, textBomb, thinBomb } from "@colophon/testing/costly-pictures";
import { preload, startServer } from "@colophon/testing/start-server";
import { printTable } from "./measure/print-table.ts";

/**
 * `npm run bench -- pictures`: how long a person's own picture takes while one other account, or several, keep sending the two
 * costliest pictures that we know (`--hostile` of them), and the server's peak memory with the process that decodes them.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pictures: { type: "string", default: "10" },
    hostile: { type: "string", default: "40" },
    accounts: { type: "string", default: "1" },
  },
});
const [hostile, accounts] = [Number(values.hostile), Number(values.accounts)];
const server = await startServer({ RATE_LIMITS: "off" }, preload);
const bo = await openAccount(server.url);
const attackers = await Promise.all(Array.from({ length: accounts }, () => openAccount(server.url)));
const own = await ordinaryPicture();
const [text, thin] = [textBomb(), thinBomb()];

const rows = [await measure("nobody else sends any")];
const attack = new AbortController();
const senders = Array.from({ length: hostile }, (_, i) =>
  sendUntil(attack.signal, attackers[i % accounts] ?? bo, i % 2 === 0 ? text : thin),
);
rows.push(await measure(`${hostile} others at once, of ${accounts} accounts`));
attack.abort();
await Promise.all(senders);
printTable(rows);
await server.stop();
if (rows.some((row) => row["slowest ms"] > 2000 || row["peak MB"] >= 500)) process.exitCode = 1;

async function measure(during: string) {
  const times: number[] = [];
  for (let i = 0; i < Number(values.pictures); i++) {
    const start = performance.now();
    const status = await upload(bo, own);
    if (status !== 200) throw new Error(`a person's own picture was answered with ${status}`);
    times.push(performance.now() - start);
  }
  const ascending = times.toSorted((a, b) => a - b).map(Math.round);
  return {
    during,
    pictures: times.length,
    "median ms": ascending[ascending.length >> 1] ?? 0,
    "slowest ms": ascending.at(-1) ?? 0,
    "peak MB": Math.round(peakOf(server.pid)),
  };
}

/** Sends one hostile picture after another; a refusal comes at once, so it waits as a client that is told to. */
async function sendUntil(signal: AbortSignal, account: Account, picture: Uint8Array): Promise<void> {
  while (!signal.aborted) {
    const status = await upload(account, picture);
    if (status === 503) await delay(100);
  }
}

async function upload({ token }: Account, bytes: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append("image", new File([Uint8Array.from(bytes)], "me"));
  const request = { method: "POST", headers: authorization(token), body };
  const response = await fetch(`${server.url}/api/user/profile/image`, request);
  await response.text();
  return response.status;
}
