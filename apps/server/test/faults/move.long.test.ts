import { statSync } from "node:fs";
import path from "node:path";
import { call } from "@colophon/api";
import { verifyCertificate } from "@colophon/proof";
import { expect, test } from "vitest";
import { openAccount, register } from "@colophon/testing/account";
import { startServer } from "@colophon/testing/start-server";
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
