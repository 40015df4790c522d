import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { patience } from "@colophon/testing/patience";
import { countRowsWith } from "../../test/rows-with.ts";
import { testDataKey } from "../../test/test-data-key.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { createLetterQueue } from "./letter-queue.ts";
import { createLetterSender } from "./letter-sender.ts";
import { createMailer } from "./mailer.ts";

const { db } = await createTestDatabase();
const key = testDataKey();
const letters = createLetterQueue(key);
const log: string[] = [];
const note = (fields: object, message: string) => void log.push(JSON.stringify({ ...fields, message }));
const link = "https://colophon.example/login#reset=secret";
let user: TestUser;

/** `options` set how the SMTP server acts at each step; it collects the letters that it accepts. */
async function openMailServer(options: SMTPServerOptions = {}) {
  const taken: Email[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const take = async () => {
        taken.push(await PostalMime.parse(await buffer(stream)));
        done();
      };
      void take();
    },
    ...options,
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new TypeError("no port");
  return { taken, sockets, url: `smtp://127.0.0.1:${address.port}` };
}

/** Like one of several processes that send from the same queue. */
function startSender(smtpUrl: string) {
  const from = { name: "Colophon", address: "no-reply@colophon.example" };
  const sender = createLetterSender({
    db,
    key,
    mailer: createMailer({ smtpUrl, outboxDir: "", from, log: { info: note } }),
    publicUrl: "https://colophon.example",
    describeCertificate: async () => undefined,
    describeBatch: async () => undefined,
    describeReceipt: async () => undefined,
    describeLicence: async () => undefined,
    describeRequest: async () => undefined,
    log: { warn: note, error: note },
  });
  sender.start();
  onTestFinished(() => sender.stop());
  return sender;
}

const queue = (subject: string, to = "ada@writers.example") =>
  db
    .transaction()
    .execute((tx) =>
      letters.add(tx, { kind: "emailChanged", subject, userId: user.id, to, contents: { undoUrl: link } }),
    );
const rows = () => db.selectFrom("letters").selectAll().orderBy("subject").execute();
const untilRow = (check: (row: Awaited<ReturnType<typeof rows>>[number] | undefined) => void) =>
  vi.waitFor(async () => check((await rows())[0]), patience);
const refuse = (responseCode: number) =>
  Object.assign(new Error("no, <ada@writers.example>"), { responseCode });

beforeEach(async () => {
  user = await makeUser(db);
  await sql`update users set email_confirmed_at = now()`.execute(db);
});
afterEach(async () => {
  await db.deleteFrom("users").execute();
  log.length = 0;
});

describe("the queue", () => {
  test("gets a letter when its cause is committed, and none when that is rolled back", async () => {
    await queue("one");
    await db
      .transaction()
      .execute(async (tx) => {
        await letters.add(tx, { kind: "emailChanged", subject: "two", userId: user.id, contents: {} });
        throw new Error("rolled back");
      })
      .catch(() => undefined);
    expect((await rows()).map(({ subject }) => subject)).toEqual(["one"]);
  });

  test("keeps one letter about an event", async () => {
    await Promise.all([queue("one"), queue("one"), queue("one")]);
    expect(await rows()).toHaveLength(1);
  });

  test("reveals neither address nor contents", async () => {
    await queue("one");
    expect(await countRowsWith(db, "letters", "one")).toBe(1);
    // Words too long for the digits of an id to spell.
    for (const word of ["Lovelace", "writers.example", "colophon.example", "secret"])
      expect(await countRowsWith(db, "letters", word)).toBe(0);
  });

  test("accepts for an unconfirmed address only letters that confirm it or reset a password", async () => {
    await sql`update users set email_confirmed_at = null`.execute(db);
    await queue("one");
    expect(await rows()).toEqual([]);
    const contents = { link };
    await letters.add(db, { kind: "confirmAddress", subject: "two", userId: user.id, contents });
    await letters.add(db, { kind: "passwordReset", subject: "three", userId: user.id, contents });
    expect(await rows()).toHaveLength(2);
  });

  test("accepts nothing for a closed account", async () => {
    await sql`update users set erasing_since = now()`.execute(db);
    await queue("one");
    expect(await rows()).toEqual([]);
  });
});

describe("a letter", () => {
  test("is sent once, and nothing personal is kept", async () => {
    const server = await openMailServer();
    await queue("one");
    startSender(server.url);
    await untilRow((row) => expect(row?.sent_at).toBeInstanceOf(Date));
    expect(server.taken).toMatchObject([{ to: [{ address: "ada@writers.example" }] }]);
    expect(server.taken[0]?.text).toContain(link);
    expect(await rows()).toMatchObject([{ sealed: null, due_at: null, claim: null, failed_at: null }]);
  });

  test("without its own address goes to the account's address at the time of sending", async () => {
    const server = await openMailServer();
    await letters.add(db, { kind: "emailChanged", subject: "one", userId: user.id, contents: {} });
    await db.updateTable("users").set({ email: "new@writers.example" }).execute();
    startSender(server.url);
    await untilRow((row) => expect(row?.sent_at).toBeInstanceOf(Date));
    expect(server.taken).toMatchObject([{ to: [{ address: "new@writers.example" }] }]);
  });

  test("is withdrawn when the account is closed, or has a new, unconfirmed address", async () => {
    const server = await openMailServer();
    await letters.add(db, { kind: "emailChanged", subject: "one", userId: user.id, contents: {} });
    await sql`update users set email_confirmed_at = null`.execute(db);
    startSender(server.url);
    await untilRow((row) => expect(row).toBeUndefined());
    await sql`update users set email_confirmed_at = now()`.execute(db);
    await queue("two");
    await sql`update users set erasing_since = now()`.execute(db);
    await untilRow((row) => expect(row).toBeUndefined());
    // The first of these two may have been sent before the account was closed.
    expect(server.taken.length).toBeLessThan(2);
  });

  test("is deleted with the account", async () => {
    await queue("one");
    await db.deleteFrom("users").execute();
    expect(await rows()).toEqual([]);
  });

  test("is sent by only one of two nodes", async () => {
    const server = await openMailServer();
    await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`event ${n}`)));
    startSender(server.url);
    startSender(server.url);
    await vi.waitFor(async () => expect((await rows()).every(({ sent_at }) => sent_at)).toBe(true), patience);
    expect(server.taken).toHaveLength(40);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test("of an unknown kind fails at once", async () => {
    const server = await openMailServer();
    await sql`insert into letters (kind, subject, user_id, language, bulk) values ('later', 'x', ${user.id}, 'en', false)`.execute(
      db,
    );
    startSender(server.url);
    await untilRow((row) => expect(row).toMatchObject({ failure: "unknown_kind", due_at: null }));
  });
});

