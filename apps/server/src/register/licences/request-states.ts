import type { ApiErrorCode, RequestState } from "@colophon/api";

export type Side = "licensor" | "licensee";
type Answer = "accept" | "counter" | "decline" | "paid";

/** Whose turn it is; an agreed request waits for the licensor, who confirms the receipt. */
const turns: Partial<Record<RequestState, Side>> = { asked: "licensor", countered: "licensee" };

/**
 * The state after an answer, or why it is refused. `issue`: it is agreed, and nothing is missing but the licence. What was issued stays
 * so when the receipt is confirmed again.
 */
export function nextState(
  { state, amount }: { state: RequestState; amount: number | null },
  by: Side,
  answer: Answer,
): { next: RequestState | "issue" } | { refusal: ApiErrorCode } {
  if (state === "issued" && answer === "paid" && by === "licensor") return { next: "issued" };
  if (state === "agreed") return afterAgreement(amount, by, answer);
  const turn = turns[state];
  if (turn === undefined) return { refusal: "licence_request_over" };
  if (answer === "decline") return { next: turn !== by && by === "licensee" ? "withdrawn" : "declined" };
  if (answer === "paid") return { refusal: "licence_not_agreed" };
  if (turn !== by) return { refusal: "licence_not_your_turn" };
  if (answer === "counter") return { next: by === "licensor" ? "countered" : "asked" };
  return amount === null ? { refusal: "licence_price_missing" } : { next: "agreed" };
}

function afterAgreement(
  amount: number | null,
  by: Side,
  answer: Answer,
): { next: RequestState | "issue" } | { refusal: ApiErrorCode } {
  if (answer === "decline") return { next: by === "licensee" ? "withdrawn" : "declined" };
  // Free of charge, it is issued when both agree; a failure in between is made up for by whoever asks again.
  const isDue =
    amount === 0 ? answer === "accept" || answer === "paid" : answer === "paid" && by === "licensor";
  return isDue ? { next: "issue" } : { refusal: "licence_not_your_turn" };
}
