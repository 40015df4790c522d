import { setTimeout as delay } from "node:timers/promises";
import type { Registered } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { findUser } from "../../people/accounts/accounts.ts";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { findOrder, moveOrder, noteFailure, type OrderRow, takeDueOrder } from "../orders/orders.ts";
import { createRegistrantFinder } from "../../people/profiles/find-registrant.ts";
import { registerBatch } from "../works/register-batch.ts";
import { findRegisteredWith } from "../works/find-registered-with.ts";
import { registerWork, type RegisterContext } from "../works/register-work.ts";
import { OrderTaken } from "../works/leaf-writer.ts";
import { refundPayment } from "./refund-payment.ts";
import { orderedContentsOf, isBatchOrder } from "./order-registration.ts";
import type { PaymentService } from "./payment-service.ts";

export interface SettleContext extends RegisterContext {
  db: Kysely<Database>;
  service: PaymentService;
  logger: Logger;
}

const secondsBetweenLooks = 2;

export type Settler = ReturnType<typeof createSettler>;

/** Registers paid orders, and refunds those that can't be registered: any process may, one at a time for each order. */
export function createSettler(context: SettleContext) {
  const { db, pool, logger } = context;
  const findRegistrant = createRegistrantFinder(context);
  const end = new AbortController();
  let running = Promise.resolve();

  /** Answers a fulfilled order again the same way. */
  async function fulfil(order: OrderRow): Promise<Registered[]> {
    if (order.state === "fulfilled") return registeredBy(order);
    const contents = orderedContentsOf(context, order);
    const user = order.userId === null ? undefined : await findUser(db, order.userId);
    if (order.state !== "paid" || contents === undefined || user === undefined)
      throw new AppError("order_ended");
    const { id: userId, full_name: name } = user;
    const email = user.email_confirmed_at === null ? null : user.email;
    const registrant = await findRegistrant({ userId, name, email });
    try {
      const payment = { order: { isPaid: true, id: order.id } } as const;
      if (isBatchOrder(contents)) return await registerBatch(context, registrant, contents, payment);
      return [await registerWork(context, registrant, contents, payment)];
    } catch (error) {
      if (!(error instanceof OrderTaken)) throw error;
      const now = await findOrder(pool, order.id);
      if (now?.state !== "fulfilled") throw new AppError("order_ended", { cause: error });
      return registeredBy(now);
    }
  }

  async function registeredBy({ certificateId }: OrderRow): Promise<Registered[]> {
    const registered = certificateId === null ? [] : await findRegisteredWith(context, certificateId);
    // Erased meanwhile.
    if (registered.length === 0) throw new AppError("order_ended");
    return registered;
  }

  async function settle(order: OrderRow): Promise<void> {
    if (order.state === "refund_due") return refundPayment(context, order);
    if (order.state !== "paid") return;
    try {
      await fulfil(order);
    } catch (error) {
      if (!isForGood(error)) throw error;
      logger.warn({ order: order.id, reason: error.code }, "an order cannot be registered and is given back");
      // False where its state has changed meanwhile, as by another process that has fulfilled it: then nothing is given back.
      await moveOrder(pool, order.id, "refund_due", {
        failure: error.code,
        isDue: true,
        keepsContents: false,
      });
    }
  }

  /** False when no order is due. */
  async function settleOne(): Promise<boolean> {
    const order = await takeDueOrder(pool);
    if (order === undefined) return false;
    try {
      await settle(order);
    } catch (err) {
      const reason = err instanceof AppError ? err.code : "internal_error";
      logger.warn({ err, order: order.id }, "an order waits");
      await noteFailure(pool, order.id, reason);
    }
    return true;
  }

  async function look(): Promise<void> {
    while (!end.signal.aborted) {
      try {
        while (!end.signal.aborted && (await settleOne()));
      } catch (err) {
        logger.warn({ err }, "orders wait");
      }
      await delay(secondsBetweenLooks * 1000, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    fulfil,
    settleOne,
    start() {
      running = look();
    },
    async stop() {
      end.abort();
      await running;
    },
  };
}

/** The user, their name or their details have changed since they ordered, so retrying is useless. */
function isForGood(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500 && error.status !== 429;
}
