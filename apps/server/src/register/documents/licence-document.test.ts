import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkPdfSignature, readCertificatePdf } from "@colophon/pdf-check";
import { parseTrust } from "@colophon/proof";
import { parseLicenceFile } from "@colophon/proof/licences";
import { type Account, authorization, openAccount, register } from "@colophon/testing/account";
import { isMissing, run } from "@colophon/testing/run-tool";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { makeTerms } from "@colophon/testing/make-terms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";

const { url: DATABASE_URL } = await createTestDatabase();
const folder = makeTemporaryFolder("colophon-licence-documents-");
let server: RunningServer;
let licenceId: string;
let grace: Account;

beforeAll(async () => {
  server = await startServer({ DATABASE_URL });
  const ada = await openAccount(server.url, "Ada Lovelace");
  grace = await openAccount(server.url, "Grace Hopper");
  const { id: workId, certificateId } = await register(ada, { title: "حارس المنارة" });
  const terms = makeTerms({ media: ["print"], territory: ["CA"], months: 12, credit: "Photo: Ada" });
  const offer = await post(ada, "offers", { of: { workId }, terms, price: { kind: "free" } });
  const request = await post(grace, "requests", {
    offerId: offer["id"],
    certificateId,
    licensee: "Éditions du Nord",
    language: "fr",
  });
  licenceId = String(request["licenceId"]);
});
afterAll(() => server.stop());

async function post(account: Account, what: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api/licences/${what}`, {
    method: "POST",
    headers: { ...authorization(account.token), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  expect({ status: response.status, answer }).toMatchObject({ status: 201 });
  return answer;
}

const getPdf = (account?: Account) =>
  fetch(`${server.url}/api/licences/${licenceId}.pdf?lng=fr`, {
    headers: account === undefined ? {} : authorization(account.token),
  });

test("a side of a licence gets its document, signed by the registry", async () => {
  const response = await getPdf(grace);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-language")).toBe("fr");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const trust = await fetch(`${server.url}/.well-known/colophon-trust.json`);
  const { pdf } = parseTrust(await trust.bytes());
  expect(checkPdfSignature(readCertificatePdf(bytes), pdf?.roots ?? [])).toMatchObject({ state: "sound" });
});

test.skipIf(isMissing("pdfdetach"))("the document carries the licence's file", async () => {
  writeFileSync(path.join(folder, "carrying.pdf"), await (await getPdf(grace)).bytes());
  const attached = path.join(folder, "attached");
  mkdirSync(attached);
  run("pdfdetach", ["-saveall", "-o", attached, path.join(folder, "carrying.pdf")]);
  const file = parseLicenceFile(readFileSync(path.join(attached, `${licenceId}.licence.json`)));
  expect(file.format).toBe("colophon-licence/v1");
});

test("a stranger gets no document", async () => {
  expect((await getPdf()).status).toBe(404);
});
