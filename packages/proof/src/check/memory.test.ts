import { expect, test } from "vitest";
import { createMemory } from "./memory.ts";

test("the same inputs are proven once", () => {
  const remember = createMemory<number>();
  let proofs = 0;
  const prove = () => ++proofs;
  expect([remember(["a", "b"], prove), remember(["a", "b"], prove)]).toEqual([1, 1]);
});

test("inputs that only look alike when put together are told apart", () => {
  const remember = createMemory<string[]>();
  const inputs = [["a", "bc"], ["ab", "c"], ["abc"], ["abc", ""], ["1:a", "1:b"], ["1:a1:b"], ["a1:", "b"]];
  expect(inputs.map((one) => remember(one, () => one))).toEqual(inputs);
});

test("what fails is tried again, and undefined is a result", () => {
  const remember = createMemory<undefined>();
  const fail = () => {
    throw new Error("no");
  };
  expect(() => remember(["a"], fail)).toThrow("no");
  expect(remember(["a"], () => undefined)).toBe(undefined);
  expect(remember(["a"], fail)).toBe(undefined);
});

test("the oldest is forgotten, and long inputs are never kept", () => {
  const remember = createMemory<number>();
  for (let i = 0; i <= 64; i++) remember([String(i)], () => i);
  expect(remember(["64"], () => -1)).toBe(64);
  expect(remember(["0"], () => -1)).toBe(-1);
  const long = "x".repeat(16_384);
  expect([remember([long], () => 1), remember([long], () => 2)]).toEqual([1, 2]);
});
