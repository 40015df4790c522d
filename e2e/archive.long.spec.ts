import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { call } from "@colophon/api";
import type { Page, TestInfo } from "@playwright/test";
import { authorization, confirmSession, openAccount, register } from "@colophon/testing/account";
import { serveFolder } from "@colophon/testing/serve-folder";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { startAnvil } from "@colophon/server/log/anchoring/anvil-process.ts";
import { senderAddress } from "@colophon/server/log/anchoring/evm-chain.ts";
import { rebuildDevChain } from "@colophon/server/log/anchoring/rebuild-dev-chain.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedErrors: [/status of 404/] });

test("a registry ends: its certificates and their statements are checked with only its archive and the chain", async ({
  page,
}, info) => {
  const chain = await startAnvil();
  try {
    const { folder, id, bundle } = await endRegistry(info, chain.url);
    const archive = await serveFolder(folder);
    try {
      const checked = await runChecker(folder, archive.url, bundle, chain.url);
      expect(checked).toMatchObject({
        exitCode: 0,
        results: [{ verification: { verdict: "valid" }, status: { state: "current", heading: "withdrawn" } }],
      });

      await letPagesAsk(page, chain.url);
      await page.goto(archive.url);
      await page.locator("#en").getByRole("link", { name: "Check a certificate" }).click();
      await page.getByLabel("Choose files, or drop them here").setInputFiles(bundle);
      const dropped = page.locator(`[data-file="${id}.colophon.json"]`);
      await expect(
        dropped.getByRole("heading", { name: "Valid – date stated only by this registry" }),
      ).toBeVisible();
      const said = dropped.locator("[data-check=statements]");
      await expect(said).toHaveAttribute("data-state", "passed");
      await expect(dropped.locator("[data-said-first=withdrawn]")).toBeVisible();
    } finally {
      await archive.close();
    }
  } finally {
    await chain.stop();
  }
});

/** A registry with an anchored certificate that was withdrawn later; in the end only that file and an archive are left. */
async function endRegistry(info: TestInfo, chainUrl: string) {
  const privateKey: `0x${string}` = `0x${randomBytes(32).toString("hex")}`;
  await rebuildDevChain(chainUrl, [], senderAddress(privateKey));
  const server = await startServer({
    CHAIN_ID: "31337",
    CHAIN_RPC_URL: chainUrl,
    CHAIN_PUBLIC_RPC_URL: chainUrl,
    ANCHOR_PRIVATE_KEY: privateKey,
    ANCHOR_INTERVAL_SECONDS: "1",
  });
  const account = await openAccount(server.url);
  const { id: workId, certificateId: id } = await register(account);
  const params = { id };
  const bundleNow = async () =>
    call("GET /api/certificates/{id}/bundle", { params }, { baseUrl: server.url });
  await expect.poll(async () => (await bundleNow())["anchors"]).toHaveLength(1);
  const bundle = info.outputPath(`${id}.colophon.json`);
  await writeFile(bundle, JSON.stringify(await bundleNow()));
  const said = {
    params: { id: workId },
    body: { kind: "withdrawn" as const, reason: "It is out of print." },
  };
  await confirmSession(account);
  const init = { baseUrl: server.url, headers: authorization(account.token) };
  await call("POST /api/ip/{id}/statements", said, init);
  await server.stop();

  const folder = info.outputPath("archive");
  const archived = await runToEnd("archive", server.env, [folder, "--end"]);
  expect(archived.output).toContain("1 statuses");
  expect(archived.output).toContain("The log has ended");
  expect(archived.code).toBe(0);
  await rm(server.dataDir, { recursive: true });
  return { folder, id, bundle };
}

/** Adds the CORS headers that a node for browsers sends; the tests' own doesn't. */
async function letPagesAsk(page: Page, chainUrl: string): Promise<void> {
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  await page.route(`${chainUrl}/**`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
}

/** The command line included in the archive. */
async function runChecker(folder: string, archive: string, bundle: string, chainUrl: string) {
  const trust = join(folder, ".well-known/colophon-trust.json");
  const asked = ["--registry", archive, "--rpc", chainUrl, "--json"];
  const args = [join(folder, "colophon-verify.mjs"), bundle, "--trust", trust, ...asked];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as unknown;
}
