import { call } from "@colophon/api";
import { readCertificatePdf } from "@colophon/pdf-check";
import { verifyCertificate } from "@colophon/proof";
import { certificateFacts, verifyStatus } from "@colophon/proof/statements";
import { expect, test } from "vitest";
import { authorization, openAccount, register } from "@colophon/testing/account";
import { openWholeApp } from "../whole-app.ts";
import { readTrust } from "./public-evidence.ts";

test("a document shows the statements so far, and is redrawn after another one", async () => {
  const { origin: baseUrl } = await openWholeApp();
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
