import { expect, test, vi } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestDatabase } from "../test-database.ts";
import { patience } from "@colophon/testing/patience";

test("a suspended anchoring leader is replaced, and gives up its lead when resumed", async () => {
  const { url: DATABASE_URL, db } = await createTestDatabase();
  const shared = makeTemporaryFolder("colophon-shared-");
  const env = { DATABASE_URL, KEYS_DIR: `${shared}/keys`, CHECKPOINT_GUARD: `${shared}/guard` };
  const leader = await startServer(env);
  const account = await openAccount(leader.url);
  const isFinal = async (size: number) => {
    const { state } = await db
      .selectFrom("anchors")
      .select("state")
      .where("size", ">=", size)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(state).toBe("final");
  };
  const { index } = await register(account);
  await vi.waitFor(() => isFinal(index + 1), patience);
  const other = await startServer(env);

  process.kill(leader.pid, "SIGSTOP");
  const next = await register({ ...account, url: other.url });
  await vi.waitFor(() => isFinal(next.index + 1), patience);

  process.kill(leader.pid, "SIGCONT");
  const last = await register({ ...account, url: leader.url });
  await vi.waitFor(() => isFinal(last.index + 1), patience);
  expect(await db.selectFrom("leases").select("name").execute()).toHaveLength(1);
  const nonces = await db.selectFrom("anchor_txs").select("nonce").orderBy("nonce").execute();
  expect(nonces.map(({ nonce }) => nonce)).toEqual(nonces.map((_, position) => position));
  await Promise.all([leader.stop(), other.stop()]);
});
