import type { LicenceRequest } from "@colophon/api";

export type RequestAct = "accept" | "counter" | "decline" | "paid";

/** What somebody may do with a request now; the registry has the last word. */
export function actsOf({ state, as, amount }: LicenceRequest): RequestAct[] {
  const isLicensor = as === "licensor";
  // A free one is issued when both agree: it is still agreed only where that was interrupted.
  if (state === "agreed" && amount === 0) return ["accept", "decline"];
  if (state === "agreed") return isLicensor ? ["paid", "decline"] : ["decline"];
  if (state !== "asked" && state !== "countered") return [];
  const isMyTurn = isLicensor === (state === "asked");
  if (!isMyTurn) return ["decline"];
  return amount === null ? ["counter", "decline"] : ["accept", "counter", "decline"];
}

/** Whether somebody waits for an answer of one's own. */
export const isWaitingForMe = (request: LicenceRequest): boolean =>
  ["accept", "counter", "paid"].some((act) => actsOf(request).includes(act as RequestAct));
