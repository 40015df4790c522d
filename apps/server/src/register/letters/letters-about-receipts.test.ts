import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { writeFileSync } from "node:fs";
import { languages } from "@colophon/api";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { isMissing, run } from "@colophon/testing/run-tool";
import { refusal, send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { patience } from "@colophon/testing/patience";
import { createTestPayments } from "../../../test/test-payments.ts";
import { createPagePool } from "../documents/page-pool.ts";
import { createLetterSender } from "../../mail/letter-sender.ts";
import { createMailer } from "../../mail/mailer.ts";
import { listReceipts } from "../orders/orders.ts";
import { receiptRoutes } from "../payments/receipt-routes.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createReceiptDescriber } from "./describe-receipt.ts";

const payments = await createTestPayments();
const { db, pool, keys, stripe, deliverAll, settleAll } = payments;
const publicUrl = "https://colophon.example";
const pages = createPagePool({ workers: 1, maxWaiting: 16 });
afterAll(() => pages.close());
const context = { pool, keys, config: { publicUrl }, documents: { pool: pages } };
const app = await createTestApp({ db }, (_server, bind) => receiptRoutes(bind, context));
const folder = makeTemporaryFolder("colophon-receipts-");

async function order({ token }: TestUser, language: string): Promise<{ id: string; session: string }> {
  const { payment: _, ...input } = makeRegistrationInput();
  const materialDetails = { ...input.materialDetails, title: `Work ${crypto.randomUUID()}` };
  const body = { registration: { ...input, materialDetails }, consent: true, language };
  const { answer } = await send(payments.app, "POST", "/api/orders", { token, body });
  const { id, checkoutUrl } = answer as { id: string; checkoutUrl: string };
  return { id, session: checkoutUrl.split("/").at(-1) ?? "" };
}

/** Places an order, pays it with taxes, registers the work. */
async function buy(user: TestUser, language = "en"): Promise<string> {
  const { id, session } = await order(user, language);
  stripe.state.tax = 325;
  stripe.pay(session);
  stripe.state.tax = 0;
  await deliverAll();
  await settleAll();
  return id;
}

async function giveBack(id: string, amount?: number): Promise<void> {
  const { payment } = (await payments.orders()).find((one) => one.id === id) ?? {};
  stripe.refund(payment ?? "", amount);
  await deliverAll();
}

async function receiptsOf({ token }: TestUser, id: string): Promise<number[]> {
  const { answer } = await send(payments.app, "GET", `/api/orders/${id}`, { token });
  return (answer as { receipts: { number: number }[] }).receipts.map(({ number }) => number);
}

const fetchReceipt = (id: string, number: number | string, { token }: Partial<TestUser>, lng = "en") =>
  app.inject({
    url: `/api/orders/${id}/receipts/${number}.pdf?lng=${lng}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const lettersOf = ({ id }: TestUser) =>
  db.selectFrom("letters").selectAll().where("user_id", "=", id).orderBy("queued_at").execute();
const aboutMoney = async (user: TestUser) =>
  (await lettersOf(user)).filter(({ kind }) => kind === "receipt" || kind === "refund");

function readText(pdf: Buffer): string {
  const file = path.join(folder, "receipt.pdf");
  writeFileSync(file, pdf);
  return run("pdftotext", ["-layout", file, "-"]).output;
}

test("only the user who ordered can get the receipt", async () => {
  const [ada, eve] = [await makeUser(db), await makeUser(db)];
  const id = await buy(ada);
  const [number = 0] = await receiptsOf(ada, id);
  const { statusCode, headers, rawPayload } = await fetchReceipt(id, number, ada);
  expect({ statusCode, headers }).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "application/pdf",
      "content-language": "en",
      "content-disposition": `attachment; filename="colophon-receipt-${number}.pdf"`,
      "cache-control": "no-store",
    },
  });
  expect(rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  const missing = refusal("not_found");
  const others = [
    fetchReceipt(id, number, eve),
    fetchReceipt(id, number + 1, ada),
    fetchReceipt(id, "1e3", ada),
    fetchReceipt(id, "x", ada),
    fetchReceipt(crypto.randomUUID(), number, ada),
  ];
  for (const other of await Promise.all(others))
    expect({ status: other.statusCode, answer: other.json<object>() }).toEqual(missing);
  expect((await fetchReceipt(id, number, {})).statusCode).toBe(401);
});

test.skipIf(isMissing("pdftotext"))("names the parties, the product and the taxes", async () => {
  const ada = await makeUser(db);
  const id = await buy(ada);
  await giveBack(id, 1000);
  const [paid = 0, back = 0] = await receiptsOf(ada, id);
  const text = readText((await fetchReceipt(id, paid, ada)).rawPayload);
  for (const said of ["Receipt", "Colophon Registry Ltd.", "1 Loom Street", "CA 123", "Ada Lovelace"])
    expect(text).toContain(said);
  expect(text).toMatch(/Registration of a work +CA\$25\.00/);
  expect(text).toMatch(/Tax +CA\$3\.25/);
  expect(text).toMatch(/Total paid +CA\$28\.25/);
  const credit = readText((await fetchReceipt(id, back, ada)).rawPayload);
  expect(credit).toContain("Credit note");
  expect(credit).toMatch(new RegExp(`For receipt +${paid}`));
  expect(credit).toMatch(/Total refunded +CA\$10\.00/);
});

test("is drawn in every language", async () => {
  const ada = await makeUser(db);
  const id = await buy(ada);
  const [number = 0] = await receiptsOf(ada, id);
  const drawn = await Promise.all(languages.map((language) => fetchReceipt(id, number, ada, language)));
  expect(drawn.map(({ statusCode, headers }) => [statusCode, headers["content-language"]])).toEqual(
    languages.map((language) => [200, language]),
  );
});

test("comes by letter, once, with its document, and so does a refund", async () => {
  const outboxDir = makeTemporaryFolder("colophon-receipt-letters-");
  const from = { name: "Colophon", address: "no-reply@colophon.example" };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const ada = await makeUser(db);
  const id = await buy(ada, "ar");
  await giveBack(id);
  await giveBack(id).catch(() => undefined);
  const [paid = 0, back = 0] = await receiptsOf(ada, id);
  expect(await aboutMoney(ada)).toMatchObject([
    { kind: "receipt", subject: `${id}/${paid}`, language: "ar", sealed: null },
    { kind: "refund", subject: `${id}/${back}`, language: "ar", sealed: null },
  ]);
  await db.deleteFrom("letters").where("kind", "not in", ["receipt", "refund"]).execute();
  await db.deleteFrom("letters").where("user_id", "!=", ada.id).execute();
  // Goes to the address at the time of sending.
  const email = `new-${ada.email}`;
  await db.updateTable("users").set({ email, email_key: email }).where("id", "=", ada.id).execute();
  const sender = createLetterSender({
    db,
    key: keys.dataEncryption.key,
    mailer: createMailer({ outboxDir, from, log }),
    publicUrl,
    describeCertificate: async () => undefined,
    describeBatch: async () => undefined,
    describeReceipt: createReceiptDescriber(context),
    describeLicence: async () => undefined,
    describeRequest: async () => undefined,
    log,
  });
  sender.start();
  onTestFinished(() => sender.stop());
  await vi.waitFor(async () => {
    const waiting = (await aboutMoney(ada)).filter(({ sent_at }) => sent_at === null);
    expect(waiting).toEqual([]);
  }, patience);
  const mails: Email[] = await Promise.all(
    (await readdir(outboxDir)).map(async (name) =>
      PostalMime.parse(await readFile(path.join(outboxDir, name))),
    ),
  );
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([email, email]);
  const names = mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename));
  expect(new Set(names)).toEqual(
    new Set([`colophon-credit-note-${back}.pdf`, `colophon-receipt-${paid}.pdf`]),
  );
  const texts = mails.map(({ text = "" }) => text).join();
  expect(texts).toContain("28.25");
  expect(texts).toContain("يبقى عمل هذا الطلب مسجّلًا");
});

test("isn't sent to an unconfirmed address, or once the account is erased", async () => {
  const [ada, ben] = [await makeUser(db), await makeUser(db)];
  await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", ada.id).execute();
  await buy(ada);
  expect(await aboutMoney(ada)).toEqual([]);
  const id = await buy(ben);
  expect(await aboutMoney(ben)).toHaveLength(1);
  await db.deleteFrom("letters").where("user_id", "=", ben.id).execute();
  await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", ben.id).execute();
  await giveBack(id);
  expect(await aboutMoney(ben)).toEqual([]);
  await pool.query("update orders set user_id = null where id = $1", [id]);
  const [number = 0] = (await listReceipts(pool, [id])).map((receipt) => receipt.number);
  expect(number).toBeGreaterThan(0);
  expect(await createReceiptDescriber(context)(`${id}/${number}`, "en")).toBeUndefined();
  expect((await fetchReceipt(id, number, ben)).statusCode).toBe(401);
});
