import { randomUUID } from "node:crypto";
import type { BatchContentsInput, Registered, RegistrationContentsInput } from "@colophon/api";
import { isLong } from "@colophon/testing/is-long";
import { describe, expect, test } from "vitest";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { refusal, send } from "@colophon/testing/send";
import { createTestApp } from "../../../test/test-app.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createTestRegister } from "../../../test/test-register.ts";
import { batchRoutes } from "./batch-routes.ts";
import { createRegistrationQuota } from "./registration-quota.ts";
import { workRoutes } from "./work-routes.ts";

const database = await createTestDatabase();
const context = await createTestRegister({ database });
const { pool, db } = context;
const fee = { amount: 2500, batchAmount: 700, currency: "CAD" };
const orderOfDemo = (quantity: number) => ({
  isPaid: false as const,
  id: randomUUID(),
  amount: quantity * fee.batchAmount,
  currency: fee.currency,
  quantity,
});
const payments = { orderOfDemo, redeem: () => Promise.reject(new Error("nothing is paid here")) };
const quota = createRegistrationQuota(db, { registrationsPerDay: 1200 });
const app = await createTestApp({ db }, (_server, bind) => {
  workRoutes(bind, { ...context, quota, payments });
  batchRoutes(bind, { ...context, quota, payments });
});
/** Another process of the same registry. */
const other = await createTestRegister({ database, testLog: context.testLog });
const otherApp = await createTestApp({ db }, (_server, bind) => batchRoutes(bind, other));

const titled = (title: string, more: Partial<RegistrationContentsInput> = {}): RegistrationContentsInput => {
  const { payment: _, ...input } = makeRegistrationInput();
  return { ...input, ...more, materialDetails: { ...input.materialDetails, title } };
};
const rowsOf = (count: number, more: Partial<RegistrationContentsInput> = {}) =>
  Array.from({ length: count }, (_, row) => titled(`Work ${row}`, more));

const registerAll = async (
  { token }: TestUser,
  registrations: BatchContentsInput["registrations"],
  { key, by = app }: { key?: string; by?: typeof app } = {},
) => {
  const { statusCode, body } = await by.inject({
    method: "POST",
    url: "/api/ip/register/batch",
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { "idempotency-key": key }) },
    payload: { registrations, payment: { provider: "demo" } },
  });
  return { status: statusCode, answer: JSON.parse(body) as { registered: Registered[] } };
};

const titlesOf = async ({ id }: TestUser): Promise<string[]> => {
  const { rows } = await pool.query<{ title: string }>(
    `select w.title from works w join certificates c on c.work_id = w.id
       join log_entries e on e.certificate_id = c.id where w.owner_id = $1 order by e.index`,
    [id],
  );
  return rows.map(({ title }) => title);
};
const takenToday = async () => {
  const { rows } = await pool.query<{ sum: string }>("select sum(number) from registration_counts");
  return Number(rows[0]?.sum);
};

describe("works that are registered together", () => {
  test.each(isLong ? [1, 2, 500] : [1, 2])(
    "are %i, in their order, with one order and one letter",
    async (count) => {
      const ada = await makeUser(db);
      const { status, answer } = await registerAll(ada, rowsOf(count));
      expect(status).toBe(201);
      const { registered } = answer;
      expect(await titlesOf(ada)).toEqual(Array.from({ length: count }, (_, row) => `Work ${row}`));
      const first = registered[0]?.index ?? 0;
      expect(registered.map(({ index }) => index)).toEqual(
        Array.from({ length: count }, (_, n) => first + n),
      );
      const { rows: orders } = await pool.query(
        `select quantity, amount, state, certificate_id as "certificateId" from orders where user_id = $1`,
        [ada.id],
      );
      expect(orders).toEqual([
        {
          quantity: count,
          amount: count * 700,
          state: "fulfilled",
          certificateId: registered[0]?.certificateId,
        },
      ]);
      const { rows: letters } = await pool.query("select kind from letters where user_id = $1", [ada.id]);
      expect(letters).toEqual([{ kind: count === 1 ? "certificateReady" : "batchReady" }]);
      const { rows: index } = await pool.query(
        "select count(*)::int as count from search_works where owner_id = $1",
        [ada.id],
      );
      expect(index).toEqual([{ count }]);
    },
  );

  test.runIf(isLong)(
    "are 500 with an older version each, larger than a batch of the log is otherwise",
    async () => {
      const ada = await makeUser(db);
      const older = (await registerAll(ada, rowsOf(500))).answer.registered;
      const { status, answer } = await registerAll(
        ada,
        older.map(({ certificateId }, row) => titled(`Newer ${row}`, { supersedes: certificateId })),
      );
      expect(status).toBe(201);
      const { rows } = await pool.query(
        `select other_certificate as newer from statements where kind = 'superseded'
       and certificate_id = any($1) order by array_position($1, certificate_id)`,
        [older.map(({ certificateId }) => certificateId)],
      );
      expect(rows.map(({ newer }: { newer: string }) => newer)).toEqual(
        answer.registered.map(({ certificateId }) => certificateId),
      );
    },
  );

  test("may have the same contents, as two single ones may", async () => {
    const ada = await makeUser(db);
    expect((await registerAll(ada, [titled("Twice"), titled("Twice")])).status).toBe(201);
    expect(await titlesOf(ada)).toEqual(["Twice", "Twice"]);
  });
});