describe("a mail server that", () => {
  test.each([421, 450, 451])("says %i is asked again, and then accepts the same letter", async (code) => {
    let isGrey = true;
    const server = await openMailServer({
      onRcptTo: (_address, _session, done) => done(isGrey ? refuse(code) : null),
    });
    await queue("one");
    startSender(server.url);
    await untilRow((row) =>
      expect(row).toMatchObject({ failure: expect.stringContaining(` ${code}`) as unknown, claim: null }),
    );
    const [row] = await rows();
    const minutes = ((row?.due_at?.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0.8);
    expect(minutes).toBeLessThanOrEqual(1);
    isGrey = false;
    await sql`update letters set due_at = now()`.execute(db);
    await untilRow((after) => expect(after?.sent_at).toBeInstanceOf(Date));
    expect(server.taken).toHaveLength(1);
  });

  test("refuses the recipient permanently is not asked again; the log does not name them", async () => {
    const server = await openMailServer({ onRcptTo: (_address, _session, done) => done(refuse(550)) });
    await queue("one");
    startSender(server.url);
    await untilRow((row) => expect(row).toMatchObject({ failure: "EENVELOPE 550", due_at: null }));
    const [row] = await rows();
    expect(row?.failed_at).toBeInstanceOf(Date);
    expect(row?.sealed).not.toBeNull();
    expect(log.join("")).toContain("a letter could not be sent");
    expect(log.join("")).not.toContain("ada");
  });

  test("refuses us, and not the recipient, is asked again", async () => {
    const server = await openMailServer({ onMailFrom: (_address, _session, done) => done(refuse(553)) });
    await queue("one");
    startSender(server.url);
    await untilRow((row) => expect(row).toMatchObject({ failure: "EENVELOPE 553", failed_at: null }));
  });

  test("dies in DATA is asked again", async () => {
    const server = await openMailServer({
      onData: (stream) =>
        void stream.once("data", () => server.sockets.forEach((socket) => socket.destroy())),
    });
    await queue("one");
    startSender(server.url);
    await untilRow((row) => expect(row).toMatchObject({ attempts: 1, failed_at: null, claim: null }));
    expect((await rows())[0]?.failure).toMatch(/^E(CONNECTION|SOCKET)/);
  });

  test("is slow keeps no transaction open", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const server = await openMailServer({
      onRcptTo(_address, _session, done) {
        const answer = async () => {
          await gate;
          done();
        };
        void answer();
      },
    });
    await queue("one");
    startSender(server.url);
    await untilRow((row) => expect(row?.attempts).toBe(1));
    const { rows: open_ } = await sql`select 1 from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%'`.execute(db);
    expect(open_).toEqual([]);
    open();
    await untilRow((row) => expect(row?.sent_at).toBeInstanceOf(Date));
  });

  test("is away for three days doesn't get those letters later", async () => {
    await queue("one");
    await sql`update letters set queued_at = now() - interval '3 days'`.execute(db);
    startSender("smtp://127.0.0.1:1");
    await untilRow((row) => expect(row).toMatchObject({ failure: "ESOCKET", due_at: null }));
    expect((await rows())[0]?.failed_at).toBeInstanceOf(Date);
  });
});

test("what a killed node was sending is due again when its claim expires", async () => {
  const server = await openMailServer();
  await queue("one");
  // The state after `claimLetter`, by a process that was killed.
  await sql`update letters set claim = gen_random_uuid(), due_at = now() + interval '1 second'`.execute(db);
  startSender(server.url);
  await untilRow((row) => expect(row?.sent_at).toBeInstanceOf(Date));
  expect(server.taken).toHaveLength(1);
});

test("letters about works delay no other letter", async () => {
  const server = await openMailServer({ onRcptTo: (_address, _session, done) => done() });
  await sql`insert into letters (kind, subject, user_id, language, bulk, due_at)
    select 'later', 'work ' || n, ${user.id}, 'en', true, now() - interval '1 hour' from generate_series(1, 2000) n`.execute(
    db,
  );
  await queue("one");
  startSender(server.url);
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
  expect(
    await db
      .selectFrom("letters")
      .select("kind")
      .where("bulk", "=", true)
      .where("due_at", "is not", null)
      .limit(1)
      .execute(),
  ).toHaveLength(1);
});
