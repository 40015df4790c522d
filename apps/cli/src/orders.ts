import { ApiError, formatMoney, type Order } from "@colophon/api";
import { setTimeout as wait } from "node:timers/promises";
import { ask, asFailure, type Asking, send } from "./ask.ts";
import { askOnce, type Delivery } from "./delivery.ts";
import { exitCodes, Failure, usageFailure } from "./failure.ts";
import type { RegisteredWork } from "./journal/journal-lines.ts";
import type { Group } from "./journal/journal-state.ts";
import type { Voice } from "./terminal.ts";

/** What the registry says to programs about itself. */
export interface RegistryTerms {
  payments: "demo" | "stripe";
  fee: { cents: number; batchCents: number; currency: string };
}

export async function readRegistryTerms(asking: Asking): Promise<RegistryTerms> {
  try {
    const { bytes } = await send(asking, new URL(".well-known/colophon-client.json", asking.registry), {});
    const terms = JSON.parse(new TextDecoder().decode(bytes)) as RegistryTerms;
    if (typeof terms.fee.cents === "number" && typeof terms.fee.batchCents === "number") return terms;
  } catch (error) {
    if (error instanceof Failure || asking.signal.aborted) throw error;
  }
  throw new Failure(
    exitCodes.refused,
    "no_registry",
    `${asking.registry.host} does not answer like a registry.`,
  );
}

/** Of works that are registered together. */
export const priceOfWorks = ({ fee }: RegistryTerms, quantity: number): number =>
  quantity === 1 ? fee.cents : quantity * fee.batchCents;

/** Whether somebody has to pay on a page. */
export const isPaid = (terms: RegistryTerms): boolean =>
  terms.payments === "stripe" && (terms.fee.cents > 0 || terms.fee.batchCents > 0);

export interface Money {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

/** `25.00EUR`, `25 EUR` or `3000JPY`. */
export function readMoney(text: string): Money {
  const {
    number = "",
    fraction = "",
    currency = "",
  } = /^(?<number>\d{1,9})(?:\.(?<fraction>\d{1,3}))? ?(?<currency>[A-Za-z]{3})$/.exec(text.trim())?.groups ??
  {};
  const code = currency.toUpperCase();
  if (code === "") throw usageFailure(`--max-total needs an amount such as 25.00EUR, not ${text}.`);
  const digits = digitsOf(code);
  if (fraction.length > digits) throw usageFailure(`${code} has ${digits} digits after the point.`);
  return { amount: Number(number + fraction.padEnd(digits, "0")), currency: code };
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const inWords = ({ amount, currency }: Money): string =>
  formatMoney("en", amount, currency.toUpperCase());

export function assertWithinMax(max: Money | undefined, total: Money): void {
  if (max === undefined) return;
  const isSame = max.currency === total.currency.toUpperCase();
  if (isSame && total.amount <= max.amount) return;
  throw new Failure(
    exitCodes.refused,
    "total_too_high",
    `It costs ${inWords(total)}${isSame ? `, more than the ${inWords(max)} of --max-total` : `, and --max-total is in ${max.currency}`}. Nothing was ordered.`,
  );
}

interface Placed {
  order: string;
  /** Null once nothing is left to pay. */
  checkoutUrl: string | null;
}

/** Orders a group: nothing is paid by this. The same works give the same order while it is open. Its line in the journal sets `group.order`. */
export async function placeOrder(delivery: Delivery, group: Group): Promise<Placed> {
  const { asking, journal } = delivery;
  const placed = await askOnce(delivery, group, () =>
    ask(asking, "POST /api/orders/batch", { text: group.body }),
  );
  if (placed.id !== group.order)
    journal.append({ kind: "ordered", id: group.id, at: Date.now(), order: placed.id });
  return { order: placed.id, checkoutUrl: placed.checkoutUrl };
}

export async function readOrder(asking: Asking, id: string): Promise<Order> {
  try {
    return await ask(asking, "GET /api/orders/{id}", { params: { id } });
  } catch (error) {
    throw error instanceof ApiError ? asFailure(asking, error) : error;
  }
}

export async function worksOfOrder(asking: Asking, id: string): Promise<RegisteredWork[]> {
  const { registered } = await ask(asking, "GET /api/orders/{id}/works", { params: { id } });
  return registered.map((work) => ({ workId: work.id, certificateId: work.certificateId }));
}

export const isWaiting = ({ state }: Pick<Order, "state">): boolean =>
  state === "draft" || state === "awaiting_payment" || state === "paid";

const firstPollMs = 2000;
const longestPollMs = 15_000;

/** Waits until an order is registered or ended, or until a time. */
export async function followOrder(
  asking: Asking,
  id: string,
  { until, voice }: { until: number; voice: Voice },
): Promise<Order> {
  let pauseMs = firstPollMs;
  let said = "";
  for (;;) {
    const order = await readOrder(asking, id);
    if (!isWaiting(order)) return order;
    const words = order.state === "paid" ? "Paid: being registered." : "Waiting for the payment.";
    if (words !== said) voice.note(words);
    said = words;
    const left = until - Date.now();
    if (left <= 0) return order;
    await wait(Math.min(pauseMs, left), undefined, { signal: asking.signal }).catch(() => undefined);
    // Whoever ends it hears how to go on.
    if (asking.signal.aborted) return order;
    pauseMs = Math.min(longestPollMs, pauseMs * 1.3);
  }
}
