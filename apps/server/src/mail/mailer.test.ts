import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestMailServer } from "../../test/test-mail-server.ts";
import { createMailer, type Mail, MailError } from "./mailer.ts";

const link = `https://colophon.example/login#reset=${"x".repeat(43)}`;
const mail: Mail = {
  id: "0123456789abcdef0123456789abcdef",
  date: new Date("2026-11-22T21:00:00Z"),
  to: "ada@writers.example",
  subject: "A subject",
  text: `In words.\n\n${link}\n`,
  html: `<p>In words. <a href="${link}">Here</a></p>`,
};
const from = { name: "Colophon", address: "no-reply@colophon.example" };
const mailServer = await createTestMailServer();

let outboxDir = "";
let logged: [object, string][] = [];
const log = { info: (fields: object, message: string) => void logged.push([fields, message]) };
const open = (smtpUrl?: string) => createMailer({ smtpUrl, outboxDir, from, log });

beforeEach(async () => {
  outboxDir = path.join(await mkdtemp(path.join(tmpdir(), "colophon-mail-")), "outbox");
  logged = [];
});
afterEach(() => rm(path.dirname(outboxDir), { recursive: true }));

describe("by SMTP", () => {
  test("delivers both parts, with the mail's own id and date", async () => {
    const count = mailServer.mails.length + 1;
    await open(mailServer.url).send(mail);
    const arrived = await mailServer.received(count);
    expect(arrived.from).toMatchObject(from);
    expect(arrived.to).toMatchObject([{ address: mail.to }]);
    expect(arrived).toMatchObject({ subject: "A subject", messageId: `<${mail.id}@colophon.example>` });
    expect(new Date(arrived.date ?? "")).toEqual(mail.date);
    expect(arrived.text).toContain(`\n${link}\n`);
    expect(arrived.html).toContain(`href="${link}"`);
    expect(logged).toEqual([]);
  });

  test("sends to one recipient, whatever the address looks like", async () => {
    const before = mailServer.recipients.length;
    await open(mailServer.url)
      .send({ ...mail, to: "ada@writers.example, eve@thieves.example" })
      .catch(() => undefined);
    expect(mailServer.recipients.slice(before)).not.toContain("eve@thieves.example");
  });

  test("a refusal does not repeat the address, and is final", async () => {
    const failure = await open(mailServer.url)
      .send({ ...mail, to: "ada@refuses.example" })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailError);
    expect(failure).toMatchObject({ failure: "EENVELOPE 550", isFinal: true });
    expect((failure as Error).message).toBe("the mail could not be sent: EENVELOPE 550");
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("ada");
  });

  test("where encryption is required, sends nothing in the clear to a server that offers none", async () => {
    const plain = await createTestMailServer();
    const mailer = createMailer({ smtpUrl: plain.url, requireTls: true, outboxDir, from, log });
    await expect(mailer.send(mail)).rejects.toMatchObject({ failure: "ETLS 500", isFinal: false });
    expect(plain.mails).toEqual([]);
    expect(plain.recipients).toEqual([]);
  });

  test("reports that no server answered", async () => {
    const failure = await open("smtp://127.0.0.1:1")
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: "ESOCKET", isFinal: false });
  });
});

describe("without SMTP", () => {
  test("keeps the mail for the owner alone and logs neither its link nor its address", async () => {
    await open().send(mail);
    const [name = ""] = await readdir(outboxDir);
    const file = path.join(outboxDir, name);
    expect(name).toBe("2026-11-22T21-00-00.000Z-01234567.eml");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = await PostalMime.parse(await readFile(file));
    expect(kept.to).toMatchObject([{ address: mail.to }]);
    expect(kept.text).toContain(link);
    expect(logged).toEqual([[{ file }, expect.any(String)]]);
  });

  test("keeps each mail in its own file, and a repeated one only once", async () => {
    const ids = ["a", "b", "c", "a"].map((letter) => letter.repeat(32));
    await Promise.all(ids.map((id) => open().send({ ...mail, id })));
    expect(await readdir(outboxDir)).toHaveLength(3);
  });
});