describe("nothing is registered", () => {
  const expectRefused = async (
    user: TestUser,
    registrations: RegistrationContentsInput[],
    fields: Record<string, string>,
  ) => {
    const [before, taken] = [await titlesOf(user), await takenToday()];
    expect(await registerAll(user, registrations)).toEqual(refusal("validation_failed", fields as never));
    expect(await titlesOf(user)).toEqual(before);
    expect(await takenToday()).toBe(taken);
  };

  test("where one row is not complete, and all that is wrong is told", async () => {
    const rows = rowsOf(500);
    rows[316] = titled("");
    rows[499] = titled("Bad", { declarationAccepted: false as true });
    await expectRefused(await makeUser(db), rows, {
      "registrations.316.materialDetails.title": "required",
      "registrations.499.declarationAccepted": "not_accepted",
    });
  });

  test("where one row is refused for what only the server knows", async () => {
    const ada = await makeUser(db);
    const rows = rowsOf(40);
    const [older] = (await registerAll(ada, [titled("Older")])).answer.registered;
    const supersedes = older?.certificateId ?? "";
    rows[3] = titled("Alias", { creatorName: "Nobody’s alias" });
    rows[10] = titled("Not mine", { supersedes: "RSF-000000000" });
    rows[20] = titled("Newer", { supersedes });
    rows[30] = titled("Newer, too", { supersedes });
    rows[31] = titled("Proven", { earlierProofs: ["AAAA"] });
    await expectRefused(ada, rows, {
      "registrations.3.creatorName": "unknown_alias",
      "registrations.10.supersedes": "invalid",
      "registrations.30.supersedes": "invalid",
      "registrations.31.earlierProofs.0": "invalid",
    });
  });

  test("of none, and of more than 500", async () => {
    const ada = await makeUser(db);
    await expectRefused(ada, [], { registrations: "required" });
    await expectRefused(ada, rowsOf(501), { registrations: "too_many" });
  });

  test("where the day's quota is too small for all, and then it is for as many as before", async () => {
    const ada = await makeUser(db);
    expect((await registerAll(ada, rowsOf(500))).status).toBe(201);
    expect((await registerAll(ada, rowsOf(500))).status).toBe(201);
    const before = await takenToday();
    expect(await registerAll(ada, rowsOf(300))).toEqual(refusal("registrations_per_day"));
    expect(await takenToday()).toBe(before);
    expect((await registerAll(ada, rowsOf(200))).status).toBe(201);
    expect(await registerAll(ada, rowsOf(1))).toEqual(refusal("registrations_per_day"));
  });
});

describe("sent again under the same key", () => {
  test("a batch is registered once, and answered as before", async () => {
    const [ada, key] = [await makeUser(db), randomUUID()];
    const rows = rowsOf(20);
    const first = await registerAll(ada, rows, { key });
    const taken = await takenToday();
    expect(await registerAll(ada, rows, { key })).toEqual(first);
    expect(await registerAll(ada, rows, { key, by: otherApp })).toEqual(first);
    expect(await takenToday()).toBe(taken);
    expect(await titlesOf(ada)).toHaveLength(20);
    expect(await registerAll(ada, rowsOf(19), { key })).toEqual(refusal("idempotency_key_reused"));
  });

  test("also while two processes register it at the same moment", async () => {
    const [ada, key] = [await makeUser(db), randomUUID()];
    const rows = rowsOf(30);
    const answers = await Promise.all([app, otherApp].map((by) => registerAll(ada, rows, { key, by })));
    expect(answers[0]?.status).toBe(201);
    expect(answers[1]).toEqual(answers[0]);
    expect(await titlesOf(ada)).toHaveLength(30);
  });

  test("a process registers one batch of an account at a time", async () => {
    const ada = await makeUser(db);
    const answers = await Promise.all([rowsOf(50), rowsOf(50)].map((rows) => registerAll(ada, rows)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
    expect(await titlesOf(ada)).toHaveLength(50);
  });
});

test("of two batches about the same older versions, in opposite order, one is registered", async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await makeUser(db);
    const older = (await registerAll(ada, rowsOf(30))).answer.registered;
    const newer = older.map(({ certificateId }, row) =>
      titled(`Newer ${row}`, { supersedes: certificateId }),
    );
    const answers = await Promise.all([
      registerAll(ada, newer),
      registerAll(ada, newer.toReversed(), { by: otherApp }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(await titlesOf(ada)).toHaveLength(60);
    const lost = answers.find(({ status }) => status === 400)?.answer as unknown as { fields: object };
    expect(Object.keys(lost.fields)).toHaveLength(30);
  }
});

test("single registrations go on beside batches of many accounts", async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => makeUser(db)));
  const batches = users.map((user, n) => registerAll(user, rowsOf(60), { by: n % 2 === 0 ? app : otherApp }));
  const singles = users.flatMap((user) =>
    Array.from({ length: 5 }, () =>
      send(app, "POST", "/api/ip/register", { token: user.token, body: makeRegistrationInput() }),
    ),
  );
  expect(new Set((await Promise.all(batches)).map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set((await Promise.all(singles)).map(({ status }) => status))).toEqual(new Set([201]));
  for (const user of users) expect(await titlesOf(user)).toHaveLength(65);
});
