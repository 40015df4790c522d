import { ApiError } from "@colophon/api";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useSignedOnce } from "./use-signed-once.ts";

const sending = () => renderHook(() => useSignedOnce<number>()).result.current;

/** Each signature is another one; each attempt fails with the next of these errors, until there are none left. */
function attempts(...errors: unknown[]) {
  let signatures = 0;
  const sign = vi.fn<() => Promise<number>>(async () => ++signatures);
  const sent: { body: number; key: string }[] = [];
  const send = async (body: number, headers: { "idempotency-key": string }) => {
    sent.push({ body, key: headers["idempotency-key"] });
    if (errors.length > 0) throw errors.shift();
  };
  return { sign, send, sent };
}

test.each([
  ["lost", new TypeError("Failed to fetch"), 1],
  ["a failure of the server", new ApiError(503, {}), 1],
  ["that somebody else said something", new ApiError(409, { code: "statement_outdated" }), 2],
  ["that the signature is wrong", new ApiError(422, { code: "wallet_statement_invalid" }), 2],
])("after an answer that is %s, the same contents are signed as often as needed", async (_, error, times) => {
  const sendSigned = sending();
  const { sign, send, sent } = attempts(error);
  await expect(sendSigned("a", sign, send)).rejects.toBe(error);
  await sendSigned("a", sign, send);
  expect(sign).toHaveBeenCalledTimes(times);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(times);
  expect(sent.at(-1)?.body).toBe(times);
});

test("other contents are signed under another key, and a late refusal of the first keeps them", async () => {
  const sendSigned = sending();
  const { sign, send, sent } = attempts();
  const late = new ApiError(409, { code: "statement_outdated" });
  let refuse: (error: Error) => void = () => undefined;
  const first = sendSigned("a", sign, () => new Promise<never>((_resolve, reject) => (refuse = reject)));
  await sendSigned("b", sign, send);
  refuse(late);
  await expect(first).rejects.toBe(late);
  await sendSigned("b", sign, send);
  expect(sent[0]).toEqual(sent[1]);
});

test("nothing is kept where the wallet doesn't sign", async () => {
  const sendSigned = sending();
  const { sign, send, sent } = attempts();
  await expect(sendSigned("a", () => Promise.reject(new Error("declined")), send)).rejects.toThrow(
    "declined",
  );
  await sendSigned("a", sign, send);
  expect(sent).toHaveLength(1);
});
