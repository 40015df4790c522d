import type { Order } from "@colophon/api";
import { sentenceOfState } from "./order-words.ts";
import { type ExitCode, exitCodes } from "./failure.ts";
import type { RegisteredWork } from "./journal/journal-lines.ts";
import type { Group } from "./journal/journal-state.ts";
import { followOrder, inWords, isWaiting, placeOrder, readOrder, worksOfOrder } from "./orders.ts";
import type { Registering } from "./delivery.ts";

/** Orders what isn't ordered yet, and says where each is paid. An order that has ended unpaid is placed again. */
export async function placeAll(groups: readonly Group[], registering: Registering): Promise<void> {
  const { asking, voice } = registering;
  for (const group of groups) {
    if (group.order !== undefined) {
      const { state } = await readOrder(asking, group.order);
      // The page is asked for again while it is open; a new order only where the old one can no longer be paid.
      if (state !== "draft" && state !== "awaiting_payment" && state !== "expired") continue;
    }
    const { order, checkoutUrl } = await placeOrder(registering, group);
    const { amount, currency, quantity, state } = await readOrder(asking, order);
    if (checkoutUrl === null) continue;
    voice.result(
      { event: "order", order, state, quantity, amount, currency, checkoutUrl },
      `Order ${order}: ${quantity} ${quantity === 1 ? "work" : "works"}, ${inWords({ amount, currency })}\nPay here: ${checkoutUrl}`,
    );
  }
}

interface Waiting {
  waitMs: number;
}

/** Waits for all orders. What is paid is registered by the registry itself, whether or not anybody waits. */
export async function followGroups(
  groups: readonly Group[],
  { waitMs }: Waiting,
  registering: Registering,
  tell: (group: Group, registered: RegisteredWork[]) => void,
): Promise<ExitCode> {
  const { asking, journal, voice } = registering;
  const until = Date.now() + waitMs;
  let code: ExitCode = exitCodes.done;
  for (const group of groups) {
    const { order: id } = group;
    if (id === undefined) continue;
    const order = await followOrder(asking, id, { until, voice });
    if (order.state === "fulfilled") {
      const works = await worksOfOrder(asking, id);
      journal.append({ kind: "registered", id: group.id, at: Date.now(), works });
      tell(group, works);
      continue;
    }
    tellOrder(order, registering);
    if (isWaiting(order)) {
      if (code === exitCodes.done) code = exitCodes.paymentAwaited;
      continue;
    }
    code = exitCodes.refused;
    // A bank may still pay a page that has expired: the order is asked about again before there is another.
    if (order.state !== "expired")
      journal.append({ kind: "dropped", id: group.id, at: Date.now(), why: order.state });
  }
  return code;
}

/** An order that another journal has, or none. */
export async function followUnknown(
  id: string,
  { waitMs }: Waiting,
  registering: Registering,
): Promise<ExitCode> {
  const { asking, voice } = registering;
  const order = await followOrder(asking, id, { until: Date.now() + waitMs, voice });
  if (order.state !== "fulfilled") {
    tellOrder(order, registering);
    return isWaiting(order) ? exitCodes.paymentAwaited : exitCodes.refused;
  }
  for (const work of await worksOfOrder(asking, id))
    voice.result({ event: "registered", ...work, order: id }, work.certificateId);
  return exitCodes.done;
}

export function tellOrder(order: Order, { voice }: Pick<Registering, "voice">): void {
  const { id, state, quantity, amount, currency } = order;
  voice.result({ event: "order", order: id, state, quantity, amount, currency }, sentenceOfState(order));
}
