import { cp } from "node:fs/promises";
import path from "node:path";
import { call } from "@colophon/api";
import { formatBundle, parseBundle, verifyCertificate } from "@colophon/proof";
import { expect, test, vi } from "vitest";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { startLoad } from "./registration-load.ts";
import { patience } from "@colophon/testing/patience";

test("a drill: back up under load, restore elsewhere; a guard that knows more refuses it, and recovery works as documented", async () => {
  const folder = makeTemporaryFolder("colophon-drill-");
  const BACKUP_PASSPHRASE = "correct horse battery staple";
  const first = await startServer({ PUBLIC_URL: "https://registry.example", ANCHOR_INTERVAL_SECONDS: "1" });
  const account = await openAccount(first.url);
  const before = await register(account);
  const bundle = await anchoredBundle(first.url, before.certificateId);

  const load = startLoad(account, 3);
  await load.more(20);
  const acknowledged = [...load.acknowledged.values()];
  const backup = path.join(folder, "backup");
  expect(await runToEnd("backup", { ...first.env, BACKUP_PASSPHRASE }, [backup])).toMatchObject({
    code: 0,
    output: expect.stringContaining('log "registry.example/log"') as unknown,
  });
  await load.more(10);
  await load.finish();
  const trust = await readTrust(first.url);
  await first.stop();

  const { CHECKPOINT_GUARD: _, ...env } = first.env;
  const second = { ...env, DATA_DIR: path.join(folder, "second") };
  const restored = await runToEnd("restore", { ...second, BACKUP_PASSPHRASE }, [backup]);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("restored.")]);
  expect(await runToEnd("fsck", second)).toMatchObject({ code: 0 });
  const third = { ...env, DATA_DIR: path.join(folder, "third") };
  await cp(second.DATA_DIR, third.DATA_DIR, { recursive: true });

  // The first machine and its guard are gone: nothing shows that newer entries existed.
  expect(await expectRefusedStart(second)).toContain('GUARD_INIT=yes (docs/operations.md, "A lost guard")');
  const elsewhere = await startServer({ ...second, GUARD_INIT: "yes" });
  for (const each of [before, ...acknowledged]) await expectCertificate(elsewhere.url, trust, each);
  expect(await ownTitles(elsewhere.url, account)).toEqual(expect.arrayContaining(["The Lighthouse Keeper"]));
  await register({ ...account, url: elsewhere.url });
  await elsewhere.stop();

  // The guard exists, and knows of registrations after the backup.
  const guarded = { ...third, CHECKPOINT_GUARD: path.join(first.dataDir, "checkpoint-guard") };
  expect(await expectRefusedStart(guarded)).toMatch(/an older database was restored/);
  const successor = path.join(folder, "successor", "keys");
  expect(await runToEnd("keys", guarded, ["retire", successor])).toMatchObject({ code: 0 });
  const goneOn = await startServer({ ...env, DATA_DIR: path.dirname(successor) });
  const newTrust = await readTrust(goneOn.url);
  expect(newTrust.previousLogs).toMatchObject([{ origin: "registry.example/log" }]);
  expect(verifyCertificate(bundle, { trust: newTrust }).verdict).toBe("valid");
  const after = await register(await openAccount(goneOn.url));
  await expectCertificate(goneOn.url, newTrust, after);
  await goneOn.stop();
});

async function anchoredBundle(url: string, id: string): Promise<string> {
  return vi.waitFor(async () => {
    const answer = await call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: url });
    const bundle = parseBundle(JSON.stringify(answer));
    expect(bundle.anchors).toHaveLength(1);
    return formatBundle(bundle);
  }, patience);
}

async function ownTitles(url: string, { token }: Account): Promise<string[]> {
  const works = await call(
    "GET /api/ip/user",
    { query: {} },
    { baseUrl: url, headers: authorization(token) },
  );
  return works.map(({ title }) => title);
}
