import { createHash, randomUUID } from "node:crypto";
import type { Language, RegistrationContents } from "@colophon/api";
import type pg from "pg";
import { openJson, sealJson } from "../encryption.ts";
import { AppError } from "../errors.ts";
import type { Keys } from "../keys.ts";
import { findOpenOrder, findOrder, insertOrder, moveOrder, type OrderRow } from "../orders/orders.ts";
import type { PaymentPage, PaymentService } from "./payment-service.ts";

export interface OrderContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  service: PaymentService;
  fee: { amount: number; currency: string };
}

export interface Orderer {
  userId: string;
  email: string | null;
  language: Language;
}

/**
 * Writes down what will be registered, sealed, and opens the page to pay on. The same contents again give the same order,
 * with its page, until it has ended: whoever comes back, reloads or clicks twice pays once.
 */
export async function orderRegistration(
  context: OrderContext,
  orderer: Orderer,
  contents: RegistrationContents,
): Promise<{ order: OrderRow; page: PaymentPage | undefined }> {
  const contentsHash = hashOfContents(contents);
  const open = await findOpenOrder(context.pool, orderer.userId, contentsHash);
  if (open?.state === "paid" || open?.state === "fulfilled") return { order: open, page: undefined };
  if (open?.state === "awaiting_payment" && open.session !== null) {
    const page = await context.service.findPage(open.session);
    // Of a complete one, the message that it is paid is on its way: a second page would be paid, too.
    if (page.state !== "expired") return { order: open, page };
    await moveOrder(context.pool, open.id, "expired");
  }
  const order = open?.state === "draft" ? open : await newOrder(context, orderer, contents, contentsHash);
  const { email, language } = orderer;
  const page = await context.service.openPage({ orderId: order.id, ...context.fee, language, email });
  await moveOrder(context.pool, order.id, "awaiting_payment", { session: page.session });
  return { order: { ...order, state: "awaiting_payment", session: page.session }, page };
}

async function newOrder(
  { pool, keys, fee }: OrderContext,
  { userId, language }: Orderer,
  contents: RegistrationContents,
  contentsHash: Buffer,
): Promise<OrderRow> {
  const id = randomUUID();
  const sealed = sealJson(keys.dataEncryption.key, contents, contentsContext(id));
  await insertOrder(pool, {
    id,
    userId,
    ...fee,
    createdAt: new Date(),
    contents: sealed,
    contentsHash,
    language,
  });
  const order = await findOrder(pool, id);
  if (order === undefined) throw new AppError("unavailable");
  return order;
}

/** What an order will register; undefined when it is kept no more. */
export function contentsOf(
  { keys }: Pick<OrderContext, "keys">,
  { id, contents }: OrderRow,
): RegistrationContents | undefined {
  if (contents === null) return undefined;
  return openJson(keys.dataEncryption.key, contents, contentsContext(id)) as RegistrationContents;
}

/** Zod gives the keys of a body in the schema's order, so equal contents hash alike however they were sent. */
export function hashOfContents(contents: RegistrationContents): Buffer {
  return createHash("sha256").update(JSON.stringify(contents)).digest();
}

const contentsContext = (orderId: string): string => `orders.contents:${orderId}`;
