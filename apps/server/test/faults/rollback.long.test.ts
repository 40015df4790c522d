import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { type Account, openAccount, register } from "@colophon/testing/account";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { startTestChain } from "../test-chain.ts";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { patience } from "@colophon/testing/patience";

test("a restored older database is refused, by the guard or by the chain, and a newer one is not", async () => {
  const chain = await startTestChain();
  const first = await startServer({
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chain.url,
    ANCHOR_PRIVATE_KEY: chain.privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const { env, dataDir } = first;
  const database = path.join(dataDir, "postgres");
  const [older, newer] = [`${dataDir}-older`, `${dataDir}-newer`];
  const account = await openAccount(first.url);
  await register(account);
  await first.stop();
  await cp(database, older, { recursive: true });

  const second = await first.restart();
  const registered = await register(account);
  await expectAnchored(account, registered.certificateId);
  const trust = await readTrust(second.url);
  await second.stop();
  await cp(database, newer, { recursive: true });

  await restore(older, database);
  const refusal = await expectRefusedStart(env);
  expect(refusal).toMatch(/The database has \d+ log entries, but CHECKPOINT_GUARD/);
  expect(refusal).toMatch(/shows a checkpoint of \d+: an older database was restored/);
  expect(refusal).toContain('docs/operations.md, "After a lost database"');
  expect(await runToEnd("fsck", env)).toMatchObject({
    code: 1,
    output: expect.stringContaining("an older database was restored") as unknown,
  });

  await rm(path.join(dataDir, "checkpoint-guard"), { recursive: true });
  const refusalByLack = await expectRefusedStart(env);
  expect(refusalByLack).toMatch(/has no checkpoint, but the database has \d+ log entries/);
  expect(refusalByLack).toContain('GUARD_INIT=yes (docs/operations.md, "A lost guard")');
  const refusalByChain = await expectRefusedStart({ ...env, GUARD_INIT: "yes" });
  expect(refusalByChain).toMatch(/The database has \d+ log entries, but Local development chain shows/);
  expect(refusalByChain).toContain("an older database was restored");
  expect(refusalByChain).toContain('docs/operations.md, "After a lost database"');

  await restore(newer, database);
  const third = await first.restart({ GUARD_INIT: "yes" });
  await expectCertificate(third.url, trust, registered);
  await register(account);
  await third.stop();
});

async function expectAnchored({ url }: Account, id: string): Promise<void> {
  const read = () => call("GET /api/ip/verify/{id}", { params: { id } }, { baseUrl: url });
  await vi.waitFor(async () => expect((await read()).anchor.state).toBe("final"), patience);
}

async function restore(copy: string, database: string): Promise<void> {
  await rm(database, { recursive: true });
  await cp(copy, database, { recursive: true });
}
