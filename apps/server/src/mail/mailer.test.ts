import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestMailServer } from "../../test/test-mail-server.ts";
import { createMailer, type Letter, MailError } from "./mailer.ts";

const publicUrl = "https://colophon.example";
const link = `${publicUrl}/login?reset=${"x".repeat(43)}`;
const letter: Letter = { to: "ada@writers.example", language: "en", text: "passwordReset", link };
const mailServer = await createTestMailServer();

let outboxDir = "";
let logged: [object, string][] = [];
const log = { info: (fields: object, message: string) => void logged.push([fields, message]) };

beforeEach(async () => {
  outboxDir = path.join(await mkdtemp(path.join(tmpdir(), "colophon-mail-")), "outbox");
  logged = [];
});
afterEach(() => rm(path.dirname(outboxDir), { recursive: true }));

describe("by SMTP", () => {
  test("delivers a plain text with the link in it", async () => {
    await createMailer({ smtpUrl: mailServer.url, outboxDir, publicUrl, log }).send(letter);
    const mail = await mailServer.received(1);
    expect(mail.from).toMatchObject({ name: "Colophon", address: "no-reply@colophon.example" });
    expect(mail.to).toMatchObject([{ address: letter.to }]);
    expect(mail.subject).toBe("Set a new password for Colophon");
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.html).toBeUndefined();
    expect(logged).toEqual([]);
  });

  test("writes English where a language has no texts yet", async () => {
    const count = mailServer.mails.length + 1;
    const mailer = createMailer({ smtpUrl: mailServer.url, outboxDir, publicUrl, log });
    await mailer.send({ ...letter, language: "constructor" });
    expect((await mailServer.received(count)).subject).toBe("Set a new password for Colophon");
  });

  test("sends to one recipient, whatever the address looks like", async () => {
    const before = mailServer.recipients.length;
    const mailer = createMailer({ smtpUrl: mailServer.url, outboxDir, publicUrl, log });
    await mailer.send({ ...letter, to: "ada@writers.example, eve@thieves.example" }).catch(() => undefined);
    expect(mailServer.recipients.slice(before)).not.toContain("eve@thieves.example");
  });

  test("a refusal does not repeat the address", async () => {
    const mailer = createMailer({ smtpUrl: mailServer.url, outboxDir, publicUrl, log });
    const failure = await mailer
      .send({ ...letter, to: "ada@refuses.example" })
      .catch((error: unknown) => error);
    expect(failure).toEqual(new MailError({ code: "EENVELOPE", responseCode: 550 }));
    expect((failure as Error).message).toBe("the mail could not be sent: EENVELOPE 550");
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("ada");
  });

  test("says that no server answered", async () => {
    const mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:1", outboxDir, publicUrl, log });
    await expect(mailer.send(letter)).rejects.toThrow("the mail could not be sent: ESOCKET");
  });
});

describe("without SMTP", () => {
  test("keeps the mail for the owner alone and logs its link, not its address", async () => {
    await createMailer({ outboxDir, publicUrl, log }).send(letter);
    const [name = ""] = await readdir(outboxDir);
    const file = path.join(outboxDir, name);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.to).toMatchObject([{ address: letter.to }]);
    expect(mail.text).toContain(link);
    expect(logged).toEqual([[{ file, link }, expect.any(String)]]);
    expect(JSON.stringify(logged)).not.toContain(letter.to);
  });

  test("keeps each mail in a file of its own", async () => {
    const mailer = createMailer({ outboxDir, publicUrl, log });
    await Promise.all([1, 2, 3].map(() => mailer.send(letter)));
    expect(await readdir(outboxDir)).toHaveLength(3);
  });
});
