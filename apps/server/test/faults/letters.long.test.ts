import { randomInt, randomUUID } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { call } from "@colophon/api";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test, vi } from "vitest";
import { idOf } from "../../src/mail/compose-mail.ts";
import { openAccount, register } from "@colophon/testing/account";
import { type RunningServer, startServer } from "@colophon/testing/start-server";
import { createTestDatabase } from "../test-database.ts";
import { patience } from "@colophon/testing/patience";

/** Where the server is killed while it sends its letter; "cause": at any moment of the request that causes the letter. */
const points = ["cause", "connection", "sender", "recipient", "data", "end", "taken"] as const;
type Point = (typeof points)[number];

/** Kills its client the first time it reaches this point; records every accepted letter by Message-ID. */
async function openMailServer() {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  /** Letters received completely but not recorded yet. */
  let unnoted = 0;
  let trap: { point: Point; kill: () => Promise<void> } | undefined;
  const reach = async (point: Point): Promise<void> => {
    if (trap?.point !== point) return;
    const { kill } = trap;
    trap = undefined;
    await kill();
  };
  const after = async (point: Point, next: () => void): Promise<void> => {
    await reach(point);
    next();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, next) => void after("connection", next),
    onMailFrom: (_address, _session, next) => void after("sender", next),
    onRcptTo: (_address, _session, next) => void after("recipient", next),
    onData(stream, _session, next) {
      stream.once("end", () => (unnoted += 1));
      const read = async () => {
        await reach("data");
        const { messageId = "" } = await PostalMime.parse(await buffer(stream));
        await reach("end");
        taken.push(messageId);
        unnoted -= 1;
        await after("taken", next);
      };
      // A killed client sends nothing more.
      read().catch(() => undefined);
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  const { port } = server.server.address() as AddressInfo;
  const setTrap = (point: Point, kill: () => Promise<void>) => void (trap = { point, kill });
  /** Waits until everything sent by a killed client is read and recorded. */
  const settle = async () => {
    const isClosed = () => [...sockets].every(({ destroyed }) => destroyed);
    await vi.waitFor(() => expect(isClosed()).toBe(true), patience);
    await delay(20);
    await vi.waitFor(() => expect(unnoted).toBe(0), patience);
  };
  return { url: `smtp://127.0.0.1:${port}`, taken, setTrap, settle };
}

test("a kill between a letter's cause and its delivery never loses it or sends it twice unnoticed", async () => {
  const { url: DATABASE_URL, db } = await createTestDatabase();
  const mailServer = await openMailServer();
  let server: RunningServer = await startServer({ DATABASE_URL, SMTP_URL: mailServer.url });
  afterAll(() => server.stop().catch(() => server.kill()));
  const accounts = await Promise.all(
    Array.from({ length: 4 }, () => openAccount(server.url, "Ada Lovelace", { withLetters: true })),
  );
  await sql`update users set email_confirmed_at = now()`.execute(db);

  /** Causes of two kinds at once, with or without an answer. */
  const causes = () =>
    accounts.flatMap((account) => [
      call(
        "POST /api/auth/password/forgot",
        { body: { email: account.user.email } },
        { baseUrl: server.url },
      ),
      register(account, { title: randomUUID() }),
    ]);

  const mayComeTwice = new Set<string>();
  for (const point of points) {
    const { promise: killed, resolve } = Promise.withResolvers<void>();
    const kill = async () => {
      await server.kill();
      resolve();
    };
    if (point !== "cause") mailServer.setTrap(point, kill);
    const answers = Promise.allSettled(causes());
    if (point === "cause") {
      await delay(randomInt(60));
      await kill();
    }
    await killed;
    await answers;
    await mailServer.settle();
    // Letters that the mail server has accepted without our having recorded it.
    for (const letter of await db.selectFrom("letters").selectAll().where("sent_at", "is", null).execute()) {
      const taken = mailServer.taken.find((id) => id.startsWith(`<${idOf(letter)}@`));
      if (taken !== undefined) mayComeTwice.add(taken);
    }

    // The killed process's claims end in ten minutes: end them now, before the next process makes its own.
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`.execute(db);
      expect(rows).toEqual([]);
    }, patience);
    await sql`update letters set due_at = now() where due_at is not null and claim is not null`.execute(db);
    server = await server.restart();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from letters where due_at is not null`.execute(db);
      expect(rows).toEqual([]);
    }, patience);
  }
  await server.stop();

  // A cause was committed if and only if its letter was.
  const without = await sql`select encode(token_hash, 'hex') as subject from password_resets
    where not exists (select from letters where kind = 'passwordReset' and subject = encode(token_hash, 'hex'))
    union all select id from certificates
    where not exists (select from letters where kind = 'certificateReady' and subject = id)`.execute(db);
  expect(without.rows).toEqual([]);
  const letters = await db.selectFrom("letters").selectAll().execute();
  const uncaused =
    await sql`select from letters l where kind in ('passwordReset', 'certificateReady', 'finalProof')
    and not exists (select from certificates where id = subject)
    and not exists (select from password_resets where encode(token_hash, 'hex') = subject)`.execute(db);
  expect(uncaused.rows).toEqual([]);
  expect(letters.filter(({ sent_at, failed_at }) => sent_at === null || failed_at !== null)).toEqual([]);
  expect(letters.length).toBeGreaterThan(points.length);

  // Each arrived, and only letters whose acceptance was lost came again, with the same Message-ID.
  const times = new Map<string, number>();
  for (const id of mailServer.taken) times.set(id, (times.get(id) ?? 0) + 1);
  expect(times.size).toBe(letters.length);
  const twice = [...times].filter(([, count]) => count > 1).map(([id]) => id);
  expect(twice.filter((id) => !mayComeTwice.has(id))).toEqual([]);
  expect(mayComeTwice.size).toBeGreaterThan(0);
});
