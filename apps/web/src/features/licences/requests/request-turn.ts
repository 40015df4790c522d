import type { LicenceRequest } from "@colophon/api";

export type RequestAct = "accept" | "counter" | "decline" | "paid";

/** What somebody may do with a request now; the registry has the last word. */
export function actsOf({ state, as, amount }: LicenceRequest): RequestAct[] {
  const isLicensor = as === "licensor";
  if (state === "agreed") return isLicensor && amount !== 0 ? ["paid", "decline"] : ["decline"];
  if (state !== "asked" && state !== "countered") return [];
  const isMyTurn = isLicensor === (state === "asked");
  if (!isMyTurn) return ["decline"];
  return amount === null ? ["counter", "decline"] : ["accept", "counter", "decline"];
}

/** Whether somebody waits for an answer of one's own. */
export const isWaitingForMe = (request: LicenceRequest): boolean =>
  ["accept", "counter", "paid"].some((act) => actsOf(request).includes(act as RequestAct));
