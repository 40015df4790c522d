import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { letPass } from "../../../test/let-pass.ts";
import { mountAccounts } from "../../../test/mount-accounts.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { confirmAddress, letters, queuedLetters } from "../../../test/test-letters.ts";

const { db } = await createTestDatabase();
const config = { publicUrl: "https://colophon.example", rateLimits: true };
const password = "a long enough secret";
const stranger = "stranger@elsewhere.example";
const most = 6;
let app: Awaited<ReturnType<typeof createTestApp>>;
let token: string;

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
  app = await createTestApp({ db, rateLimits: true }, (server, bind) =>
    mountAccounts(server, bind, { db, letters, config }),
  );
  await db.deleteFrom("users").execute();
  token = await openAccount("own@writers.example");
  await confirmAddress(db, "own@writers.example");
  await sql`update sessions set confirmed_at = now()`.execute(db);
});

async function openAccount(email: string): Promise<string> {
  await signUp(email);
  const { answer } = await send("POST", "/login", { email, password });
  return answer["token"] as string;
}

async function send(
  method: "PUT" | "POST",
  url: string,
  payload: object,
  { client = "192.0.2.1", as }: { client?: string; as?: string } = {},
) {
  const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
  const request = { method, url: `/api/auth${url}`, headers, payload, remoteAddress: client };
  const { statusCode, body } = await app.inject(request);
  return { statusCode, answer: JSON.parse(body) as Record<string, unknown> };
}
const signUp = (email: string, client?: string) =>
  send("POST", "/register", { full_name: "Ada", email, password }, client === undefined ? {} : { client });
const change = (email: string, client: string) => send("PUT", "/email", { email }, { client, as: token });
const resend = (as: string, client: string) => send("POST", "/email/resend", {}, { client, as });
const confirm = (as: string, code: string | undefined) =>
  send("POST", "/email/confirm", { token: code }, { as });

/** The accounts with the stranger's address have others, so there is room for more. */
const leave = () =>
  sql`update users set email = id || '@else.example', email_key = id || '@else.example'
    where email = ${stranger}`.execute(db);

const toStranger = async () => (await queuedLetters(db)).filter(({ to }) => to === stranger);

let waiting: string;
const ways = {
  async "signing up"(client: string) {
    const { statusCode, answer } = await signUp(stranger, client);
    await leave();
    // Each account has an id and a session of its own.
    const own = { token: "", device: "", user: { ...(answer["user"] as object), id: "" } };
    return { statusCode, answer: { ...answer, ...own } };
  },
  "changing the address": async (client: string) => change(stranger, client),
  async "asking once more"(client: string) {
    const found = await db.selectFrom("users").select("id").where("email", "=", stranger).execute();
    if (found.length === 0) waiting = await openAccount(stranger);
    return resend(waiting, client);
  },
};

describe("letters that confirm an address, which may be a stranger's", () => {
  test.each(Object.entries(ways))(
    "stop after six in a row, from whatever clients, unseen: %s",
    async (_name, way) => {
      const answers: unknown[] = [];
      for (let n = 1; n <= 12; n++) answers.push(await way(`198.51.100.${n}`));
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect(answers[0]).toMatchObject({ statusCode: expect.toBeOneOf([200, 201]) as number });
      expect(await toStranger()).toHaveLength(most);
      await letPass(db, 3600);
      await way("198.51.100.99");
      expect(await toStranger()).toHaveLength(most + 1);
    },
  );

  test("are counted together, and by mailbox, not by spelling", async () => {
    for (const way of Object.values(ways)) for (let n = 1; n <= 3; n++) await way(`198.51.100.${n}`);
    await change(stranger.toUpperCase(), "203.0.113.9");
    const sent = (await queuedLetters(db)).filter(({ to }) => to?.toLowerCase() === stranger);
    expect(sent).toHaveLength(most);
  });

  test("where no more may go, the last link stays good", async () => {
    for (let n = 1; n <= 9; n++) await ways["asking once more"](`198.51.100.${n}`);
    const link = (await toStranger()).at(-1)?.token;
    expect(await confirm(waiting, link)).toMatchObject({ statusCode: 200 });
  });

  test("where no more may go, a new address waits, the one before it no longer, and a letter can be asked for later", async () => {
    for (let n = 1; n <= 3; n++)
      for (const way of ["asking once more", "signing up"] as const) await ways[way](`198.51.100.${n}`);
    await leave();
    await change("typo@elsewhere.example", "203.0.113.9");
    const typo = (await queuedLetters(db)).find(({ to }) => to === "typo@elsewhere.example")?.token;
    expect(await change(stranger, "203.0.113.9")).toMatchObject({ answer: { awaitedEmail: stranger } });
    expect(await confirm(token, typo)).toMatchObject({ statusCode: 422 });
    const before = (await toStranger()).length;
    await letPass(db, 3600);
    await resend(token, "203.0.113.9");
    expect(await toStranger()).toHaveLength(before + 1);
  });
});
