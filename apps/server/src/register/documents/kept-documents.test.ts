import { setTimeout } from "node:timers/promises";
import { call } from "@colophon/api";
import { readCertificatePdf } from "@colophon/pdf-check";
import { authorization, openAccount, register as registerAt } from "@colophon/testing/account";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { afterAll, expect, test } from "vitest";
import { anchorAll } from "../../../test/anchor-all.ts";
import { listKeys } from "../../../test/deposit-places.ts";
import { openSpeakingApp, source } from "../../../test/speaking-app.ts";
import { until } from "../../../test/test-anchoring.ts";
import { named } from "../../../test/test-invitations.ts";
import { openWholeApp } from "../../../test/whole-app.ts";
import { eraseSomeStatements } from "../../personal-data/erase-store.ts";
import { createEraser } from "../../personal-data/eraser.ts";
import { createDocumentMaker } from "./document-maker.ts";
import { openDocumentSigner } from "./document-signer.ts";
import { deleteKeptDocuments, documentKey } from "./kept-documents.ts";
import { createPagePool } from "./page-pool.ts";

const context = await openSpeakingApp();
const { db, log, objects, register, say, transfer } = context;
const pages = createPagePool({ workers: 1, maxWaiting: 8 });
afterAll(() => pages.close());
const signer = openDocumentSigner({
  keysDir: makeTemporaryFolder("colophon-kept-documents-"),
  name: "colophon.example",
});

/** Makes documents; while the first waits for its time-stamp, something happens. */
function makerAmid(happens: () => Promise<unknown>) {
  let isFirst = true;
  const timeStamp = async () => {
    if (isFirst) {
      isFirst = false;
      await happens();
    }
    return undefined;
  };
  return createDocumentMaker({
    ...context,
    anchoring: { ...context.anchoring, trusted: async () => [] },
    documents: { pool: pages, signer, timeStamp },
    past: { previousLogs: [], anchors: [], pdfRoots: [] },
  });
}

/** What a PDF's attachments disclose, as JSON. */
function read(pdf: Uint8Array): string {
  const { bundle = Buffer.of(), status = Buffer.of() } = readCertificatePdf(pdf);
  return [bundle, status]
    .flatMap((attached) => Buffer.from(attached).toString().split(/[~"]/))
    .map((part) => Buffer.from(part, "base64url").toString())
    .filter((json) => json.startsWith('["'))
    .join("\n");
}

async function keptOf(certificateId: string): Promise<string[]> {
  const keys = await listKeys(objects, `documents/${certificateId}`);
  return Promise.all(keys.map(async (key) => read((await objects.get(key)) ?? Buffer.of())));
}

async function transferred(): Promise<{ ada: TestUser; certificateId: string }> {
  const [ada, grace] = [await makeUser(db, "Ada Lovelace"), await makeUser(db, "Grace Hopper")];
  const { id, certificateId } = await register(ada);
  await say(ada, id, { kind: "corrected", fields: { title: "The Keeper" }, reason: "Ada’s own reason" });
  await transfer(ada, id, grace);
  await log.appendHead();
  await anchorAll(context, source);
  return { ada, certificateId };
}

test("a PDF that was drawn before its registrant was erased is neither kept nor served afterwards", async () => {
  const { ada, certificateId } = await transferred();
  const find = makerAmid(async () => {
    await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", ada.id).execute();
    await createEraser(context).resume();
  });
  const served = await (await find(certificateId, "pdf", "en")).bytes();
  for (const text of [read(served), ...(await keptOf(certificateId))]) {
    expect(text).toContain("The Lighthouse Keeper");
    expect(text).not.toMatch(/Ada/);
  }
});

test("nor one with words of a statement that are erased, though nothing is said of that", async () => {
  const { ada, certificateId } = await transferred();
  const erase = async () => {
    const forget = async (ids: readonly string[]) => {
      for (const id of ids) await deleteKeptDocuments(objects, id);
    };
    while (await eraseSomeStatements(context, ada.id, 100, forget));
  };
  const served = await (await makerAmid(erase)(certificateId, "pdf", "en")).bytes();
  const [kept = "", ...others] = await keptOf(certificateId);
  expect(others).toEqual([]);
  for (const text of [read(served), kept]) {
    expect(text).toContain("Ada Lovelace");
    expect(text).not.toContain("Ada’s own reason");
  }
});

test("nor is one served from memory that has such words, nor does another's cache take it for the newest", async () => {
  const { ada, certificateId } = await transferred();
  const find = makerAmid(async () => undefined);
  const serve = async () => {
    const { version, bytes } = await find(certificateId, "pdf", "en");
    return { version, text: read(await bytes()) };
  };
  const before = await serve();
  expect(before.text).toContain("Ada’s own reason");
  expect((await serve()).version).toBe(before.version);
  await eraseSomeStatements(context, ada.id, 100, async () => deleteKeptDocuments(objects, certificateId));
  const after = await serve();
  expect(after.text).not.toContain("Ada’s own reason");
  expect(after.version).not.toBe(before.version);
});

test("a person who declines to be named waits for a PDF that is being kept, which goes with all others", async () => {
  const whole = await openWholeApp();
  const [ada, noor] = [await openAccount(whole.origin), await openAccount(whole.origin, "Noor Haddad")];
  const { certificateId } = await registerAt(ada, { collaborators: [named(noor.user.email)] });
  const key = documentKey(certificateId, "version", "pdf");
  const keeping = await whole.pool.connect();
  await keeping.query("begin; set local idle_in_transaction_session_timeout = 0");
  await keeping.query("select from certificates where id = $1 for share", [certificateId]);
  const declined = call(
    "POST /api/invitations/answer",
    { body: { token: certificateId, answer: "decline" } },
    { baseUrl: whole.origin, headers: authorization(noor.token) },
  );
  await until(async () => {
    const { rowCount } = await whole.pool.query("select from statements where certificate_id = $1", [
      certificateId,
    ]);
    expect(rowCount).toBe(1);
  });
  await Promise.race([declined, setTimeout(500)]);
  await whole.objects.put(key, Buffer.from("%PDF-"));
  await keeping.query("commit");
  keeping.release();
  await declined;
  expect(await whole.objects.get(key)).toBeUndefined();
});
