import path from "node:path";
import { call } from "@colophon/api";
import { formatBundle, parseBundle, verifyCertificate } from "@colophon/proof";
import { expect, test, vi } from "vitest";
import { type Account, authorization, openAccount, register } from "../account.ts";
import { type Environment, runToEnd, startServer } from "../start-server.ts";
import { makeTemporaryFolder } from "../temporary-folder.ts";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { expectRefusedStart } from "./refused-start.ts";
import { startLoad } from "./registration-load.ts";

vi.setConfig({ testTimeout: 300_000 });

test("a drill: backed up under load, restored elsewhere; refused where the guard knows more, and gone on from as documented", async () => {
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
  expect(await runToEnd("backup-command", { ...first.env, BACKUP_PASSPHRASE }, [backup])).toMatchObject({
    code: 0,
    output: expect.stringContaining('log "registry.example/log"') as unknown,
  });
  await load.more(10);
  await load.finish();
  const trust = await readTrust(first.url);
  await first.stop();

  const restoreTo = async (name: string): Promise<Environment> => {
    const { CHECKPOINT_GUARD: _, ...env } = first.env;
    const elsewhere = { ...env, DATA_DIR: path.join(folder, name) };
    const { code, output } = await runToEnd("restore-command", { ...elsewhere, BACKUP_PASSPHRASE }, [backup]);
    expect([code, output]).toEqual([0, expect.stringContaining("restored.")]);
    expect(await runToEnd("fsck", elsewhere)).toMatchObject({ code: 0 });
    return elsewhere;
  };

  // The first machine and its guard are gone: nobody knows of anything newer.
  const second = await restoreTo("second");
  expect(await expectRefusedStart(second)).toContain('GUARD_INIT=yes (docs/operations.md, "A lost guard")');
  const restored = await startServer({ ...second, GUARD_INIT: "yes" });
  for (const each of [before, ...acknowledged]) await expectCertificate(restored.url, trust, each);
  expect(await ownTitles(restored.url, account)).toEqual(expect.arrayContaining(["The Lighthouse Keeper"]));
  await register({ ...account, url: restored.url });
  await restored.stop();

  // The guard is there, and knows of what was registered after the backup.
  const third = {
    ...(await restoreTo("third")),
    CHECKPOINT_GUARD: path.join(first.dataDir, "checkpoint-guard"),
  };
  expect(await expectRefusedStart(third)).toMatch(/an older database was restored/);
  const successor = path.join(folder, "successor", "keys");
  expect(await runToEnd("key-commands", third, ["retire", successor])).toMatchObject({ code: 0 });
  const { CHECKPOINT_GUARD: _, ...env } = third;
  const goneOn = await startServer({ ...env, DATA_DIR: path.dirname(successor) });
  const newTrust = await readTrust(goneOn.url);
  expect(newTrust.previousLogs).toMatchObject([{ origin: "registry.example/log" }]);
  expect(verifyCertificate(bundle, { trust: newTrust }).verdict).toBe("valid");
  const new1 = await register(await openAccount(goneOn.url));
  await expectCertificate(goneOn.url, newTrust, new1);
  await goneOn.stop();
});

async function anchoredBundle(url: string, id: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const answer = await call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: url });
      const bundle = parseBundle(JSON.stringify(answer));
      expect(bundle.anchors).toHaveLength(1);
      return formatBundle(bundle);
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function ownTitles(url: string, { token }: Account): Promise<string[]> {
  const works = await call(
    "GET /api/ip/user",
    { query: {} },
    { baseUrl: url, headers: authorization(token) },
  );
  return works.map(({ title }) => title);
}
