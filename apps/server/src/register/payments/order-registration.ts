import { randomUUID } from "node:crypto";
import { type BatchContents, type Language, languages, type RegistrationContents } from "@colophon/api";
import type pg from "pg";
import { openJson, sealJson } from "../../base/encryption.ts";
import { AppError } from "../../base/errors.ts";
import { hashBody } from "../../base/idempotency/hash-body.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { findOpenOrder, findOrder, insertOrder, moveOrder, type OrderRow } from "../orders/orders.ts";
import { type Fee, priceOf } from "../orders/price-of.ts";
import type { PaymentPage, PaymentService } from "./payment-service.ts";

export interface OrderContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  service: PaymentService;
  fee: Fee;
}

export interface Orderer {
  userId: string;
  language: Language;
}

/** How long an order's page can be paid: the payer may have to look for a card. */
const payableMs = 2 * 60 * 60 * 1000;

/** A page requested later than this after the order would be open for less than Stripe's minimum, half an hour. */
const draftMs = 60 * 60 * 1000;

/**
 * Stores what will be registered, sealed, and opens the payment page. The same contents give the same order and page
 * until it has ended, so coming back, reloading or clicking twice doesn't charge twice. `takeQuota` allows a new one.
 */
export async function orderRegistration(
  context: OrderContext,
  orderer: Orderer,
  contents: OrderedContents,
  takeQuota: () => Promise<void> = async () => undefined,
): Promise<{ order: OrderRow; page: PaymentPage | undefined }> {
  const contentsHash = hashBody(contents);
  const open = await findOpenOrder(context.pool, orderer.userId, contentsHash);
  if (open?.state === "paid" || open?.state === "fulfilled") return { order: open, page: undefined };
  if (open?.state === "awaiting_payment" && open.session !== null) {
    const page = await context.service.findPage(open.session);
    // For a completed page, the message about its payment is on its way: a second page would be charged, too.
    if (page.state !== "expired") return { order: open, page };
    await moveOrder(context.pool, open.id, "expired");
  }
  if (open?.state === "draft" && Date.now() - open.createdAt.getTime() > draftMs)
    await moveOrder(context.pool, open.id, "expired");
  else if (open?.state === "draft") return openPage(context, open);
  await takeQuota();
  const order = await newOrder(context, orderer, contents, contentsHash);
  if (order !== undefined) return openPage(context, order);
  // Either a double click, where the first order counts, or the account is closed.
  if ((await findOpenOrder(context.pool, orderer.userId, contentsHash)) === undefined)
    throw new AppError("unauthorized");
  return orderRegistration(context, orderer, contents);
}

async function openPage(
  context: OrderContext,
  order: OrderRow,
): Promise<{ order: OrderRow; page: PaymentPage }> {
  const { id: orderId, amount, currency, quantity, createdAt } = order;
  const page = await context.service.openPage({
    orderId,
    amount,
    currency,
    quantity,
    language: languages.find((one) => one === order.language) ?? "en",
    expiresAt: new Date(createdAt.getTime() + payableMs),
  });
  await moveOrder(context.pool, order.id, "awaiting_payment", { session: page.session });
  return { order: { ...order, state: "awaiting_payment", session: page.session }, page };
}

async function newOrder(
  { pool, keys, fee }: OrderContext,
  { userId, language }: Orderer,
  contents: OrderedContents,
  contentsHash: Buffer,
): Promise<OrderRow | undefined> {
  const id = randomUUID();
  const quantity = quantityOf(contents);
  const sealed = sealJson(keys.dataEncryption.key, contents, contentsContext(id));
  const order = {
    id,
    userId,
    amount: priceOf(fee, quantity),
    currency: fee.currency,
    quantity,
    createdAt: new Date(),
    contents: sealed,
    contentsHash,
    language,
  };
  return (await insertOrder(pool, order)) ? findOrder(pool, id) : undefined;
}

/** What an order will register; undefined once that is deleted. */
export function orderedContentsOf(
  { keys }: Pick<OrderContext, "keys">,
  { id, contents }: OrderRow,
): OrderedContents | undefined {
  if (contents === null) return undefined;
  const opened = openJson(keys.dataEncryption.key, contents, contentsContext(id)) as OrderedContents;
  return isBatchOrder(opened) ? opened : { ...addedLater, ...opened };
}

/** One registration, or several that are registered all or none. */
type OrderedContents = RegistrationContents | BatchContents;

export const isBatchOrder = (contents: OrderedContents): contents is BatchContents =>
  "registrations" in contents;

export const quantityOf = (contents: OrderedContents): number =>
  isBatchOrder(contents) ? contents.registrations.length : 1;

/** Fields that are missing in orders from before this version. */
const addedLater = { registrantShare: "", showShares: false, showFiles: false };

export const contentsContext = (orderId: string): string => `orders.contents:${orderId}`;
