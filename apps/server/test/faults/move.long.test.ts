import { cpSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import { expect, test } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { take } from "@colophon/testing/manual-lines";
import { startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { startTestChain } from "../test-chain.ts";
import { openManualShell } from "./manual-shell.ts";
import { expectCertificate, readTrust } from "./public-evidence.ts";

test("data below a private folder moves to another address, and certificates stay valid", async () => {
  const server = await startServer({ PUBLIC_URL: "https://old.example" });
  expect(statSync(path.dirname(server.dataDir)).mode & 0o777).toBe(0o700);
  const trust = await readTrust(server.url);
  const registered = await register(await openAccount(server.url));
  const bundleOf = async (url: string, id: string) =>
    JSON.stringify(await call("GET /api/certificates/{id}/bundle", { params: { id } }, { baseUrl: url }));
  const bundle = await bundleOf(server.url, registered.certificateId);
  await server.stop();

  const { env, dataDir } = server;
  const moved = await startServer({ DATA_DIR: dataDir, PUBLIC_URL: "https://new.example" });
  expect(moved.output()).toContain("this register was founded as https://old.example");
  expect(moved.env["PORT"]).not.toBe(env["PORT"]);
  expect(await readTrust(moved.url)).toEqual(trust);
  expect(verifyCertificate(bundle, { trust }).verdict).toMatch(/^valid/);
  await expectCertificate(moved.url, trust, registered);

  const later = await register(await openAccount(moved.url));
  const verified = verifyCertificate(await bundleOf(moved.url, later.certificateId), { trust });
  expect(verified).toMatchObject({
    checkpoint: { origin: "old.example/log" },
    record: { payload: { iss: "https://old.example" } },
  });
  await moved.stop();
});

test("a registry with the embedded database moves to another machine by the manual's lines, and its log goes on", async () => {
  const chain = await startTestChain();
  const server = await startServer({
    PUBLIC_URL: "https://registry.example",
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chain.url,
    ANCHOR_PRIVATE_KEY: chain.privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const trust = await readTrust(server.url);
  const registered = await register(await openAccount(server.url));
  await server.stop();

  const folder = makeTemporaryFolder("colophon-move-");
  mkdirSync(path.join(folder, "backups"));
  const secret = { BACKUP_PASSPHRASE: "correct horse battery staple" };
  const words = [["/backups/", `${folder}/backups/`]] as const;
  const old = openManualShell(makeTemporaryFolder("colophon-old-"), { ...server.env, ...secret }, words);
  await old.run(take("back up to move"));

  const guard = path.join(folder, "guard");
  cpSync(path.join(server.dataDir, "checkpoint-guard"), guard, { recursive: true });
  const env = { ...server.env, DATA_DIR: path.join(folder, "data"), CHECKPOINT_GUARD: guard };
  const other = openManualShell(makeTemporaryFolder("colophon-new-"), { ...env, ...secret }, words);
  await other.run(take("restore to move"));
  expect(await other.run(take("fsck by the service"))).toContain("checkpoint: the guarded ones");

  const moved = await startServer(env);
  expect(await readTrust(moved.url)).toEqual(trust);
  await expectCertificate(moved.url, trust, registered);
  const later = await register(await openAccount(moved.url));
  expect(later.index).toBeGreaterThan(registered.index);
  await expectCertificate(moved.url, trust, later);
  await moved.stop();
});
