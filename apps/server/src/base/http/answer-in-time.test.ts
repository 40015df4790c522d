import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { answerInTime } from "./answer-in-time.ts";

const lines: unknown[][] = [];
const log = { warn: (...line: unknown[]) => void lines.push(line) };

test("what is done in time is answered, and a refusal too", async () => {
  expect(await answerInTime(Promise.resolve(7), log)).toBe(7);
  await expect(answerInTime(Promise.reject(new AppError("not_found")), log)).rejects.toThrow("Not found.");
  expect(lines).toEqual([]);
});

test("what is not is answered all the same, and goes on", async () => {
  const write = Promise.withResolvers<number>();
  await expect(answerInTime(write.promise, log, 1)).rejects.toMatchObject({
    code: "not_confirmed",
    status: 503,
  });
  write.resolve(7);
  await delay(0);
  expect(lines.splice(0)).toEqual([["a write was done after its request had been answered"]]);
});

test("one that fails afterwards is in the log, and ends nothing", async () => {
  const write = Promise.withResolvers<number>();
  await expect(answerInTime(write.promise, log, 1)).rejects.toThrow("in time");
  const err = new Error("the connection is gone");
  write.reject(err);
  await delay(0);
  expect(lines.splice(0)).toEqual([[{ err }, "a write failed after its request had been answered"]]);
});
