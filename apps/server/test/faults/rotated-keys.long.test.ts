import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { call, type Registered } from "@colophon/api";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { expect, test, vi } from "vitest";
import { authorization, openAccount, register, type Account } from "@colophon/testing/account";
import { runToEnd, startServer } from "@colophon/testing/start-server";
import { expectCertificate, readTrust } from "./public-evidence.ts";
import { patience } from "@colophon/testing/patience";

test("every key is replaced under load, by several processes: nothing fails, and earlier certificates stay valid", async () => {
  const first = await startServer({ WORKERS: "2" });
  const { env, dataDir } = first;
  const keysDir = path.join(dataDir, "keys");
  const account = await openAccount(first.url);
  const keys = async (...args: string[]): Promise<string> => {
    const { code, output } = await runToEnd("keys", env, args);
    expect([code, output]).toEqual([0, output]);
    return output;
  };
  const before = await register(account);
  const oldPdf = await fetchPdf(first.url, before.certificateId);
  const old = await readTrust(first.url);

  const load = startUnforgivingLoad(account);
  expect(await keys("rotate", "pdf")).toContain("pdf 2 is in use");
  expect(await keys("make", "data")).toContain("The key data 2 is in");
  expect(await keys("rotate", "data")).toContain("data 2 is in use");
  expect(await keys("rotate", "issuer")).toContain("issuer 2 is in use");
  await load.more(20);

  const trust = await readTrust(first.url);
  expect(trust.issuer.keys).toMatchObject([
    {},
    { ...old.issuer.keys[0], lastIndex: expect.any(Number) as number },
  ]);
  expect(trust.pdf?.roots).toHaveLength(2);
  const registered = await load.finish();
  const after = await register(account);
  for (const each of [before, ...registered, after]) await expectCertificate(first.url, trust, each);
  const { lastIndex = 0 } = trust.issuer.keys[1] ?? {};
  const isOld = (index: number) => (index <= lastIndex ? "old" : "new");
  expect(new Set(registered.map(({ index }) => isOld(index)))).toEqual(new Set(["old", "new"]));
  const newPdf = await fetchPdf(first.url, after.certificateId);
  for (const pdf of [oldPdf, newPdf])
    expect(checkPdfSignature(readCertificatePdf(pdf), trust.pdf?.roots ?? [])).toMatchObject({
      state: "sound",
    });
  expect(checkPdfSignature(readCertificatePdf(newPdf), old.pdf?.roots ?? [])).toMatchObject({
    code: "pdf_signer_not_trusted",
  });

  // Killed while resealing: finished rows stay, and the next start does the rest, with any number of processes.
  await first.kill();
  const second = await first.restart({ WORKERS: "1" });
  await vi.waitFor(
    async () => expect(await keys("list")).toMatch(/data 1, .*nothing has been sealed with it since/),
    { ...patience, interval: 1000 },
  );
  await second.stop();
  for (const name of ["data-encryption.key", "issuer-signing.key"]) rmSync(path.join(keysDir, name));
  const third = await second.restart();
  expect(existsSync(path.join(keysDir, "data-encryption.key"))).toBe(false);
  for (const each of [before, after]) await expectCertificate(third.url, trust, each);
  expect(await listOwnWorks(third.url, account)).toHaveLength(Math.min(registered.length + 2, 500));
  expect(await runToEnd("fsck", env)).toMatchObject({ code: 0 });

  // A start without a key that is still needed.
  await third.stop();
  rmSync(path.join(keysDir, "data-encryption-2.key"));
  await expect(third.restart()).rejects.toThrow("the data key number 2");
});

/** Registers continuously; a single failed request fails the test. */
function startUnforgivingLoad(account: Account) {
  const registered: Registered[] = [];
  const end = new AbortController();
  const running = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!end.signal.aborted) registered.push(await register(account));
    }),
  );
  running.catch(() => undefined);
  return {
    async more(count: number) {
      const goal = registered.length + count;
      await Promise.race([running, vi.waitUntil(() => registered.length >= goal, patience)]);
    },
    async finish(): Promise<Registered[]> {
      end.abort();
      await running;
      return registered;
    },
  };
}

async function fetchPdf(url: string, id: string): Promise<Uint8Array> {
  const response = await fetch(`${url}/api/certificates/${id}/certificate.pdf?lng=en`);
  expect(response.status).toBe(200);
  return response.bytes();
}

/** The newest 500, whose files can be opened only with the data key. */
async function listOwnWorks(url: string, { token }: Account): Promise<unknown[]> {
  const init = { baseUrl: url, headers: authorization(token) };
  return call("GET /api/ip/user", { query: {} }, init);
}
