import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { openAccount, correct, register } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestChain } from "../test-chain.ts";
import { patience } from "@colophon/testing/patience";

const program = path.join(import.meta.dirname, "../../../verify/src/main.ts");

/** One round of an independent monitor that keeps state and trust in a folder. */
async function watch(url: string, folder: string, rpc: string) {
  const files = ["--state", path.join(folder, "state.json"), "--trust", path.join(folder, "trust.json")];
  const args = ["monitor", url, ...files, "--rpc", rpc];
  const { PATH = "" } = process.env;
  return await new Promise<{ exitCode: number; found: Record<string, unknown> }>((resolve, reject) => {
    execFile(process.execPath, [program, ...args], { env: { PATH } }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode !== "number" || exitCode > 1) reject(new Error(stderr || stdout));
      else resolve({ exitCode, found: JSON.parse(stdout) as Record<string, unknown> });
    });
  });
}

test("an independent monitor follows a registry and its anchors, and detects one that shows another history", async () => {
  const chain = await startTestChain();
  const keys = path.join(makeTemporaryFolder("colophon-keys-"), "keys");
  const names = { KEYS_DIR: keys, PUBLIC_URL: "https://watched.example" };
  const server = await startServer({
    ...names,
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chain.url,
    ANCHOR_PRIVATE_KEY: chain.privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const folder = makeTemporaryFolder("colophon-monitor-");
  const trust = await fetch(`${server.url}/.well-known/colophon-trust.json`);
  writeFileSync(path.join(folder, "trust.json"), await trust.text());
  const account = await openAccount(server.url);
  let statements = 0;
  for (let round = 0; round < 3; round++) {
    const works = await Promise.all([register(account), register(account), register(account)]);
    for (const { id } of works.slice(round)) await correct(account, id);
    await Promise.all(works.map(({ id }) => correct(account, id)));
    statements += 6 - round;
    const last = works.at(-1)?.certificateId ?? "";
    const read = () => call("GET /api/ip/verify/{id}", { params: { id: last } }, { baseUrl: server.url });
    await vi.waitFor(async () => expect((await read()).anchor.state).not.toBe("pending"), patience);
    expect(await watch(server.url, folder, chain.url)).toMatchObject({ exitCode: 0, found: { statements } });
  }
  await server.stop();

  // The same keys and name on another database: a log that omits statements.
  const liar = await startServer(names);
  const other = await openAccount(liar.url);
  await Promise.all(Array.from({ length: 60 }, () => register(other)));
  expect(await watch(liar.url, folder, chain.url)).toMatchObject({
    exitCode: 1,
    // Whichever is checked first: one of its own heads, or the final root.
    found: { alarm: { code: expect.stringMatching(/^(head_mismatch|entries_differ)$/) as unknown } },
  });
  await liar.stop();
});
