import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { createGrowingLog, until } from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { loadKeys } from "../../base/keys/keys.ts";
import { type AnchoringParts, openAnchoring } from "./open-anchoring.ts";

const { db } = await createTestDatabase();

/** Anchoring with keys of its own, closed with the test. */
async function open(chain: AnchoringParts["config"]["chain"], log: AnchoringParts["log"]) {
  const dataDir = mkdtempSync(join(tmpdir(), "colophon-anchoring-"));
  const stack = new AsyncDisposableStack();
  onTestFinished(async () => {
    await stack.disposeAsync();
    rmSync(dataDir, { recursive: true });
  });
  const config = { chain, dataDir, anchorIntervalSeconds: 1 };
  const keys = loadKeys(join(dataDir, "keys"));
  return openAnchoring({ config, keys, db, log, logger: pino({ level: "silent" }) }, stack);
}

const logOf = ({ head, ...log }: ReturnType<typeof createGrowingLog>): AnchoringParts["log"] => ({
  ...log,
  head: () => Promise.resolve(head),
  isGuarded: true,
  rootAt: () => Promise.resolve(head.root),
});

describe("anchoring of a server", () => {
  test("brings a leaf to a final anchor on the local chain by itself", async () => {
    const anchoring = await open({ kind: "local" }, logOf(createGrowingLog(3)));
    const [present, ...others] = await anchoring.trusted();
    expect(present).toMatchObject({ chainId: 31337, finalityDepth: 0 });
    expect(others).toEqual([]);
    expect(await anchoring.coveringAnchor(2)).toMatchObject({ state: "pending" });
    await until(async () => {
      expect(await anchoring.coveringAnchor(2)).toMatchObject({ state: "final", transaction: { size: 3 } });
      expect(anchoring.status()).toEqual({ state: "idle" });
    });
  });

  test("uses the configured chain, and says what it waits for", async () => {
    const { url, contract } = await startTestChain();
    const anchoring = await open({ kind: "evm", chainId: 31337, rpcUrls: [url] }, logOf(createGrowingLog()));
    // This key has anchored nothing yet; the one of the test above stays trusted for what it has.
    const [present, former] = await anchoring.trusted();
    expect(present).toMatchObject({ chainId: 31337, contract });
    expect(former?.sender).toMatch(/^0x[0-9a-f]{40}$/);
    expect(former?.sender).not.toBe(present?.sender);
    await until(() => expect(anchoring.status().degradedReason).toMatch("send it funds"));
  });

  test("does not start when neither guard nor chain can vouch for the database", async () => {
    const away = { kind: "evm", chainId: 31337, rpcUrls: ["http://127.0.0.1:1"] } as const;
    const unguarded = { ...logOf(createGrowingLog(5)), isGuarded: false };
    await expect(open(away, unguarded)).rejects.toThrow("CHECKPOINT_GUARD is missing");
    await expect(open(away, logOf(createGrowingLog(5)))).resolves.toBeDefined();
    await expect(open(away, { ...logOf(createGrowingLog(1)), isGuarded: false })).resolves.toBeDefined();
  });

  test("does not start on a chain whose anchors this log has never had", async () => {
    const { url, connect, privateKey } = await startTestChain();
    const log = createGrowingLog(5);
    const chain = connect();
    await chain.send((await chain.sign(log.head, 0, 60_000n, await chain.fees())).raw);
    await until(async () => expect(await chain.latestSize()).toBe(5));

    const other = logOf(createGrowingLog(9));
    const stack = new AsyncDisposableStack();
    const keys = { anchor: { privateKey, publicKey: new Uint8Array(), fingerprint: "" } };
    const config = {
      chain: { kind: "evm", chainId: 31337, rpcUrls: [url] },
      dataDir: "",
      anchorIntervalSeconds: 1,
    } as const;
    await expect(
      openAnchoring({ config, keys, db, log: other, logger: pino({ level: "silent" }) }, stack),
    ).rejects.toThrow("another root at 5 entries");
  });
});
