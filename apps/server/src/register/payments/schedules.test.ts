import path from "node:path";
import { letters } from "../../../test/test-letters.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLong } from "@colophon/testing/is-long";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { makeUser, type TestUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { createTestPayments } from "../../../test/test-payments.ts";
import type { Message } from "@colophon/testing/test-stripe";
import { openStaging } from "../deposits/staging.ts";
import { openObjects } from "../../base/files/folder-objects.ts";
import { createEraser } from "../../personal-data/eraser.ts";

const payments = await createTestPayments();
const { app, db, pool, stripe, settler, deliver, settleAll } = payments;
const folder = makeTemporaryFolder("colophon-schedules-");
const eraser = createEraser({
  ...payments,
  letters,
  objects: openObjects(path.join(folder, "objects")),
  staging: openStaging(path.join(folder, "staging"), 1000),
});

/** What happens next; `which` is taken modulo the number of candidates. */
const happening = fc.record({
  what: fc.constantFrom(
    ...(["order", "order", "pay", "pay", "payLate", "settleLate", "expire", "deliver", "deliver"] as const),
    ...(["settle", "settle", "refundElsewhere", "refundPart", "pend", "erase", "breakOff"] as const),
  ),
  which: fc.nat({ max: 11 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** One round: users order, and messages arrive in any order, repeatedly, or only at the end. */
async function live(schedule: readonly Happening[]): Promise<string[]> {
  const users: (TestUser | undefined)[] = await Promise.all([makeUser(db), makeUser(db)]);
  const known = new Set(stripe.pages.keys());
  const told: Message[] = [];
  const sessions = () => [...stripe.pages.keys()].filter((session) => !known.has(session));
  const pick = <T>(from: readonly T[], which: number) => from[which % Math.max(from.length, 1)];
  const hear = () => void told.push(...stripe.messages.splice(0));
  const pageOf = (which: number) => stripe.pages.get(pick(sessions(), which) ?? "");

  const happen: Record<Happening["what"], (which: number) => Promise<unknown>> = {
    async order(which) {
      const token = pick(users, which)?.token;
      if (token === undefined) return;
      const { payment: _, ...input } = makeRegistrationInput();
      const materialDetails = { ...input.materialDetails, title: `Work ${which % 3}` };
      const body = { registration: { ...input, materialDetails }, consent: true };
      await send(app, "POST", "/api/orders", { token, body });
    },
    async pay(which) {
      const page = pageOf(which);
      if (page?.status === "open") stripe.pay(page.id);
    },
    async payLate(which) {
      const page = pageOf(which);
      if (page?.status === "open") stripe.pay(page.id, { isLate: true });
    },
    async settleLate(which) {
      const page = pageOf(which);
      if (page?.status === "complete" && page.payment_status === "unpaid") stripe.settleLate(page.id);
    },
    async expire(which) {
      const page = pageOf(which);
      if (page?.status === "open") stripe.expire(page.id);
    },
    async deliver(which) {
      const message = pick(told, which);
      if (message) expect(await deliver(message)).toBe(200);
    },
    async settle() {
      await pool.query("update orders set due_at = now() where due_at is not null");
      await settler.settleOne();
    },
    async refundElsewhere(which) {
      const page = pageOf(which);
      if (page?.payment_status === "paid") stripe.refund(page.payment_intent ?? "");
    },
    async refundPart(which) {
      const page = pageOf(which);
      if (page?.payment_status === "paid") stripe.refund(page.payment_intent ?? "", 700);
    },
    async pend(which) {
      stripe.state.refundsArePending = which % 2 === 0;
    },
    async breakOff(which) {
      stripe.state.fates.push(which % 2 === 0 ? "swallow" : "refuse");
    },
    async erase(which) {
      const place = which % users.length;
      const user = users[place];
      if (user === undefined) return;
      users[place] = undefined;
      await db.updateTable("users").set({ erasing_since: new Date() }).where("id", "=", user.id).execute();
      await eraser.resume();
    },
  };

  for (const { what, which } of schedule) {
    await happen[what](which);
    hear();
  }
  // In the end every message arrives, and every bank answers.
  stripe.state.fates.length = 0;
  stripe.state.refundsArePending = false;
  for (let round = 0; round < 3; round++) {
    for (const message of told.splice(0)) expect(await deliver(message)).toBe(200);
    await settleAll();
    stripe.settleRefunds();
    hear();
  }
  return sessions();
}

interface Fate {
  state: string;
  hasWork: boolean;
  isErased: boolean;
  paid: number;
  back: number;
}

const unknown: Fate = { state: "draft", hasWork: false, isErased: false, paid: 0, back: 0 };

async function fateOf(session: string): Promise<Fate | undefined> {
  const { rows } = await pool.query<Fate>(
    `select state, exists (select from works where id = work_id) as "hasWork", user_id is null as "isErased",
       coalesce((select sum(amount) from receipts where order_id = o.id and kind = 'payment'), 0)::int as paid,
       coalesce((select sum(amount) from receipts where order_id = o.id and kind = 'refund'), 0)::int as back
     from orders o where session = $1`,
    [session],
  );
  return rows[0];
}

test("after any events in any order, a payer gets either the work or a refund, once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40 }), async (schedule) => {
      for (const session of await live(schedule)) {
        const page = stripe.pages.get(session);
        // A page whose answer was lost is unknown until it is asked for again, or paid.
        const fate = (await fateOf(session)) ?? unknown;
        const isPaid = page?.payment_status === "paid";
        const given = [...stripe.refunds.values()]
          .filter(({ payment_intent: payment }) => isPaid && payment === page.payment_intent)
          .reduce((sum, { amount }) => sum + amount, 0);
        const due = isPaid ? (page.amount_total ?? 0) : 0;
        const isSettled = /^(fulfilled|refunded)$/.test(fate.state);
        expect({ paid: fate.paid, back: fate.back, isSettled }).toEqual({
          paid: due,
          back: given,
          isSettled: isPaid,
        });
        // A refund after the registration doesn't remove the work.
        expect(fate.hasWork).toBe(fate.state === "fulfilled" ? !fate.isErased : isPaid && fate.hasWork);
        expect(given).toBe(fate.state === "refunded" ? due : given);
      }
      const { rows } = await pool.query<{ works: number; bought: number; last: number; receipts: number }>(
        `select (select count(*) from works)::int as works, (select count(work_id) from orders)::int as bought,
           (select max(number) from receipts)::int as last, (select count(*) from receipts)::int as receipts`,
      );
      expect(rows[0]?.bought).toBe(rows[0]?.works);
      expect(rows[0]?.last ?? 0).toBe(rows[0]?.receipts);
    }),
    { numRuns: isLong ? 300 : 10 },
  );
}, 600_000);
