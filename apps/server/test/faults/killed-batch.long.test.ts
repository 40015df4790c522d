import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { RegistrationContents } from "@colophon/api";
import { makeRegistration } from "@colophon/testing/make-registration";
import { makeUser } from "@colophon/testing/make-user";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { expect, test } from "vitest";
import { checkLog } from "../../src/log/check-log.ts";
import type { Registrant } from "../../src/people/profiles/find-registrant.ts";
import type { OrderOfRegistration } from "../../src/register/orders/orders-of-batch.ts";
import { registerBatch } from "../../src/register/works/register-batch.ts";
import { registerWork } from "../../src/register/works/register-work.ts";
import { createTestDatabase } from "../test-database.ts";
import { createTestRegister } from "../test-register.ts";

/** What `dying-batch.ts` is told. */
export interface BatchToKill {
  url: string;
  keysDir: string;
  guardPath: string;
  registrant: Registrant;
  registrations: RegistrationContents[];
  idempotencyKey: string;
  order: OrderOfRegistration;
  /** Killed when it has sent this number; 0: never. */
  statements: number;
}

const folder = makeTemporaryFolder("colophon-batch-");
const database = await createTestDatabase();
const context = await createTestRegister({ database });
const { pool, db, testLog } = context;
const { keysDir, guardPath } = testLog;

const titled = (title: string, more: Partial<RegistrationContents> = {}): RegistrationContents => {
  const { payment: _, ...contents } = makeRegistration();
  return { ...contents, ...more, materialDetails: { ...contents.materialDetails, title } };
};

/** Works, two of which are newer versions, with a person who is to be asked, in a process that is killed; and sent again. */
async function walk(
  statements: number,
  quantity: number,
): Promise<{ sent: number | undefined; wasDone: boolean }> {
  const { id, email } = await makeUser(db);
  const registrant = { id, email, name: "Ada Lovelace", aliases: [], selfIdentification: {} };
  const older = await Promise.all(
    ["Old 0", "Old 1"].map((title) => registerWork(context, registrant, titled(title))),
  );
  const registrations = Array.from({ length: quantity }, (_, row) => {
    const supersedes = older[row]?.certificateId;
    return titled(`Work ${row}`, supersedes === undefined ? {} : { supersedes });
  });
  const order = {
    isPaid: false,
    id: randomUUID(),
    amount: 100 * quantity,
    currency: "CAD",
    quantity,
  } as const;
  const sending = { registrant, registrations, idempotencyKey: randomUUID(), order };
  const told: BatchToKill = { url: database.url, keysDir, guardPath, ...sending, statements };

  const file = path.join(folder, "told.json");
  writeFileSync(file, JSON.stringify(told));
  const child = fork(path.join(import.meta.dirname, "dying-batch.ts"), [file]);
  let sent: number | undefined;
  child.on("message", (message) => void (sent = Number(message)));
  const [, signal] = (await once(child, "exit")) as [number | null, string | null];
  expect(signal).toBe(statements === 0 ? null : "SIGKILL");

  // Postgres ends the transaction once it notices; until then the keys and works are locked.
  const before = await countOf(id);
  expect([2, 2 + quantity]).toContain(before["works"]);
  const { idempotencyKey } = sending;
  const registered = await registerBatch(context, registrant, { registrations }, { idempotencyKey, order });
  expect(registered).toHaveLength(quantity);
  expect(await registerBatch(context, registrant, { registrations }, { idempotencyKey, order })).toEqual(
    registered,
  );
  // Two letters about the older works, one about all of these.
  expect(await countOf(id)).toEqual({
    works: 2 + quantity,
    logged: 2 + quantity,
    superseded: 2,
    orders: 1,
    letters: 3,
    invitations: 2 + quantity,
    batches: 1,
  });
  const { rows } = await pool.query<{ title: string }>(
    `select w.title from unnest($1::text[]) with ordinality as g (id, n) join certificates c on c.id = g.id
       join works w on w.id = c.work_id order by n`,
    [registered.map(({ certificateId }) => certificateId)],
  );
  expect(rows.map(({ title }) => title)).toEqual(registrations.map((one) => one.materialDetails.title));
  expect((await checkLog(pool)).difference).toBeUndefined();
  return { sent, wasDone: before["works"] === 2 + quantity };
}

async function countOf(userId: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(
    `select count(*)::int as works, count(e.index)::int as logged,
       (select count(*)::int from statements where user_id = $1 and kind = 'superseded') as superseded,
       (select count(*)::int from orders where user_id = $1) as orders,
       (select count(*)::int from letters where user_id = $1) as letters,
       (select count(*)::int from invitations where owner_id = $1) as invitations,
       count(distinct b.batch_id)::int as batches
     from works w join certificates c on c.work_id = w.id left join log_entries e on e.certificate_id = c.id
       left join batch_works b on b.work_id = w.id where w.owner_id = $1`,
    [userId],
  );
  return rows[0] ?? {};
}

test.each([6, 500])(
  "a process that is killed while it registers %i works leaves all of them or none, and the same request gets all",
  async (quantity) => {
    const { sent = 0 } = await walk(0, quantity);
    expect(sent).toBeGreaterThan(20);
    const done: boolean[] = [];
    // From the first check to the last statement: signing, writing, locking the log, the commit, publishing.
    for (let point = 1; point <= 9; point++)
      done.push((await walk(Math.ceil((sent * point) / 9) - 1, quantity)).wasDone);
    expect(done[0]).toBe(false);
  },
  // It takes a minute on a quiet machine.
  900_000,
);
