import { call } from "@colophon/api";
import { readCertificatePdf } from "@colophon/pdf-check";
import { verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { expect, onTestFinished, test, vi } from "vitest";
import { authorization, openAccount, register } from "../account.ts";
import { startServer } from "../start-server.ts";
import { createTestDatabase } from "../test-database.ts";
import { readTrust } from "./public-evidence.ts";

vi.setConfig({ testTimeout: 120_000 });

test("a document carries what was said so far, and is made anew when more is", async () => {
  const { url: DATABASE_URL } = await createTestDatabase();
  const server = await startServer({ DATABASE_URL });
  onTestFinished(() => server.stop());
  const baseUrl = server.url;
  const account = await openAccount(baseUrl);
  const { id, certificateId } = await register(account);
  const headers = authorization(account.token);
  const trust = await readTrust(baseUrl);
  const read = async () => {
    const response = await fetch(`${baseUrl}/api/certificates/${certificateId}/certificate.pdf`);
    const { bundle = new Uint8Array(), status } = readCertificatePdf(
      new Uint8Array(await response.arrayBuffer()),
    );
    const facts = certificateFacts(bundle, verifyCertificate(bundle, { trust }));
    if (facts === undefined || status === undefined) return undefined;
    return verifyStatus(status, facts, { trust, now: Math.floor(Date.now() / 1000), isAttached: true });
  };
  const say = (title: string) =>
    call(
      "POST /api/ip/{id}/statements",
      { params: { id }, body: { kind: "corrected", fields: { title } } },
      { baseUrl, headers },
    );
  await say("One");
  expect(await read()).toMatchObject({ state: "dated", statements: [{ n: 0 }] });
  await say("Two");
  expect(await read()).toMatchObject({ state: "dated", statements: [{ n: 0 }, { n: 1 }] });
});
